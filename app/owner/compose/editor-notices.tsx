import { Fragment, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import type { WorkingCopy, WorkingCopyHead } from '../../../core/posts/autosaves.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { compareAllLines } from '../../../shared/diff.ts';
import { mergeChanges, type Overlap } from '../../../shared/merge.ts';
import { localized, paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import text from '../../ui/text.module.css';
import { useFocusWhenLost, useWhenShown } from '../context/browser.ts';
import { useLocalTime, useOwner, useShortTime } from '../context/owner-context.ts';
import { callApi, requestMessage } from '../forms/api.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { type Message, ownerToasts, RecoverText } from '../forms/notices.tsx';
import { isOfThisBrowser } from './autosave.ts';
import { HeldNotice } from './checks/held-notice.tsx';
import styles from './compose.module.css';
import { Comparison, changesIn, comparePosts, EditedText, linesOf } from './dialogs/comparison.tsx';
import { ApprovalQuestion } from './dialogs/publish-questions.tsx';
import type { PostSession } from './post-session.ts';
import { type DraftValues, isSame, type PostDraft, textVersion, valuesOf } from './post-values.ts';
import type { Fields } from './saving.ts';

interface EditorNoticesProps {
  session: PostSession;
  /** The server's backups when the page was loaded. */
  unsaved: readonly WorkingCopyHead[];
  /** Whether unsaved text is restored by itself. Otherwise it is offered. */
  isRestoring?: boolean;
  /** Opens another new post. */
  onNew?: (() => void) | undefined;
}

type FoundDraft = Fields['drafts']['found'][number];

/** An unsaved text: this browser's `draft`, or a backup from another device. */
interface FoundText extends Pick<PostDraft, 'values' | 'version' | 'newText'> {
  at: string;
  draft?: FoundDraft;
}

/**
 * Restores unsaved text, asks which of two texts to use (unsaved ones, or a newer version), and asks before saving
 * confidential names or an unapproved text.
 */
export function EditorNotices({ session, unsaved, isRestoring = true, onNew }: EditorNoticesProps) {
  const { messages, locale } = useOwner();
  const { compose, toasts } = messages;
  const { compare, recover, unsaved: labels } = compose;
  const { fields, saving, say, held, asked } = session;
  const answer: typeof saving.save = (...options) => {
    session.endAsked();
    saving.save(...options);
  };
  const { saved, drafts, isDirty, baseline, typed, start } = fields;
  const { conflict } = saving;
  const { revalidate } = useRevalidator();
  const opened = useSearchParams()[0].get('unsaved');
  const savedText = { name: compare.saved, values: baseline };
  const [restored, setRestored] = useState<FoundText>();

  const restore = async ({ values, version, newText, draft }: FoundText) => {
    await fields.replace(values, saved, { startedAs: newText, ...(draft && { draft }) });
    if (saved && version !== textVersion(saved)) await saving.meetSince(version, saved);
    focusTitleWhenLost();
  };
  const restoreAtOnce = (found: FoundText) => {
    setRestored(found.version === textVersion(saved) ? found : undefined);
    void restore(found);
  };
  const backup = useBackupElsewhere(fields, unsaved, say, isRestoring ? restoreAtOnce : undefined);
  const { offer } = backup;
  const isUntouched = isRestoring && start.count === 0 && !isDirty;
  const newest = drafts.found.find(({ newText }) => !opened || newText?.createKey === opened);
  const current = isUntouched ? newest : undefined;
  const restoreCurrent = useEffectEvent(() => current && restoreAtOnce({ ...current, draft: current }));
  const key = current?.key;
  useEffect(() => {
    if (key) restoreCurrent();
  }, [key]);
  const discard = async (draft: FoundDraft) => {
    focusTitleWhenLost();
    await fields.discard(draft);
    void revalidate();
  };
  const discardRestored = (draft: FoundDraft | undefined) => {
    const values = fields.read();
    const startedAs = fields.newText.current;
    setRestored(undefined);
    fields.autosave.drop();
    void fields.replace(baseline, saved, { isMerged: true });
    if (draft) void discard(draft);
    const altText = fill(toasts.undo_alt, { action: recover.discarded });
    const onAction = () => void fields.replace(values, saved, { startedAs });
    ownerToasts.show({ title: recover.discarded, action: { label: toasts.undo, altText, onAction } });
  };
  return (
    <>
      {restored && isDirty && !conflict && (
        <Restored
          {...restored}
          fields={fields}
          // A new post's page lists them above.
          others={saved ? unsaved.filter(({ id }) => id !== saved.id).slice(0, 3) : []}
          onClose={() => {
            setRestored(undefined);
            focusTitleWhenLost();
          }}
          onNew={onNew}
          onDiscard={() => discardRestored(restored.draft)}
        />
      )}
      {(current ? [] : drafts.found).map((draft) => (
        <RecoverText
          key={draft.key}
          at={draft.at}
          title={draft.values.title}
          onRestore={() => void restore({ ...draft, draft })}
          onDiscard={() => void discard(draft)}
          compare={(time) => (
            <Comparison
              before={savedText}
              after={{ name: fill(compare.kept, { time }), values: draft.values }}
            />
          )}
        />
      ))}
      {offer && (
        <RecoverText
          key={offer.etag}
          at={offer.written_at}
          title={offer.title}
          labels={{
            heading: isDirty ? labels.both : labels.newer,
            restore: labels.go_on_there,
            discard: labels.keep_this,
            compare: labels.compare,
          }}
          onRestore={() => void restore(backup.take(offer))}
          onDiscard={() => {
            // The next backup replaces the offered one. Without unsaved text, there is none.
            backup.take(offer);
            if (!isDirty) fields.autosave.drop();
            focusTitleWhenLost();
          }}
          compare={() => (
            <Comparison
              before={{ name: compare.mine, values: typed }}
              after={{ name: labels.there, values: offer.text }}
            />
          )}
        />
      )}
      {conflict && (
        <Conflict
          base={conflict.base}
          theirs={conflict.theirs}
          mine={typed}
          onKeep={saving.keepMine}
          onTake={() => {
            const { theirs } = conflict;
            saving.endConflict();
            void fields.replace(valuesOf(theirs, locale), theirs);
            say({ text: compose.conflict.taken });
          }}
          onMerge={(merged) => {
            saving.endConflict();
            void fields.replace(merged, conflict.theirs, { isMerged: true });
            say({ text: compose.conflict.merged });
          }}
        />
      )}
      {held && <HeldNotice places={held} isBusy={session.busy !== undefined} onClose={session.endHeld} />}
      {asked && (
        <ApprovalQuestion
          review={asked.review}
          mine={typed}
          canSchedule={saved?.status !== 'published'}
          isScheduled={asked.intent === 'schedule'}
          onPublish={() => answer(asked.intent, { withoutApproval: true })}
          onDraft={() => answer('draft')}
          onClose={session.endAsked}
        />
      )}
    </>
  );
}

interface RestoredProps extends FoundText {
  fields: Fields;
  /** Unsaved changes to other posts. */
  others: readonly WorkingCopyHead[];
  onClose: () => void;
  onNew: (() => void) | undefined;
  onDiscard: () => void;
}

/** How much unsaved text was restored, since when, and how it differs from what was saved. */
function Restored({ at, values, fields, others, onClose, onNew, onDiscard }: RestoredProps) {
  const { messages, locale } = useOwner();
  const { compare, recover, unsaved, new_post } = messages.compose;
  const { saved, baseline, typed } = fields;
  const when = useShortTime();
  const heading = useFocusWhenLost<HTMLHeadingElement>(at);
  const [isCompared, setCompared] = useState(false);
  const [added] = useState(() =>
    changesIn(comparePosts(baseline, values))
      .filter(({ name }) => name !== 'slug')
      .reduce((sum, change) => sum + change.added, 0),
  );
  const savedAt = saved?.next?.updated_at ?? saved?.updated_at;
  return (
    <section className={styles.panel} aria-labelledby="restored">
      <h2 id="restored" ref={heading} tabIndex={-1}>
        {added > 0 ? plural(locale, recover.restored_words, added) : recover.restored}
      </h2>
      <p className={text.small}>
        {fill(recover.typed_at, { time: when(at) })}{' '}
        {savedAt && fill(recover.saved_at, { time: when(savedAt) })} {others.length > 0 && recover.others}{' '}
        {others.map(({ id, slug, title, language }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <Link
              to={localized(slug === null ? paths.composeUnsaved(id) : paths.composePost(slug), locale)}
              lang={language}
            >
              {title.trim() || slug || unsaved.untitled}
            </Link>
          </Fragment>
        ))}
      </p>
      <div className={styles.actions}>
        <Button isOutlined onClick={onClose}>
          {recover.go_on}
        </Button>
        {saved && (
          <TextButton aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
            {recover.compare}
          </TextButton>
        )}
        {!saved && onNew && <TextButton onClick={onNew}>{new_post}</TextButton>}
        <TextButton onClick={onDiscard}>{recover.discard}</TextButton>
      </div>
      {isCompared && (
        <Comparison
          before={{ name: compare.saved, values: baseline }}
          after={{ name: compare.mine, values: typed }}
        />
      )}
    </section>
  );
}

interface ConflictProps {
  /** The version that both changes are based on. */
  base: Post | null;
  /** The newer version, saved elsewhere. */
  theirs: Post;
  mine: DraftValues;
  onKeep: () => void;
  onTake: () => void;
  onMerge: (merged: DraftValues) => void;
}

type Choice = 'mine' | 'theirs' | 'both';

/** A conflict between two windows: merges changes made in only one, and lets the owner choose the rest. */
function Conflict({ base, theirs, mine, onKeep, onTake, onMerge }: ConflictProps) {
  const { messages, locale } = useOwner();
  const { conflict, compare } = messages.compose;
  const heading = useRef<HTMLHeadingElement>(null);
  const time = useLocalTime(theirs.updated_at);
  useEffect(() => heading.current?.focus(), []);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const overlaps: (Overlap & { key: string })[] = [];
  const from = base ? valuesOf(base, locale) : undefined;
  const merged =
    from &&
    mergeChanges(from, mine, valuesOf(theirs, locale), (overlap) => {
      const key = JSON.stringify(overlap);
      overlaps.push({ ...overlap, key });
      const chosen = choices[key] ?? 'mine';
      return chosen === 'both' ? overlap.mine + overlap.theirs : overlap[chosen];
    });
  const copyMine = async () => {
    await navigator.clipboard.writeText([mine.title, ...linesOf(mine.html)].join('\n\n'));
    ownerToasts.show({ title: messages.toasts.text_copied });
  };
  return (
    <section className={styles.panel} aria-labelledby="conflict">
      <h2 id="conflict" ref={heading} tabIndex={-1}>
        {fill(conflict.heading, { time })}
      </h2>
      {overlaps.length === 0 && (
        <Comparison
          before={{ name: compare.theirs, values: valuesOf(theirs, locale) }}
          after={{ name: compare.mine, values: mine }}
        />
      )}
      {overlaps.length > 0 && <p className={text.small}>{conflict.choose}</p>}
      {overlaps.map((overlap) => (
        <OverlapChoice
          key={overlap.key}
          overlap={overlap}
          chosen={choices[overlap.key] ?? 'mine'}
          onChoose={(choice) => setChoices((before) => ({ ...before, [overlap.key]: choice }))}
        />
      ))}
      <div className={styles.actions}>
        {merged && <Button onClick={() => onMerge(merged)}>{conflict.merge}</Button>}
        <TextButton onClick={onKeep}>{conflict.keep}</TextButton>
        <TextButton onClick={onTake}>{conflict.take}</TextButton>
        <TextButton onClick={() => void copyMine()}>{conflict.copy}</TextButton>
      </div>
    </section>
  );
}

interface OverlapChoiceProps {
  overlap: Overlap;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

/** Asks which of two changes to use. Paragraphs can also follow each other. */
function OverlapChoice({ overlap, chosen, onChoose }: OverlapChoiceProps) {
  const { compose, reviewPanel } = useOwner().messages;
  const { conflict, fields } = compose;
  const id = useId();
  const { name } = overlap;
  const label = name === 'html' ? fields.body : fields[name as keyof DraftValues & keyof typeof fields];
  const wordsOf = (value: string) => (name === 'html' ? linesOf(value).join(' ') : value) || conflict.removed;
  const labels: Record<Choice, string> = {
    mine: `${conflict.here}:`,
    theirs: `${conflict.there}:`,
    both: conflict.both,
  };
  return (
    <fieldset className={`${styles.overlap} ${field.edited}`}>
      <legend>{label}</legend>
      {(name === 'html' ? (['mine', 'theirs', 'both'] as const) : (['mine', 'theirs'] as const)).map(
        (choice) => (
          <label key={choice}>
            <input type="radio" name={id} checked={choice === chosen} onChange={() => onChoose(choice)} />
            <span>
              {labels[choice]}
              {choice !== 'both' && (
                <span>
                  <EditedText
                    pieces={compareAllLines([wordsOf(overlap.base)], [wordsOf(overlap[choice])]).flat()}
                    labels={reviewPanel}
                  />
                </span>
              )}
            </span>
          </label>
        ),
      )}
    </fieldset>
  );
}

/**
 * Finds a newer backup of the text from another device. It is passed to `onOpening` when the text is opened,
 * and offered when the window is shown again and when the server refuses a backup. Nothing is sent until the
 * owner responds to the offer.
 */
function useBackupElsewhere(
  fields: Fields,
  heads: readonly WorkingCopyHead[],
  say: (message: Message) => void,
  onOpening: ((found: FoundText) => void) | undefined,
) {
  const { errors, compose } = useOwner().messages;
  const opened = useSearchParams()[0].get('unsaved');
  const [offer, setOffer] = useState<WorkingCopy>();
  const { autosave } = fields;
  const id = fields.unsavedId();

  const endOffer = () => {
    setOffer(undefined);
    autosave.release('problem');
  };
  /** Makes the next backup replace the found one. Returns the text. */
  const take = (backup: WorkingCopy): FoundText => {
    autosave.continueFrom(backup);
    endOffer();
    const newText = { createKey: backup.id, madeSlug: backup.made_slug };
    return { values: backup.text, version: backup.version, newText, at: backup.written_at };
  };
  const check = async (onFound: (backup: WorkingCopy) => void = setOffer): Promise<void> => {
    autosave.hold('problem');
    const called = await callApi<WorkingCopy>('GET', paths.apiUnsavedText(id));
    // Offers nothing if reading failed or if this browser stores the text itself.
    if (!called.ok || isOfThisBrowser(called.value.writer)) return setOffer(undefined);
    const backup = called.value;
    if (!isSame(backup.text, fields.baseline)) return onFound(backup);
    void autosave.removeBackup(id, { etag: backup.etag });
    endOffer();
  };

  const onOpened = useEffectEvent(async () => {
    const open = (backup: WorkingCopy) =>
      fields.hasTyped() || !onOpening ? setOffer(backup) : onOpening(take(backup));
    if (!opened) {
      const head = heads.find((each) => each.id === id);
      if (head && !isOfThisBrowser(head.writer)) await check(open);
      return;
    }
    const called = await callApi<WorkingCopy>('GET', paths.apiUnsavedText(opened));
    if (called.ok) {
      // A text stored in this browser is found there.
      if (!isOfThisBrowser(called.value.writer)) open(called.value);
    } else {
      const isGone = called.failure.status === 404;
      say({ text: isGone ? compose.unsaved.gone : requestMessage('network', errors), isFailure: true });
    }
  });
  useEffect(() => void onOpened(), []);

  const onConflict = useEffectEvent(check);
  const { conflicts } = autosave;
  useEffect(() => {
    if (conflicts > 0) void onConflict();
  }, [conflicts]);

  useWhenShown(async () => {
    const called = await callApi<WorkingCopyHead[]>('GET', paths.apiUnsaved);
    if (!called.ok) return;
    const head = called.value.find((each) => each.id === id);
    const isForeign = head && head.etag !== autosave.etagOf(id) && !isOfThisBrowser(head.writer);
    if (!isForeign) endOffer();
    else if (head.etag !== offer?.etag) await check();
  });

  return { offer, take };
}

/** Moves the focus to the title if the removed notice had it. */
function focusTitleWhenLost(): void {
  // One frame later, because the fields may be replaced first.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('title')?.focus();
  });
}

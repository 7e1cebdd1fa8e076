import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { WorkingCopy, WorkingCopyHead } from '../../../core/posts/autosaves.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { compareAllLines } from '../../../shared/diff.ts';
import { mergeChanges, type Overlap } from '../../../shared/merge.ts';
import { paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import text from '../../ui/text.module.css';
import { useWhenShown } from '../context/browser.ts';
import { useLocalTime, useOwner } from '../context/owner-context.ts';
import { callApi, requestMessage } from '../forms/api.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { type Message, ownerToasts, RecoverText } from '../forms/notices.tsx';
import { isOfThisBrowser } from './autosave.ts';
import styles from './compose.module.css';
import { Comparison, changesIn, comparePosts, EditedText, linesOf } from './dialogs/comparison.tsx';
import type { PostSession } from './post-session.ts';
import { type DraftValues, isSame, valuesOf } from './post-values.ts';
import type { Fields } from './saving.ts';

interface EditorNoticesProps {
  session: PostSession;
  /** The server's backups when the page was loaded. */
  unsaved: readonly WorkingCopyHead[];
  /** Called when unsaved text with that ID was discarded. */
  onSettled?: (id: string) => void;
}

type FoundDraft = Fields['drafts']['found'][number];

/** Restores unsaved text, and asks which of two texts to use: a found draft, a backup from another device, or a newer version. */
export function EditorNotices({ session, unsaved, onSettled }: EditorNoticesProps) {
  const { messages, locale } = useOwner();
  const { compose, toasts } = messages;
  const { compare, recover, unsaved: labels } = compose;
  const { fields, saving, say } = session;
  const { saved, drafts, isDirty, baseline, typed, start } = fields;
  const { conflict } = saving;
  const backup = useNewerBackup(fields, unsaved, say);
  const { offer } = backup;
  const savedText = { name: compare.saved, values: baseline };
  const [restored, setRestored] = useState<{ draft: FoundDraft; added: number }>();
  const restore = (draft: FoundDraft) => {
    const onto = saved && draft.version ? { ...saved, version: draft.version } : saved;
    return fields.replace(draft.values, onto, { startedAs: draft.newText, draft });
  };
  /** The post's only unsaved text, edited at once. It is offered if it is older, or if the page is for a new post. */
  const isUntouched = start.count === 0 && !isDirty && !offer;
  const [only] = isUntouched && drafts.found.length === 1 ? drafts.found : [];
  const current = only && only.version === saved?.version ? only : undefined;
  const restoreCurrent = useEffectEvent(async () => {
    if (!current) return;
    const changes = changesIn(comparePosts(baseline, current.values));
    setRestored({ draft: current, added: changes.reduce((sum, { added }) => sum + added, 0) });
    await restore(current);
    focusTitleWhenLost();
  });
  const key = current?.key;
  useEffect(() => {
    if (key) void restoreCurrent();
  }, [key]);
  const discardRestored = (draft: FoundDraft) => {
    const values = fields.read();
    setRestored(undefined);
    fields.autosave.drop();
    void fields.replace(baseline, saved, { isMerged: true });
    fields.discard(draft);
    focusTitleWhenLost();
    const altText = fill(toasts.undo_alt, { action: recover.discarded });
    const onAction = () => void fields.replace(values, saved, { startedAs: draft.newText });
    ownerToasts.show({ title: recover.discarded, action: { label: toasts.undo, altText, onAction } });
  };
  const offered = current ? [] : drafts.found;
  return (
    <>
      {restored && isDirty && (
        <RecoverText
          at={restored.draft.at}
          labels={{
            ...recover,
            heading:
              restored.added > 0 ? plural(locale, recover.restored_words, restored.added) : recover.restored,
            restore: recover.go_on,
          }}
          onRestore={() => {
            setRestored(undefined);
            focusTitleWhenLost();
          }}
          onDiscard={() => discardRestored(restored.draft)}
          compare={() => <Comparison before={savedText} after={{ name: compare.mine, values: typed }} />}
        />
      )}
      {offered.map((draft) => (
        <RecoverText
          key={draft.key}
          at={draft.at}
          title={draft.values.title}
          onRestore={() => void restore(draft).then(focusTitleWhenLost)}
          onDiscard={() => {
            fields.discard(draft);
            onSettled?.(saved?.id ?? draft.newText?.createKey ?? '');
            focusTitleWhenLost();
          }}
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
            restore: isDirty ? labels.go_on_there : labels.go_on,
            discard: isDirty ? labels.keep_this : labels.keep_saved,
            compare: isDirty ? labels.compare : recover.compare,
          }}
          onRestore={() => void backup.restore(offer)}
          onDiscard={() => (isDirty ? backup.keepTyped(offer) : void backup.discard(offer))}
          compare={() => (
            <Comparison
              before={isDirty ? { name: compare.mine, values: typed } : savedText}
              after={{ name: labels.there, values: offer.text }}
            />
          )}
        />
      )}
      {conflict && (
        <Conflict
          base={conflict.base ?? saved}
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
    </>
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
 * Finds a newer backup of the text from another device: when the text is opened, when the window is shown
 * again, and when the server refuses a backup. Nothing is sent until the owner responds to the offer.
 */
function useNewerBackup(fields: Fields, heads: readonly WorkingCopyHead[], say: (message: Message) => void) {
  const { errors, compose } = useOwner().messages;
  const opened = useSearchParams()[0].get('unsaved');
  const [offer, setOffer] = useState<WorkingCopy>();
  const { autosave } = fields;
  const id = fields.unsavedId();

  const onFailure = (status: number) =>
    say({
      text:
        status === 0 ? requestMessage('network', errors) : fill(compose.unsaved.not_discarded, { status }),
      isFailure: true,
    });
  const endOffer = () => {
    setOffer(undefined);
    autosave.release('problem');
  };
  const restore = async (backup: WorkingCopy) => {
    endOffer();
    autosave.continueFrom(backup);
    const { saved } = fields;
    const onto = saved && backup.version > 0 ? { ...saved, version: backup.version } : saved;
    const startedAs = { createKey: backup.id, madeSlug: backup.made_slug };
    await fields.replace(backup.text, onto, { startedAs });
    focusTitleWhenLost();
  };
  const check = async (): Promise<void> => {
    autosave.hold('problem');
    const called = await callApi<WorkingCopy>('GET', paths.apiUnsavedText(id));
    // Offers nothing if reading failed or if this browser stores the text itself.
    if (!called.ok || isOfThisBrowser(called.value.writer)) return setOffer(undefined);
    const backup = called.value;
    if (!isSame(backup.text, fields.baseline)) return setOffer(backup);
    void autosave.removeBackup(id, { etag: backup.etag });
    endOffer();
  };

  const onOpened = useEffectEvent(async () => {
    if (!opened) {
      const head = heads.find((each) => each.id === id);
      if (head && !isOfThisBrowser(head.writer)) await check();
      return;
    }
    const called = await callApi<WorkingCopy>('GET', paths.apiUnsavedText(opened));
    if (called.ok) {
      // A text stored in this browser is offered as a found draft.
      if (!isOfThisBrowser(called.value.writer)) await restore(called.value);
    } else if (called.failure.status === 404) say({ text: compose.unsaved.gone, isFailure: true });
    else onFailure(called.failure.status);
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

  return {
    offer,
    restore,
    /** Continues with the typed text, which replaces the offered backup. */
    keepTyped: (backup: WorkingCopy) => {
      autosave.continueFrom(backup);
      endOffer();
      focusTitleWhenLost();
    },
    discard: async (backup: WorkingCopy) => {
      const called = await autosave.removeBackup(backup.id, { etag: backup.etag });
      if (!called.ok && called.failure.status === 409) return check();
      if (!called.ok) return onFailure(called.failure.status);
      endOffer();
      focusTitleWhenLost();
    },
  };
}

/** Moves the focus to the title if the removed notice had it. */
function focusTitleWhenLost(): void {
  // One frame later, because the fields may be replaced first.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('title')?.focus();
  });
}

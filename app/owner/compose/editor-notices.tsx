import { diff3Merge } from 'node-diff3';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { WorkingCopy, WorkingCopyHead } from '../../../core/posts/working-copies.ts';
import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import { useWhenShown } from '../context/browser.ts';
import { useLocalTime, useOwner } from '../context/owner-context.ts';
import { parseInert } from '../context/trusted-html.ts';
import { callApi, requestMessage } from '../forms/api.ts';
import type { StoredDraft } from '../forms/drafts.ts';
import { TextButton } from '../forms/fields.tsx';
import { type Message, ownerToasts, RecoverText } from '../forms/notices.tsx';
import { isOfThisBrowser } from './autosave.ts';
import styles from './compose.module.css';
import { Comparison, linesOf } from './dialogs/comparison.tsx';
import type { Fields } from './fields.ts';
import { type DraftValues, draftFields, isSame, type PostDraft, valuesOf } from './post-values.ts';
import type { Saving } from './saving.ts';

interface EditorNoticesProps {
  fields: Fields;
  saving: Saving;
  /** What the server kept of unsaved writing when the page was loaded. */
  unsaved: readonly WorkingCopyHead[];
  say: (message: Message) => void;
  /** Unsaved text of that id was discarded. */
  onSettled: (id: string) => void;
}

/** What the editor has to ask: which of two texts is meant, where there are two. */
export function EditorNotices({ fields, saving, unsaved, say, onSettled }: EditorNoticesProps) {
  const { messages, locale } = useOwner();
  const { compose } = messages;
  const { saved, drafts } = fields;
  const { conflict } = saving;
  const other = useOtherDevice({
    fields,
    heads: unsaved,
    begin: useSearchParams()[0].get('unsaved') ?? '',
    onGone: () => say({ text: compose.unsaved.gone, isFailure: true }),
    onFailure: (status) => {
      const failed = fill(compose.unsaved.not_discarded, { status });
      say({ text: status === 0 ? requestMessage('network', messages.errors) : failed, isFailure: true });
    },
  });
  const { offer } = other;
  return (
    <>
      {drafts.found.map((draft) => (
        <RecoverDraft
          key={draft.key}
          draft={draft}
          saved={fields.baseline}
          onRestore={() => {
            const onto = saved && draft.version ? { ...saved, version: draft.version } : saved;
            void fields.replace(draft.values, onto, { begun: draft.newText, draft }).then(focusTitleWhenLost);
          }}
          onDiscard={() => {
            fields.discard(draft);
            onSettled(saved?.id ?? draft.newText?.createKey ?? '');
            focusTitleWhenLost();
          }}
        />
      ))}
      {offer && (
        <OtherDevice
          key={offer.etag}
          copy={offer}
          fields={fields}
          onGoOn={() => void other.goOn(offer)}
          onKeepThis={() => other.keepThis(offer)}
          onKeepSaved={() => void other.keepSaved(offer)}
        />
      )}
      {conflict && (
        <Conflict
          base={saved}
          theirs={conflict.theirs}
          mine={fields.typed}
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

interface RecoverDraftProps {
  draft: StoredDraft<PostDraft>;
  /** What is saved; the empty page of a new post. */
  saved: DraftValues;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers a post that was typed here and never saved. */
function RecoverDraft({ draft, saved, onRestore, onDiscard }: RecoverDraftProps) {
  const { compare } = useOwner().messages.compose;
  const { at, values } = draft;
  return (
    <RecoverText
      at={at}
      title={values.title}
      onRestore={onRestore}
      onDiscard={onDiscard}
      compare={(time) => (
        <Comparison
          before={{ name: compare.saved, values: saved }}
          after={{ name: fill(compare.kept, { time }), values }}
        />
      )}
    />
  );
}

interface OtherDeviceProps {
  copy: WorkingCopy;
  fields: Fields;
  onGoOn: () => void;
  onKeepThis: () => void;
  onKeepSaved: () => void;
}

/** Offers what another device has written on the text in the editor. Neither text is lost by looking. */
function OtherDevice({ copy, fields, onGoOn, onKeepThis, onKeepSaved }: OtherDeviceProps) {
  const { unsaved, recover, compare } = useOwner().messages.compose;
  const { isDirty } = fields;
  const before = isDirty
    ? { name: compare.mine, values: fields.typed }
    : { name: compare.saved, values: fields.baseline };
  return (
    <RecoverText
      at={copy.written_at}
      title={copy.title}
      labels={{
        heading: isDirty ? unsaved.both : unsaved.newer,
        restore: isDirty ? unsaved.go_on_there : unsaved.go_on,
        discard: isDirty ? unsaved.keep_this : unsaved.keep_saved,
        compare: isDirty ? unsaved.compare : recover.compare,
      }}
      onRestore={onGoOn}
      onDiscard={isDirty ? onKeepThis : onKeepSaved}
      compare={() => <Comparison before={before} after={{ name: unsaved.there, values: copy.text }} />}
    />
  );
}

interface ConflictProps {
  /** The version that both changes go on from. */
  base: Post | null;
  /** The newer version that a save met. */
  theirs: Post;
  mine: DraftValues;
  onKeep: () => void;
  onTake: () => void;
  /** Both changes in one text: offered where they do not touch the same paragraph or field. */
  onMerge: (merged: DraftValues) => void;
}

/** Two windows have changed one post: shows both texts and lets the owner choose. Neither gets lost. */
function Conflict({ base, theirs, mine, onKeep, onTake, onMerge }: ConflictProps) {
  const { messages, locale } = useOwner();
  const { conflict, compare } = messages.compose;
  const heading = useRef<HTMLParagraphElement>(null);
  const time = useLocalTime(theirs.updated_at);
  useEffect(() => heading.current?.focus(), []);
  const merged = base ? mergeValues(valuesOf(base, locale), mine, valuesOf(theirs, locale)) : undefined;
  const copyMine = async () => {
    await navigator.clipboard.writeText([mine.title, ...linesOf(mine.html)].join('\n\n'));
    ownerToasts.show({ title: messages.toasts.text_copied });
  };
  return (
    <section className={styles.panel} aria-labelledby="conflict">
      <p id="conflict" ref={heading} tabIndex={-1}>
        {fill(conflict.heading, { time })}
      </p>
      <Comparison
        before={{ name: compare.theirs, values: valuesOf(theirs, locale) }}
        after={{ name: compare.mine, values: mine }}
      />
      <div className={styles.actions}>
        {merged && <TextButton onClick={() => onMerge(merged)}>{conflict.merge}</TextButton>}
        <TextButton onClick={onKeep}>{conflict.keep}</TextButton>
        <TextButton onClick={onTake}>{conflict.take}</TextButton>
        <TextButton onClick={() => void copyMine()}>{conflict.copy}</TextButton>
      </div>
    </section>
  );
}

/**
 * Two changes of one text in one: paragraphs and fields that only one of them changed are that one's. Undefined where both
 * changed the same field or paragraph. Runs in the browser.
 */
export function mergeValues(
  base: DraftValues,
  mine: DraftValues,
  theirs: DraftValues,
  parse: (html: string) => ParentNode = parseInert,
): DraftValues | undefined {
  // With something between them that stays, changes of neighbors do not overlap.
  const blocksOf = ({ html }: DraftValues) =>
    [...parse(html).children].flatMap((block) => ['', block.outerHTML]);
  const merged = { ...mine };
  for (const name of draftFields) {
    const value =
      name === 'html'
        ? mergeBlocks(blocksOf(base), blocksOf(mine), blocksOf(theirs))
        : mergeField(name, base, mine, theirs);
    if (value === undefined) return undefined;
    merged[name] = value;
  }
  return merged;
}

function mergeField(
  name: keyof DraftValues,
  ...[base, mine, theirs]: [DraftValues, DraftValues, DraftValues]
) {
  if (mine[name] === theirs[name] || theirs[name] === base[name]) return mine[name];
  return mine[name] === base[name] ? theirs[name] : undefined;
}

function mergeBlocks(base: string[], mine: string[], theirs: string[]): string | undefined {
  const regions = diff3Merge(mine, base, theirs);
  const blocks = regions.map(({ ok }) => ok);
  return blocks.every((block) => block !== undefined) ? blocks.flat().join('') : undefined;
}

interface OtherDeviceOptions {
  fields: Fields;
  /** What the server kept when the page was loaded. */
  heads: readonly WorkingCopyHead[];
  /** Id of the unsaved text that the address asks for; '' for none. */
  begin: string;
  /** There is no such text any more. */
  onGone: () => void;
  /** A request came to nothing; 0 without a line. */
  onFailure: (status: number) => void;
}

/**
 * Looks whether another device has written on the text in the editor: when it is opened, when the window is seen again,
 * and when the server refuses what is typed here. What is found is offered; until that is decided, nothing is sent.
 */
function useOtherDevice({ fields, heads, begin, onGone, onFailure }: OtherDeviceOptions) {
  const [offer, setOffer] = useState<WorkingCopy>();
  const { copies } = fields;
  const id = fields.unsavedId();

  const end = () => {
    setOffer(undefined);
    copies.resume();
  };
  const goOn = async (copy: WorkingCopy) => {
    end();
    copies.goOnFrom(copy);
    const { saved } = fields;
    const onto = saved && copy.version > 0 ? { ...saved, version: copy.version } : saved;
    await fields.replace(copy.text, onto, { begun: { createKey: copy.id, madeSlug: copy.made_slug } });
    focusTitleWhenLost();
  };
  const look = async (): Promise<void> => {
    copies.hold();
    const called = await callApi<WorkingCopy>('GET', paths.apiUnsavedText(id));
    // What the server has no room for is not asked about again and again.
    if (!called.ok) return setOffer(undefined);
    const copy = called.value;
    // Another window of this browser writes on it, and its text is kept here.
    if (isOfThisBrowser(copy.writer)) return setOffer(undefined);
    if (!isSame(copy.text, fields.baseline)) return setOffer(copy);
    copies.removeOf(id, { etag: copy.etag });
    end();
  };

  const onOpened = useEffectEvent(async () => {
    if (begin) {
      const called = await callApi<WorkingCopy>('GET', paths.apiUnsavedText(begin));
      if (!called.ok) return called.failure.status === 404 ? onGone() : onFailure(called.failure.status);
      // Kept here, it is offered by the browser's own notice.
      if (!isOfThisBrowser(called.value.writer)) await goOn(called.value);
      return;
    }
    const head = heads.find((each) => each.id === id);
    if (head && !isOfThisBrowser(head.writer)) await look();
  });
  useEffect(() => void onOpened(), []);

  const onRefused = useEffectEvent(look);
  const { refusals } = copies;
  useEffect(() => {
    if (refusals > 0) void onRefused();
  }, [refusals]);

  useWhenShown(async () => {
    const called = await callApi<WorkingCopyHead[]>('GET', paths.apiUnsaved);
    if (!called.ok) return;
    const head = called.value.find((each) => each.id === id);
    const isOther = head && head.etag !== copies.etagOf(id) && !isOfThisBrowser(head.writer);
    if (!isOther) end();
    else if (head.etag !== offer?.etag) await look();
  });

  return {
    offer,
    goOn,
    /** What stands here is kept in the place of what was offered. */
    keepThis: (copy: WorkingCopy) => {
      copies.goOnFrom(copy);
      end();
      focusTitleWhenLost();
    },
    /** What was offered is let go. */
    keepSaved: async (copy: WorkingCopy) => {
      const called = await copies.removeOf(copy.id, { etag: copy.etag });
      if (!called.ok && called.failure.status === 409) return look();
      if (!called.ok) return onFailure(called.failure.status);
      end();
      focusTitleWhenLost();
    },
  };
}

/** Where a notice went away with the button that was pressed, the keyboard goes on in the title of what it was about. */
function focusTitleWhenLost(): void {
  // The fields may be made anew by then.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('title')?.focus();
  });
}

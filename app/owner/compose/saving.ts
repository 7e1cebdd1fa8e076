import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { parseLocale } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import { randomKey, usePolling } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { callApi } from '../forms/api.ts';
import { draftKey, type StoredDraft, useDraft } from '../forms/drafts.ts';
import { useAction } from '../forms/use-action.ts';
import { type UnsavedText, useAutosave } from './autosave.ts';
import type { Done, PostResult, SaveFailure } from './post-action.ts';
import {
  beginText,
  type DraftValues,
  draftFields,
  identityOf,
  isSame,
  isSameText,
  type NewText,
  type OpenedPost,
  type PostDraft,
  textVersion,
  valuesIn,
  valuesOf,
} from './post-values.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Manages a post's saved and typed values and backups. The form works before its script has loaded.
 * `returned`: the typed values, after a form sent without JavaScript failed.
 */
export function useFields(
  form: RefObject<HTMLFormElement | null>,
  post: OpenedPost | null,
  returned: DraftValues | undefined,
) {
  const { locale } = useOwner();
  const autosave = useAutosave();
  const [language] = useState(locale);
  const [saved, setSaved] = useState(post);
  const baseline = valuesOf(saved, language);
  const [typed, setTyped] = useState(returned ?? baseline);
  /** Initial values of the fields. A new `count` renders the fields again. */
  const [start, setStart] = useState({
    values: typed,
    sanitizedHtml: returned ? undefined : post?.html,
    count: 0,
  });
  const newText = useRef(beginText());
  const drafts = useDraft<PostDraft>({
    place: placeOf(saved),
    keyOf: (place, windowId) => draftKey('compose_draft', `${place}:${windowId}`),
    isUnsaved: (values) => !isSame(values, baseline),
  });

  const fieldOf = (name: keyof DraftValues) => form.current?.elements.namedItem(name) as Field | null;
  const readForm = () => new FormData(form.current ?? undefined);
  const read = () => (form.current ? valuesIn(readForm()) : typed);
  const unsavedId = (onto = saved) => onto?.id ?? newText.current.createKey;
  const unsavedText = (values: DraftValues, onto: OpenedPost | null): UnsavedText => ({
    id: unsavedId(onto),
    writer: drafts.windowId(),
    version: textVersion(onto),
    made_slug: newText.current.madeSlug,
    text: { ...values, language: parseLocale(values.language) ?? locale },
    written_at: new Date().toISOString(),
  });
  const backUp = (values: DraftValues, onto: OpenedPost | null) => {
    const version = textVersion(onto);
    drafts.keep({ values, version, newText: onto ? undefined : newText.current }, placeOf(onto));
    const text = unsavedText(values, onto);
    // Only one window of this browser sends backups, and none does until the draft of a closed window is
    // restored or discarded.
    const windows = onto && !autosave.etagOf(text.id) ? drafts.otherWindows(onto.id) : [];
    const hasFound = drafts.found.some(({ key }) => windows.some((window) => key.endsWith(`:${window}`)));
    if (!hasFound && !windows.some((window) => window < text.writer)) autosave.note(text);
  };
  const note = (values: DraftValues, onto = saved) => {
    setTyped(values);
    if (!isSame(values, valuesOf(onto, language))) return backUp(values, onto);
    drafts.forget();
    autosave.drop();
  };
  const begin = (values: DraftValues, sanitizedHtml: string | undefined) => {
    setStart(({ count }) => ({ values, sanitizedHtml, count: count + 1 }));
    setTyped(values);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once what was typed before the script loaded
  useEffect(() => {
    const typedBefore = read();
    if (!isSame(typedBefore, baseline)) note(typedBefore);
  }, []);

  return {
    saved,
    baseline,
    typed,
    start,
    drafts,
    autosave,
    isDirty: !isSame(typed, baseline),
    newText,
    /** Returns the ID of the backup: the post's, or that of a new text. */
    unsavedId: () => unsavedId(),
    fieldOf,
    read,
    readForm,
    /** Checks for unsaved changes, including the last key. */
    hasTyped: () => !isSame(read(), baseline),
    backUpNow: () => autosave.sendNow(unsavedText(read(), saved)),
    onInput: () => note(read()),
    /** Changes one field as if the owner had typed. */
    fillIn: (name: keyof DraftValues, value: string) => {
      const field = fieldOf(name);
      if (!field || field.value === value) return;
      field.value = value;
      note(read());
    },
    /**
     * Replaces the typed values. The old ones stay stored and are offered, unless the new ones contain them
     * (`isMerged`). `startedAs` came with the new values. `draft` is the browser's stored draft.
     */
    replace: async (
      values: DraftValues,
      onto: OpenedPost | null = saved,
      {
        startedAs = beginText(),
        draft,
        isMerged = false,
      }: { startedAs?: NewText | undefined; draft?: StoredDraft<PostDraft>; isMerged?: boolean } = {},
    ) => {
      const against = valuesOf(onto, language);
      if (isMerged) drafts.forget();
      else await drafts.leave((left) => !isSame(left, values), placeOf(onto));
      if (draft) drafts.takeOver(draft, placeOf(onto));
      newText.current = startedAs;
      setSaved(onto);
      begin(values, values.html === against.html ? onto?.html : undefined);
      if (!isSame(values, against)) backUp(values, onto);
    },
    /** Discards a found draft in this browser and on the server. */
    discard: async (found: StoredDraft<PostDraft>) => {
      drafts.discard(found);
      const id = saved?.id ?? found.newText?.createKey;
      const writer = found.key.split(':').at(-1);
      if (id && writer) await autosave.removeBackup(id, { writer });
    },
    /** Continues after `sent` was saved as `now`: shows the normalized values and keeps text typed since. */
    settle: (sent: DraftValues, now: OpenedPost) => {
      const shown = { ...now, editorHtml: sent.html };
      const fresh = valuesOf(shown, language);
      const current = read();
      for (const name of draftFields) {
        const field = fieldOf(name);
        if (name !== 'html' && field && current[name] === sent[name]) field.value = fresh[name];
      }
      drafts.forget();
      autosave.settle();
      setSaved(shown);
      note(read(), shown);
    },
    /** Continues after a new text was saved and then deleted: the next save creates another post. */
    beginAgain: () => {
      autosave.drop();
      newText.current = { ...newText.current, createKey: randomKey() };
      backUp(read(), saved);
    },
    /** Bases the typed text on a newer version. */
    rebase: (now: OpenedPost) => {
      setSaved(now);
      note(read(), now);
    },
    /** Shows a newer version while nothing is unsaved. */
    refresh: (now: OpenedPost) => {
      setSaved(now);
      begin(valuesOf(now, language), now.html);
    },
  };
}

export type Fields = ReturnType<typeof useFields>;

function placeOf(post: OpenedPost | null): string {
  return post?.id ?? 'new';
}

export type Intent =
  | 'publish'
  | 'schedule'
  | 'draft'
  | 'unpublish'
  | 'republish'
  | 'new'
  /** For the next version of a published post. */
  | 'next'
  | 'unschedule'
  | 'discard'
  | 'undiscard';

/** Intents that send the saved text, not what was typed. */
const ofSavedText: readonly Intent[] = ['unpublish', 'republish', 'discard', 'undiscard'];

interface SavingOptions {
  fields: Fields;
  /** Returns the path of the page with a saved post. */
  pathOf: (slug: string) => string;
  onSaved: (post: OpenedPost, done: Done) => void;
  /** Called if a save fails. `sent` has its options, for a retry. */
  onFailure: (failure: SaveFailure, sent: SaveOptions & { intent: Intent }) => void;
  /** Called if only the post's status was changed elsewhere. */
  onStatusChanged: (theirs: OpenedPost) => void;
}

export interface SaveOptions {
  slug?: string;
  /** Idempotency key of the duplicate to create. */
  key?: string;
  /** The version to save over, if it isn't the one that was edited. */
  onto?: OpenedPost | null;
  /** Publishes even though the reviewer hasn't approved this version. */
  withoutApproval?: boolean;
  /** The version to publish again, or the discarded one to restore. */
  shown?: number | undefined;
}

interface Sent extends SaveOptions {
  values: DraftValues;
  intent: Intent;
}

interface Conflict {
  theirs: OpenedPost;
  /** The version that both texts changed; null while it loads, and if it can't be read. */
  base: Post | null;
  intent?: Intent | undefined;
}

/** Saves the typed text and continues with the stored version. Sets `conflict` if there is a newer one. */
export function useSaving({ fields, pathOf, ...on }: SavingOptions) {
  const { locale } = useOwner();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<Conflict>();
  const [busy, setBusy] = useState<Intent>();

  const succeed = (post: OpenedPost, done: Done, { values, intent }: Pick<Sent, 'values' | 'intent'>) => {
    if (intent === 'discard' || intent === 'undiscard') fields.refresh(post);
    else fields.settle(values, post);
    on.onSaved(post, done);
    const path = localized(pathOf(post.slug), locale);
    void navigate(path, { replace: true, preventScrollReset: true });
  };
  const onResult = async (result: PostResult | undefined, { values, intent, ...options }: Sent) => {
    if (!result || result.done === 'deleted') return;
    if (!result.failure) {
      const slug = intent === 'new' ? fields.read().slug : values.slug;
      return succeed(result.saved, result.done, { values: { ...values, slug }, intent });
    }
    const { failure, theirs } = result;
    if (theirs) {
      if (theirs.next?.is_outdated && theirs.next.version === fields.saved?.next?.version)
        return meetPublished(theirs, intent);
      // The response to an earlier save was lost, and this is the version it saved.
      if (isSame(valuesOf(theirs, locale), values)) return succeed(theirs, 'updated', { values, intent });
      if (fields.saved && isSameText(theirs, fields.saved)) return on.onStatusChanged(theirs);
      setConflict({ theirs, base: fields.saved, intent });
    }
    if (failure.code === 'post_not_found' && !fields.saved) fields.beginAgain();
    // Failures detected in the browser don't include the intent.
    on.onFailure(intent === 'new' ? { ...failure, tried: 'new' } : failure, { intent, ...options });
  };
  /** The published post was changed since the next version began. */
  const meetPublished = ({ next, live }: OpenedPost, intent?: Intent) => {
    if (!next || !live) return;
    const merged = { ...next, base: next.published_version, is_outdated: false };
    void meetSince(next.base, { ...live, next: merged, live }, intent);
  };
  const meetSince = async (version: number, theirs: OpenedPost, intent?: Intent) => {
    setConflict({ theirs, base: null, intent });
    const base = await callApi<Post>('GET', paths.apiRevision((theirs.live ?? theirs).slug, version));
    if (base.ok) setConflict((now) => now && { ...now, base: base.value });
  };
  const send = useAction<PostResult, Sent>(
    localized(paths.compose, locale),
    (result, sent) =>
      void onResult(result, sent).finally(() => {
        fields.autosave.release('save');
        setBusy(undefined);
      }),
  );

  const save = (intent: Intent, options: SaveOptions = {}) => {
    const { createKey, madeSlug } = fields.newText.current;
    const { slug, key = createKey, onto = fields.saved, withoutApproval = false, shown } = options;
    const values = ofSavedText.includes(intent) ? fields.baseline : fields.read();
    setConflict(undefined);
    setBusy(intent);
    fields.autosave.hold('save');
    // A generated slug that is taken may get a number. A typed one may not.
    const isGeneratedSlug = !fields.saved && values.slug === madeSlug;
    const sent = {
      ...values,
      slug: slug ?? (isGeneratedSlug ? '' : values.slug),
      enhanced: '1',
      intent,
      ...identityOf(onto),
      shown: String(shown ?? ''),
      without_approval: withoutApproval ? '1' : '',
      key,
      unsaved: fields.unsavedId(),
      writer: fields.drafts.windowId(),
      etag: fields.autosave.etagOf(fields.unsavedId()),
    };
    const form = fields.readForm();
    for (const [name, value] of Object.entries(sent)) form.set(name, value);
    send(form, { values, intent, ...options });
  };

  return {
    save,
    busy,
    conflict,
    /** Sets a conflict with a newer version found before saving. */
    meet: (theirs: OpenedPost) => setConflict({ theirs, base: fields.saved }),
    /** Sets a conflict between text based on an earlier version and the newer version `theirs`. */
    meetSince,
    /** Continues with the typed text, and saves it if a save had found the newer version. */
    keepMine: () => {
      if (!conflict) return;
      const { theirs, intent } = conflict;
      setConflict(undefined);
      if (intent) save(intent, { onto: theirs });
      else fields.rebase(theirs);
    },
    endConflict: () => setConflict(undefined),
    /** Compares the next version with the published post that was changed since. */
    meetPublished: () => fields.saved && meetPublished(fields.saved),
  };
}

const pollMs = 30_000;
/** How long after its publish time a scheduled post is checked. */
const afterDueMs = 2_000;
const maxTimerMs = 2 ** 31 - 1;

/**
 * Detects a version saved by another window, another device or the scheduler: while the window is visible,
 * when a scheduled post is due, and in the `loaded` page data.
 */
export function useSavedElsewhere(
  { saved }: Fields,
  loaded: OpenedPost | null,
  isPaused: boolean,
  onNewer: (theirs: OpenedPost) => void,
): void {
  const { revalidate } = useRevalidator();
  const check = useEffectEvent(async () => {
    if (!saved || isPaused || document.visibilityState === 'hidden') return;
    const headers = { 'If-None-Match': `"${saved.version}"` };
    const response = await fetch(paths.apiPost(saved.slug), { headers }).catch(() => undefined);
    if (response?.ok) void revalidate();
  });
  const onLoaded = useEffectEvent(() => {
    if (!isPaused && loaded && saved?.id === loaded.id && loaded.version > saved.version) onNewer(loaded);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks only when the version changes
  useEffect(onLoaded, [loaded?.version]);
  usePolling(check, pollMs);
  const planned = saved?.next?.publish_at ?? saved?.publish_at;
  const due = planned ? Date.parse(planned) : undefined;
  useEffect(() => {
    const waitMs = due === undefined ? maxTimerMs : due + afterDueMs - Date.now();
    const timer = waitMs < maxTimerMs ? setTimeout(check, Math.max(waitMs, 0)) : undefined;
    return () => clearTimeout(timer);
  }, [due]);
}

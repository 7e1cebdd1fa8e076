import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { MissingPictures } from '../../../core/posts/post-core.ts';
import { localised, paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import { randomKey, usePolling } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { callApi } from '../forms/api.ts';
import { useAction } from '../forms/use-action.ts';
import { useSignedInAgain } from './autosave.ts';
import type { Fields } from './fields.ts';
import type { Done, PostResult, SaveFailure } from './post-action.ts';
import {
  type DraftValues,
  isSame,
  isSameText,
  type OpenedPost,
  type TypedTime,
  valuesOf,
  withPlaces,
} from './post-values.ts';

export type Intent = 'publish' | 'schedule' | 'draft' | 'unpublish' | 'republish' | 'new';

interface SavingOptions {
  fields: Fields;
  /** True while the session has ended and the password is asked for. */
  isSignedOut: boolean;
  /** When the post should go live, as the form has it by now. */
  readTime: () => TypedTime;
  onSaved: (post: Post, done: Done) => void;
  onFailure: (failure: SaveFailure, intent: Intent) => void;
  /** Only the post's status was changed elsewhere: it went live at its time, or was unpublished. */
  onStatusChanged: (theirs: OpenedPost) => void;
  /** Why it may be published although names stand in it; '' where nobody has said so. */
  reason: () => string;
}

interface Sent {
  values: DraftValues;
  intent: Intent;
}

interface SaveOptions {
  slug?: string;
  over?: OpenedPost;
  /** What is published was given to a reader, and is not what they approved. */
  withoutApproval?: boolean;
}

/**
 * Saves what is typed, and goes on from what the core made of it. A save that meets a newer version loses neither: see
 * `conflict`. One that met the end of the session is made good as soon as the password is given.
 */
export function useSaving({ fields, isSignedOut, readTime, reason, ...on }: SavingOptions) {
  const { locale } = useOwner();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<{ theirs: OpenedPost; intent?: Intent }>();
  const waiting = useRef<Intent>(undefined);
  /** Of the copy that "Save as new" is about to make. */
  const copyKey = useRef('');
  const [busy, setBusy] = useState<Intent>();

  const succeed = (post: Post, done: Done, values: DraftValues) => {
    fields.settle(values, post);
    on.onSaved(post, done);
    void navigate(localised(paths.composePost(post.slug), locale), {
      replace: true,
      preventScrollReset: true,
    });
  };

  const goOn = async (result: PostResult | undefined, { values, intent }: Sent) => {
    if (!result || result.done === 'deleted') return;
    if (!result.failure) {
      const slug = intent === 'new' ? fields.read().slug : values.slug;
      return succeed(result.saved, result.done, { ...values, slug });
    }
    const { failure } = result;
    const slug = fields.saved?.slug ?? failure.subject;
    if (failure.code === 'changed_elsewhere' && slug) {
      const theirs = await fetchPost(slug);
      // The answer to an earlier save got lost on its way: it was ours.
      if (theirs && isSame(valuesOf(theirs, locale), values)) return succeed(theirs, 'updated', values);
      if (theirs && fields.saved && isSameText(theirs, fields.saved)) return on.onStatusChanged(theirs);
      if (theirs) setConflict({ theirs, intent });
    }
    if (failure.code === 'signed_out') waiting.current = intent;
    if (failure.code === 'post_not_found' && !fields.saved) fields.beginAnew();
    // A request that got lost does not know what it was.
    on.onFailure(intent === 'new' ? { ...failure, tried: 'new' } : failure, intent);
  };
  const send = useAction<PostResult, Sent>(
    localised(paths.compose, locale),
    (result, sent) =>
      void goOn(result, sent).finally(() => {
        fields.copies.endSave();
        setBusy(undefined);
      }),
  );

  const save = (intent: Intent, { slug, over, withoutApproval = false }: SaveOptions = {}) => {
    const isStatusAlone = intent === 'unpublish' || intent === 'republish';
    const values = isStatusAlone ? fields.baseline : fields.read();
    setConflict(undefined);
    setBusy(intent);
    fields.copies.beginSave();
    // A slug that was only made from the title may be numbered where it is taken; one that was asked for may not.
    const { createKey, madeSlug } = fields.newText.current;
    const made = !fields.saved && values.slug === madeSlug;
    const onto = over ?? fields.saved;
    const { publish_turn = '', ...time } = readTime();
    const form = {
      ...values,
      ...{ ...time, publish_turn, dated: onto?.date ?? '' },
      slug: slug ?? (made ? '' : values.slug),
      enhanced: '1',
      intent,
      opened: onto?.slug ?? '',
      version: String(onto?.version ?? ''),
      was: onto?.status ?? '',
      without_approval: withoutApproval ? '1' : '',
      key: intent === 'new' ? copyKey.current : createKey,
      override_reason: reason(),
      unsaved: fields.unsavedId(),
      writer: fields.drafts.windowId(),
      etag: fields.copies.etagOf(fields.unsavedId()),
    };
    send(form, { values, intent });
  };

  useSignedInAgain(isSignedOut, () => {
    const intent = waiting.current;
    waiting.current = undefined;
    if (intent) save(intent);
  });

  return {
    save,
    busy,
    conflict,
    /** Another copy is asked for than the last one. */
    beginCopy: () => {
      copyKey.current = randomKey();
    },
    /** A newer version was found before anything was saved. */
    meet: (theirs: OpenedPost) => setConflict({ theirs }),
    /** Goes on from the newer version, which stays in the history, with what is typed; saves it if a save had met it. */
    keepMine: () => {
      if (!conflict) return;
      const { theirs, intent } = conflict;
      setConflict(undefined);
      if (intent) save(intent, { over: theirs });
      else fields.rebase(theirs);
    },
    endConflict: () => setConflict(undefined),
  };
}

export type Saving = ReturnType<typeof useSaving>;

/** The post as it is saved by now, where that is newer; undefined where it is not, or can't be had. */
async function fetchNewer({ slug, version }: Post): Promise<OpenedPost | undefined> {
  const answer = await fetch(paths.apiPost(slug), { headers: { 'If-None-Match': `"${version}"` } }).catch(
    () => undefined,
  );
  if (!answer?.ok) return undefined;
  const found = (await answer.json()) as Post;
  return found.version > version ? withMissingPictures(found) : undefined;
}

/** The post at a slug as it is saved by now; undefined where it can't be had. */
async function fetchPost(slug: string): Promise<OpenedPost | undefined> {
  const found = await callApi<Post>('GET', paths.apiPost(slug));
  return found.ok ? withMissingPictures(found.value) : undefined;
}

async function withMissingPictures(post: Post): Promise<OpenedPost> {
  const missing = await callApi<MissingPictures>('GET', paths.apiMissingPictures(post.slug));
  return withPlaces(post, missing.ok ? missing.value.html : null);
}

const everyMs = 30_000;
/** A scheduled post is looked at this long after its time. */
const afterDueMs = 2_000;
const longestTimerMs = 2 ** 31 - 1;

/**
 * Looks for a version that another window, another device or the schedule has saved: twice a minute while the window is
 * seen, when it is seen again, when a scheduled post is due, and in what the page has `loaded`.
 */
export function useSavedElsewhere(
  { saved, loaded }: { saved: OpenedPost | null; loaded: OpenedPost | null },
  isPaused: boolean,
  onNewer: (theirs: OpenedPost) => void,
): void {
  const look = useEffectEvent(async () => {
    if (!saved || isPaused || document.visibilityState === 'hidden') return;
    const theirs = await fetchNewer(saved);
    if (theirs) onFound(theirs);
  });
  const onFound = useEffectEvent((theirs: OpenedPost) => {
    if (!isPaused && saved?.id === theirs.id && theirs.version > saved.version) onNewer(theirs);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version is a reason to look
  useEffect(() => {
    if (loaded) onFound(loaded);
  }, [loaded?.version]);
  usePolling(look, everyMs);
  const due = saved?.publish_at ? Date.parse(saved.publish_at) : undefined;
  useEffect(() => {
    const wait = due === undefined ? longestTimerMs : due + afterDueMs - Date.now();
    const atItsTime = wait < longestTimerMs ? setTimeout(look, Math.max(wait, 0)) : undefined;
    return () => clearTimeout(atItsTime);
  }, [due]);
}

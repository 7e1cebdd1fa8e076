import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import { useDesk } from '../desk-context.ts';
import { type DraftValues, isSame, valuesOf } from './post-values.ts';
import { getPost } from './posts-api.ts';
import type { Done, Saved, SaveFailure } from './save-post.ts';
import type { Fields } from './use-fields.ts';

export type Intent = 'publish' | 'draft' | 'new';

interface SavingOptions {
  fields: Fields;
  /** True while the session has ended and the password is asked for. */
  isSignedOut: boolean;
  onSaved: (post: Post, done: Done) => void;
  onFailure: (failure: SaveFailure) => void;
}

/**
 * Saves what is typed, and goes on from what the core made of it. A save that meets a newer version loses neither: see
 * `conflict`. One that met the end of the session is made good as soon as the password is given.
 */
export function useSaving({ fields, isSignedOut, onSaved, onFailure }: SavingOptions) {
  const { locale } = useDesk();
  const navigate = useNavigate();
  const fetcher = useFetcher<Saved | { failure: SaveFailure }>();
  const sent = useRef<{ values: DraftValues; intent: Intent }>(undefined);
  const [conflict, setConflict] = useState<{ theirs: Post; intent: Intent }>();
  const waiting = useRef<Intent>(undefined);
  const busy = fetcher.state === 'submitting' ? (fetcher.formData?.get('intent') as Intent) : undefined;

  const save = (intent: Intent, { slug, over }: { slug?: string; over?: Post } = {}) => {
    const values = fields.read();
    sent.current = { values, intent };
    setConflict(undefined);
    // A slug that was only made from the title may be numbered where it is taken; one that was asked for may not.
    const made = !fields.saved && values.slug === fields.madeSlug.current;
    void fetcher.submit(
      {
        ...values,
        slug: slug ?? (made ? '' : values.slug),
        from: 'desk',
        intent,
        opened: fields.saved?.slug ?? '',
        version: String((over ?? fields.saved)?.version ?? ''),
        was: fields.saved?.status ?? '',
      },
      { method: 'POST', action: localised(paths.compose, locale) },
    );
  };

  const succeed = (post: Post, done: Done, values: DraftValues) => {
    fields.settle(values, post);
    onSaved(post, done);
    void navigate(localised(paths.composePost(post.slug), locale), {
      replace: true,
      preventScrollReset: true,
    });
  };

  const answered = useEffectEvent(async (answer: Saved | { failure: SaveFailure }) => {
    if (!sent.current) return;
    const { values, intent } = sent.current;
    if (!answer.failure) {
      const slug = intent === 'new' ? fields.read().slug : values.slug;
      return succeed(answer.saved, answer.done, { ...values, slug });
    }
    const { failure } = answer;
    if (failure.code === 'changed_elsewhere' && fields.saved) {
      const theirs = await getPost(fields.saved.slug);
      // The answer to an earlier save got lost on its way: it was ours.
      if (theirs && isSame(valuesOf(theirs, locale), values)) return succeed(theirs, 'updated', values);
      if (theirs) setConflict({ theirs, intent });
    }
    if (failure.code === 'signed_out') waiting.current = intent;
    onFailure(failure);
  });
  useEffect(() => {
    if (fetcher.data) void answered(fetcher.data);
  }, [fetcher.data]);

  const goOn = useEffectEvent(() => {
    const intent = waiting.current;
    waiting.current = undefined;
    if (intent) save(intent);
  });
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (wasSignedOut.current && !isSignedOut) goOn();
    wasSignedOut.current = isSignedOut;
  }, [isSignedOut]);

  return {
    save,
    busy,
    conflict,
    /** Saves over the newer version, which stays in the history. */
    keepMine: () => conflict && save(conflict.intent, { over: conflict.theirs }),
    endConflict: () => setConflict(undefined),
  };
}

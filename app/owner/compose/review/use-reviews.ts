import { useMemo, useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import type { NoteChange, Review, ReviewNote } from '../../../../shared/review.ts';
import { useWhenShown } from '../../context/browser.ts';
import { useOwner } from '../../context/owner-context.ts';
import { type Called, callApi, type ReadFailure, useApiData } from '../../forms/api.ts';
import type { OpenedPost } from '../post-values.ts';

/** The rounds of review of a post, and what its owner does with them. */
export function useReviews(post: OpenedPost | null) {
  const { failed } = useOwner().messages.reviewPanel;
  const [asked, setAsked] = useState(0);
  const [problem, setProblem] = useState('');
  const newest = useOwner().responses.find(({ post_id }) => post_id === post?.id)?.newest;
  const found = useApiData<Review[]>(post ? paths.apiReviews(post.slug) : undefined, {
    version: `${asked} ${newest}`,
  });
  useWhenShown(() => setAsked((count) => count + 1));
  const isOfPost = post !== null && found?.address === paths.apiReviews(post.slug);
  const [first, setFirst] = useState<{ address: string; wasGiven: boolean }>();
  if (isOfPost && found.ok && first?.address !== found.address)
    setFirst({ address: found.address, wasGiven: found.value.length > 0 });
  const rounds = useMemo(() => (isOfPost && found.ok ? found.value : []), [isOfPost, found]);
  /** The rounds that still matter to who writes: the newest of each reader. */
  const notes = useMemo(() => notesOf(rounds), [rounds]);
  const problemOf = ({ status, detail }: ReadFailure) => fill(failed, { status, detail });
  function done<Value>(called: Called<Value>): Called<Value> {
    // Where names stand is told beside the field for the reason.
    setProblem(called.ok || called.failure.guarded ? '' : problemOf(called.failure));
    setAsked((count) => count + 1);
    return called;
  }
  return {
    /** Whether it had been given to somebody when it was opened: that, unlike the rounds, does not change under the writer’s hands. */
    wasGiven: isOfPost && first?.address === found.address && first.wasGiven,
    rounds,
    notes,
    problem,
    ask: () => setAsked((count) => count + 1),
    make: async (input: object) =>
      done(
        await callApi<{ review: Review; address: string }>('POST', paths.apiReviews(post?.slug ?? ''), {
          body: input,
        }),
      ),
    end: async (id: string) => done(await callApi<null>('POST', paths.apiReviewEnd(id))),
    change: async (id: string, change: NoteChange) =>
      done(await callApi<ReviewNote>('PATCH', paths.apiReviewNote(id), { body: change })),
  };
}

export type Reviews = ReturnType<typeof useReviews>;

/** A note with who wrote it. */
export interface ReadersNote extends ReviewNote {
  reader: string;
}

/** Notes of the newest round of each reader, and what is still open of those before, in the order of the text. */
function notesOf(rounds: readonly Review[]): ReadersNote[] {
  const seen = new Set<string>();
  const notes = rounds.flatMap(({ reader, notes: own }) => {
    const isNewest = !seen.has(reader.toLowerCase());
    seen.add(reader.toLowerCase());
    return own.filter(({ state }) => isNewest || state === 'open').map((note) => ({ ...note, reader }));
  });
  return notes.sort((one, other) => one.block - other.block || one.start - other.start);
}

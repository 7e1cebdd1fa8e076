import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import type { NoteChange, Review, ReviewNote } from '../../../../shared/review.ts';
import { useWhenShown } from '../../context/browser.ts';
import { useClock, useOwner } from '../../context/owner-context.ts';
import { type Called, callApi, useApiData } from '../../forms/api.ts';
import { ownerToasts } from '../../forms/notices.tsx';
import type { OpenedPost } from '../post-values.ts';

/** Loads a post's review rounds and returns them with the owner's actions. */
export function useReviews(post: OpenedPost | null) {
  const { messages, responses } = useOwner();
  const { failed } = messages.reviewPanel;
  const [version, setVersion] = useState(0);
  const [problem, setProblem] = useState('');
  const newest = responses.find(({ post_id }) => post_id === post?.id)?.newest;
  const address = post ? paths.apiReviews(post.slug) : undefined;
  const last = useApiData<Review[]>(address, { version: `${version} ${newest}` });
  const reload = () => setVersion((count) => count + 1);
  useWhenShown(reload);
  const found = last?.ok && last.address === address ? last.value : undefined;
  useDecisionToast(found?.[0], found !== undefined);
  /** Whether the post had reviews when it was opened, so that the panel doesn't move later. */
  const [first, setFirst] = useState<{ address: string | undefined; wasGiven: boolean }>();
  if (found && first?.address !== address) setFirst({ address, wasGiven: found.length > 0 });
  // Memoized, because a new array would redraw the marks in the text.
  const notes = useMemo(() => notesOf(found ?? []), [found]);
  async function change<Value>(method: string, path: string, body?: object): Promise<Called<Value>> {
    const called = await callApi<Value>(method, path, body && { body });
    // Confidential names are reported next to the reason field instead.
    setProblem(
      called.ok || called.failure.held
        ? ''
        : fill(failed, { status: called.failure.status, detail: called.failure.detail }),
    );
    reload();
    return called;
  }
  return {
    /** Whether the post had reviews when it was opened. */
    wasGiven: address !== undefined && first?.address === address && first.wasGiven,
    rounds: found ?? [],
    notes,
    problem,
    create: (input: object) =>
      change<{ review: Review; address: string }>('POST', paths.apiReviews(post?.slug ?? ''), input),
    revoke: (id: string) => change<null>('POST', paths.apiReviewEnd(id)),
    changeNote: (id: string, input: NoteChange) =>
      change<ReviewNote>('PATCH', paths.apiReviewNote(id), input),
  };
}

/** Shows a toast when the reviewer of the newest round decides while the post is open. */
function useDecisionToast(round: Review | undefined, isLoaded: boolean): void {
  const { reviewPanel } = useOwner().messages;
  const { moment } = useClock();
  const last = useRef<string>(undefined);
  const onDecided = useEffectEvent((at: string) => {
    if (!round || at === '') return;
    const state = fill(reviewPanel.states_of[round.state], { time: moment(at) });
    ownerToasts.show({ title: `${round.reader}: ${state}` });
  });
  const decidedAt = isLoaded ? (round?.decision?.decided_at ?? '') : undefined;
  useEffect(() => {
    if (decidedAt === undefined) return;
    if (last.current !== undefined && last.current !== decidedAt) onDecided(decidedAt);
    last.current = decidedAt;
  }, [decidedAt]);
}

export type Reviews = ReturnType<typeof useReviews>;

/** A comment with its reviewer. */
export interface ReviewerNote extends ReviewNote {
  reader: string;
}

/** Returns the comments of each reviewer's newest round and open ones of earlier rounds, in text order. */
function notesOf(rounds: readonly Review[]): ReviewerNote[] {
  const seen = new Set<string>();
  const notes = rounds.flatMap(({ reader, notes: own }) => {
    const isNewest = !seen.has(reader.toLowerCase());
    seen.add(reader.toLowerCase());
    return own.filter(({ state }) => isNewest || state === 'open').map((note) => ({ ...note, reader }));
  });
  return notes.sort((one, other) => one.block - other.block || one.start - other.start);
}

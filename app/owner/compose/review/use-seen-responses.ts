import { type RefObject, useEffect, useEffectEvent } from 'react';
import { paths } from '../../../../shared/paths.ts';
import type { Review } from '../../../../shared/review/review.ts';
import { useOwner } from '../../context/owner-context.ts';
import { callApi } from '../../forms/call-api.ts';
import type { OpenedPost } from '../opened-post.ts';

/** Marks a post's responses as seen once they are on the screen. */
export function useSeenResponses(
  shown: RefObject<HTMLElement | null>,
  post: OpenedPost | null,
  rounds: readonly Review[],
): void {
  const { responses, askForResponses } = useOwner();
  const hasNew = responses.some(({ post_id }) => post_id === post?.id);
  const until = rounds
    .flatMap(({ decision, notes }) => [decision?.decided_at, ...notes.map(({ created_at }) => created_at)])
    .reduce<string>((newest, at) => (at && at > newest ? at : newest), '');
  const see = useEffectEvent(async () => {
    if (!post) return;
    const called = await callApi<null>('POST', paths.apiResponsesSeen(post.slug), { body: { until } });
    if (called.ok) await askForResponses();
  });
  useEffect(() => {
    if (!shown.current || !hasNew || !until) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void see();
    });
    observer.observe(shown.current);
    return () => observer.disconnect();
  }, [shown, hasNew, until]);
}

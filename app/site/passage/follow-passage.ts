import { paragraphsOf } from '../listen/sentences.ts';

/**
 * Goes to the paragraph that a link to a passage names by its number ("#p3"), where the browser has not found the words:
 * because it can't look for them, or because they have changed.
 */
export function followPassage(prose: HTMLElement): void {
  const [, place] = /^#p(\d+)/.exec(location.hash) ?? [];
  if (place && scrollY === 0) paragraphsOf(prose)[Number(place) - 1]?.scrollIntoView();
}

import { useEffect, useEffectEvent } from 'react';
import { usePolling } from '../context/browser.ts';
import { fetchNewer } from './fetch-post.ts';
import type { OpenedPost } from './opened-post.ts';

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

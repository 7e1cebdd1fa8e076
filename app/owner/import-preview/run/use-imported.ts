import { useEffect, useState } from 'react';
import type { Preview } from '../read/preview-state.ts';
import { findImported } from './import-posts.ts';
import type { ImportRun } from './use-import.ts';

const none: ReadonlyMap<string, string> = new Map();

/** Which of the posts and pages read are here already, for the owner: slugs by key. Asked anew after every import. */
export function useImported(
  isOwner: boolean,
  { status, posts, others }: Preview,
  { report, undone }: ImportRun,
): ReadonlyMap<string, string> {
  const [known, setKnown] = useState(none);
  const isRead = status === 'loaded' || status === 'stopped';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was imported or undone changes the answer
  useEffect(() => {
    if (!isOwner || !isRead || posts.length + others.length === 0) return undefined;
    let isLeft = false;
    findImported([...posts, ...others]).then((found) => isLeft || setKnown(found));
    return () => {
      isLeft = true;
    };
  }, [isOwner, isRead, posts, others, report, undone]);
  return known;
}

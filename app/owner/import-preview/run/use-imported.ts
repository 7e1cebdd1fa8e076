import { useEffect, useState } from 'react';
import type { Preview } from '../read/preview-state.ts';
import { findImported, findSlugs } from './import-posts.ts';
import type { ImportRun } from './use-import.ts';

/** Posts that are shown: at most so many (docs/specification.md 9.3). */
export const cardLimit = 24;

const none: ReadonlyMap<string, string> = new Map();

/**
 * Which of the posts and pages read are here already, and which slug the others that are shown would get, for the
 * owner: slugs by key. Fetched again after every import.
 */
export function useImported(
  isOwner: boolean,
  { status, posts, others }: Preview,
  { report, undone }: ImportRun,
): { known: ReadonlyMap<string, string>; slugs: ReadonlyMap<string, string> } {
  const [found, setFound] = useState({ known: none, slugs: none });
  const isRead = status === 'loaded' || status === 'stopped';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was imported or undone changes the answer
  useEffect(() => {
    if (!isOwner || !isRead || posts.length + others.length === 0) return undefined;
    let isLeft = false;
    const ask = async () => {
      const known = await findImported([...posts, ...others]);
      const slugs = await findSlugs(posts.slice(0, cardLimit).filter(({ key }) => !known.has(key)));
      if (!isLeft) setFound({ known, slugs });
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [isOwner, isRead, posts, others, report, undone]);
  return found;
}

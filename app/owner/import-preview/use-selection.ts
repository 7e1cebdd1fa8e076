import { useState } from 'react';
import type { PreviewedPost } from './read/previewed-post.ts';

export interface Selection {
  has: (key: string) => boolean;
  /** The posts selected, in their order. */
  posts: PreviewedPost[];
  toggle: (key: string) => void;
  selectAll: () => void;
  clear: () => void;
}

/** Which posts are ticked. Those of an earlier reading count for nothing. */
export function useSelection(posts: PreviewedPost[]): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (key) => keys.has(key),
    posts: posts.filter(({ key }) => keys.has(key)),
    toggle: (key) =>
      setKeys((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
    selectAll: () => setKeys(new Set(posts.map(({ key }) => key))),
    clear: () => setKeys(new Set()),
  };
}

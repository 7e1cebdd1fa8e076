import { useEffect, useEffectEvent } from 'react';
import type { OpenedPost } from './opened-post.ts';
import type { Fields } from './use-fields.ts';

/** Shows what was saved elsewhere once the page has it, where nothing is typed here. */
export function useNewerPost(post: OpenedPost | null, fields: Fields): void {
  const refresh = useEffectEvent(() => {
    const { saved } = fields;
    const isNewer = post && saved && post.id === saved.id && post.version > saved.version;
    if (isNewer && !fields.isDirty) fields.refresh(post);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version is the reason to look
  useEffect(() => refresh(), [post?.version]);
}

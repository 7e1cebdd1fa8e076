import { useState } from 'react';
import type { PostMatches, PostRow } from '../../../../core/posts/post-core.ts';
import { paths } from '../../../../shared/paths.ts';
import { useApiData } from '../../forms/use-api-data.ts';
import { type LoadedWorkspace, maxPages, pageLength } from '../load-workspace.ts';

export interface PostList {
  rows: PostRow[];
  /** There are more rows to ask for. */
  hasMore: boolean;
  showMore: () => void;
  /** Back to the first page. */
  reset: () => void;
}

/** The rows of the workspace's list: its first page came with the page, further ones are asked for with it anew. */
export function usePostList({ found, query }: Pick<LoadedWorkspace, 'found' | 'query'>): PostList {
  const [pages, setPages] = useState(1);
  const address = pages > 1 ? paths.apiOwnPosts(query, pages * pageLength) : undefined;
  // What was saved or deleted meanwhile came with another first page.
  const last = useApiData<PostMatches>(address, { version: found });
  const asked = new URLSearchParams(last?.address.split('?')[1]);
  const rows = pages > 1 && last?.ok && asked.get('q') === query ? last.value.posts : found.posts;
  return {
    rows,
    hasMore: pages < maxPages && found.total > pages * pageLength,
    showMore: () => setPages((count) => count + 1),
    reset: () => setPages(1),
  };
}

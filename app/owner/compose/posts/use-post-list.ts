import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PostMatches, PostRow } from '../../../../core/posts/post-core.ts';
import { paths } from '../../../../shared/paths.ts';
import { useApiData } from '../../forms/use-api-data.ts';
import { type LoadedWorkspace, maxPages, pageLength } from '../load-workspace.ts';

export interface PostList {
  rows: PostRow[];
  /** There are more rows to ask for. */
  hasMore: boolean;
  /** Those that were asked for last could not be read; `showMore` tries again. */
  hasFailed: boolean;
  showMore: () => void;
  /** Back to the first page. */
  reset: () => void;
}

/** The rows of the workspace's list: its first page came with the page, further ones are asked for with it anew. */
export function usePostList({ found, query }: Pick<LoadedWorkspace, 'found' | 'query'>): PostList {
  const [pages, setPages] = useState(1);
  const { revalidate } = useRevalidator();
  const address = pages > 1 ? paths.apiOwnPosts(query, pages * pageLength) : undefined;
  // What was saved or deleted meanwhile came with another first page.
  const last = useApiData<PostMatches>(address, { version: found });
  const [good, setGood] = useState(last);
  if (last?.ok && last !== good) setGood(last);
  const asked = new URLSearchParams(good?.address.split('?')[1]);
  const hasFailed = last?.ok === false && last.address === address;
  const rows = pages > 1 && good?.ok && asked.get('q') === query ? good.value.posts : found.posts;
  return {
    rows,
    hasMore: hasFailed || (pages < maxPages && found.total > pages * pageLength),
    hasFailed,
    showMore: () => (hasFailed ? void revalidate() : setPages((count) => count + 1)),
    reset: () => setPages(1),
  };
}

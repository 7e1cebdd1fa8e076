import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PostMatch } from '../../../../core/posts/post-core.ts';
import { findPosts } from '../posts-api.ts';

/** How long to wait for the next key before asking, in milliseconds. */
const pause = 150;

/** What the site suggests for a query; undefined until it has answered. Nothing is asked while the list is closed. */
export function useSuggestions(query: string, isOpen: boolean): PostMatch[] | undefined {
  const [found, setFound] = useState<PostMatch[]>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOpen) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await findPosts(query, asking.signal).catch(() => undefined);
      if (!answer || asking.signal.aborted) return;
      setFound(answer.ok ? answer.value : []);
      if (!answer.ok && answer.failure.status === 401) await revalidate();
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query, isOpen, revalidate]);
  return isOpen ? found : undefined;
}

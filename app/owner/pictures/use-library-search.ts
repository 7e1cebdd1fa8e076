import { useState } from 'react';
import type { MediaItem, MediaPage } from '../../../shared/media.ts';
import { paths, withQuery } from '../../../shared/paths.ts';
import { useApiData } from '../forms/use-api-data.ts';

/** The pictures of the library that match, newest first; `more` asks for the next page of them. */
export function useLibrarySearch(query: string) {
  const [asked, setAsked] = useState({ query, page: 1 });
  const [found, setFound] = useState<MediaPage>({ items: [], total: 0 });
  const [lastResult, setLastResult] = useState<object>();
  if (asked.query !== query) setAsked({ query, page: 1 });

  const address = withQuery(paths.apiMedia, { q: query.trim() || undefined, page: String(asked.page) });
  const last = useApiData<MediaPage>(address, { debounceMs: query ? 250 : 0 });
  const result = last?.address === address ? last : undefined;
  if (result?.ok && result !== lastResult) {
    const { items, total } = result.value;
    setLastResult(result);
    setFound({ items: asked.page === 1 ? items : withNew(found.items, items), total });
  }
  return {
    ...found,
    /** Undefined while the result is loading. */
    result,
    isMore: found.items.length < found.total,
    more: () => setAsked({ query, page: asked.page + 1 }),
  };
}

/** A picture that was uploaded meanwhile pushes others onto the next page. */
function withNew(items: MediaItem[], more: MediaItem[]): MediaItem[] {
  return [...items, ...more.filter(({ id }) => items.every((item) => item.id !== id))];
}

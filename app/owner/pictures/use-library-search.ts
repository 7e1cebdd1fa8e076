import { useEffect, useState } from 'react';
import type { MediaItem, MediaPage } from '../../../shared/media.ts';
import { paths, withQuery } from '../../../shared/paths.ts';

/** How long to wait for the next key before searching, in milliseconds. */
const pause = 250;

interface Found extends MediaPage {
  state: 'loading' | 'ready' | 'failed';
}

/** The pictures of the library that match, newest first; `more` asks for the next page of them. */
export function useLibrarySearch(query: string) {
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<Found>({ items: [], total: 0, state: 'loading' });
  const [asked, setAsked] = useState(query);
  if (asked !== query) {
    setAsked(query);
    setPage(1);
  }
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(
      () => {
        setFound((now) => ({ ...now, state: 'loading' }));
        ask(query, page, left.signal).then(
          ({ items, total }) =>
            setFound((now) => ({
              items: page === 1 ? items : withNew(now.items, items),
              total,
              state: 'ready',
            })),
          () => left.signal.aborted || setFound((now) => ({ ...now, state: 'failed' })),
        );
      },
      query ? pause : 0,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [query, page]);
  return { ...found, isMore: found.items.length < found.total, more: () => setPage(page + 1) };
}

async function ask(query: string, page: number, signal: AbortSignal): Promise<MediaPage> {
  const address = withQuery(paths.apiMedia, { q: query.trim() || undefined, page: String(page) });
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The library answered ${answer.status}`);
  return (await answer.json()) as MediaPage;
}

/** A picture that was uploaded meanwhile pushes others onto the next page. */
function withNew(items: MediaItem[], more: MediaItem[]): MediaItem[] {
  return [...items, ...more.filter(({ id }) => items.every((item) => item.id !== id))];
}

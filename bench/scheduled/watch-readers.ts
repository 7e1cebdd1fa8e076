import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '../../shared/paths.ts';

/** Where readers and machines find a new article. */
export const places = [paths.blog, paths.feed, paths.sitemap] as const;

export type Place = (typeof places)[number];

/** When a reader of one process saw a post first, and where: `Date.now()`. */
export interface Sight {
  instance: number;
  place: Place;
  slug: string;
  at: number;
}

const pauseMs = 50;
const patienceMs = 5_000;

/** Reads every place of every process again and again; a process that is down is asked until it is back. Gives what was seen once it is over. */
export async function watchReaders(
  urls: readonly string[],
  pattern: RegExp,
  signal: AbortSignal,
): Promise<Sight[]> {
  const sights: Sight[] = [];
  const watch = async (instance: number, url: string, place: Place) => {
    const seen = new Set<string>();
    while (!signal.aborted) {
      const text = await read(url + place);
      const at = Date.now();
      for (const [slug] of text.matchAll(pattern)) {
        if (!seen.has(slug)) sights.push({ instance, place, slug, at });
        seen.add(slug);
      }
      await wait(pauseMs);
    }
  };
  await Promise.all(urls.flatMap((url, instance) => places.map((place) => watch(instance, url, place))));
  return sights;
}

function read(url: string): Promise<string> {
  return fetch(url, { signal: AbortSignal.timeout(patienceMs) }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
}

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Locale, locales } from '../shared/locale.ts';
import { paths } from '../shared/paths.ts';
import { pageKey } from './canonical-page.ts';
import { renderForCache } from './render-for-cache.ts';
import type { Site } from './site.ts';

/** Articles that are made ready, the newest first. */
const newest = 5;

/** Milliseconds after a change in which nothing begins: who comes at once makes what they ask for, and of many changes in a row the last one counts. */
const settleMs = 200;

/** Milliseconds between two pages, in which whoever asks for something gets it. */
const pauseMs = 10;

/**
 * Makes the pages that most readers come to ready, in every language and encoding, before anyone asks. Page by page: each
 * begins in a turn of the event loop of its own, and none once `isWanted` says no.
 */
export async function warmPages(site: Site, isWanted: () => boolean): Promise<void> {
  await delay(settleMs, undefined, { ref: false });
  if (!isWanted()) return;
  const { posts } = await site.core.posts.browse({ page: 1, limit: newest });
  for (const path of [paths.home, paths.blog, ...posts.map(({ slug }) => paths.post(slug))]) {
    for (const locale of locales) {
      if (!isWanted()) return;
      const url = new URL(path, site.origin);
      await site.pageCache.warm(pageKey(url, locale), () => renderForCache(site, url, ofNobody(url, locale)));
      await delay(pauseMs, undefined, { ref: false });
    }
  }
}

/** The context of a request that no client has made. */
function ofNobody(url: URL, locale: Locale) {
  return {
    id: randomUUID(),
    url,
    origin: url.origin,
    locale,
    chosenLocale: undefined,
    owner: false,
    mustChoosePassword: false,
    token: undefined,
    client: '',
    clientCountry: undefined,
  };
}

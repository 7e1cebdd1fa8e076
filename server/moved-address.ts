import type { Core } from '../core/core.ts';
import { trimSlashes } from '../shared/addresses.ts';
import { defaultLocale, type Locale, localeParameter, parseLocale } from '../shared/locale.ts';
import { localised, paths } from '../shared/paths.ts';
import { publicPages } from '../shared/public-pages.ts';
import { DatabaseFailure } from '../shared/result.ts';
import { isPublicPage, tidyAddress } from './pages.ts';

const pagePaths: ReadonlySet<string> = new Set([...publicPages.map(({ path }) => path), paths.outcomes]);

/**
 * Where an address leads that is not spelled as the site's own are, or that names a post or a page by its number (`/?p=123`):
 * to the post where it was one's former address, so that nobody is sent on twice; else to its tidy spelling. Feed addresses
 * of other systems lead to the feed.
 */
export async function movedAddress(
  core: Core,
  { url, owner, locale }: { url: URL; owner: boolean; locale: Locale },
): Promise<string | undefined> {
  const feed = feedAddress(url) ?? (await feedAtFreeSlug(core, { owner }, url));
  if (feed !== undefined) return feed;
  const tidy = tidyAddress(url);
  const path = tidy?.split('?')[0] ?? url.pathname;
  // The page cache would drop the number.
  const hasNumber = url.searchParams.has('p') || url.searchParams.has('page_id');
  if (!isPublicPage(path) || (tidy === undefined && !hasNumber)) return tidy;
  try {
    const to = hasNumber || !pagePaths.has(path) ? await formerPlace(core, { owner }, path, url) : undefined;
    return to === undefined ? tidy : localised(to, locale);
  } catch (error) {
    if (tidy !== undefined && error instanceof DatabaseFailure) return tidy;
    throw error;
  }
}

/** The feed, for an address that leads there unless it is a post's. */
async function feedAtFreeSlug(core: Core, actor: { owner: boolean }, url: URL): Promise<string | undefined> {
  const { slug, feed } = feedSlug(url) ?? {};
  if (slug === undefined) return undefined;
  return (await core.posts.get(actor, slug)).ok ? undefined : feed;
}

/** Where that is now whose former address this is; undefined where a post has it. */
async function formerPlace(
  core: Core,
  actor: { owner: boolean },
  path: string,
  { pathname, search }: URL,
): Promise<string | undefined> {
  const [, slug] = /^\/blog\/([^/]+)$/.exec(path) ?? [];
  const found = slug === undefined ? undefined : await core.posts.get(actor, decodeURIComponent(slug));
  if (found?.ok) return found.value.movedTo && paths.post(found.value.movedTo);
  return core.imports.resolveOldAddress(actor, pathname + search);
}

/** Where other systems have their feed (WordPress, Ghost, Hugo, Jekyll, Squarespace, Blogger), as feed readers guess it. */
const feedPath =
  /^(?:\/blog)?\/(?:(?:feed|rss|rss2|atom|index)\.(?:xml|rss|rdf)|feed\/(?:rss2?|rdf|atom)|rss)$|^\/(?:feed|rss2|atom|feeds\/posts\/default)$/;

/** WordPress without permalinks: `/?feed=rss2`. */
const feedQuery = /^(?:feed|rss2?|atom|rdf)$/i;

/** The same, where there may be a post. */
const postPath = /^\/blog\/(feed|atom)$/;

/**
 * The feed that another system's feed address leads to; undefined for any other address. The address alone decides the
 * language.
 */
export function feedAddress(url: URL): string | undefined {
  const path = tidyPath(url);
  if (path === paths.feed) return undefined;
  const query = url.searchParams.get('feed');
  // With a number it is the feed of one post's comments, which leads to the post.
  const isQueried =
    (path === paths.home || path === paths.blog) &&
    query !== null &&
    feedQuery.test(query) &&
    !url.searchParams.has('p') &&
    !url.searchParams.has('page_id');
  return isQueried || feedPath.test(path) ? feedFor(url) : undefined;
}

/** The same for an address that leads to the feed only where no post has the slug. */
function feedSlug(url: URL): { slug: string; feed: string } | undefined {
  const slug = postPath.exec(tidyPath(url))?.[1];
  return slug === undefined ? undefined : { slug, feed: feedFor(url) };
}

function tidyPath({ pathname }: URL): string {
  return trimSlashes(pathname.toLowerCase()) || '/';
}

function feedFor({ searchParams }: URL): string {
  return localised(paths.feed, parseLocale(searchParams.get(localeParameter)) ?? defaultLocale);
}

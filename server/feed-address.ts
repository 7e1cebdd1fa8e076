import { defaultLocale, localeParameter, parseLocale } from '../shared/locale.ts';
import { localised, paths } from '../shared/paths.ts';
import { trimSlashes } from '../shared/trim-slashes.ts';

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
export function feedSlug(url: URL): { slug: string; feed: string } | undefined {
  const slug = postPath.exec(tidyPath(url))?.[1];
  return slug === undefined ? undefined : { slug, feed: feedFor(url) };
}

function tidyPath({ pathname }: URL): string {
  return trimSlashes(pathname.toLowerCase()) || '/';
}

function feedFor({ searchParams }: URL): string {
  return localised(paths.feed, parseLocale(searchParams.get(localeParameter)) ?? defaultLocale);
}

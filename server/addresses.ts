import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageContext } from '../app/page-context.ts';
import type { Core } from '../core/core.ts';
import { trimSlashes } from '../shared/addresses.ts';
import type { BuiltInContent } from '../shared/content.ts';
import { defaultLocale, type Locale, localeParameter, parseLocale } from '../shared/locale.ts';
import { localized, paths } from '../shared/paths.ts';
import { ownerAreas, publicPages } from '../shared/public-pages.ts';
import { isReviewPath } from '../shared/requests.ts';
import { DatabaseFailure } from '../shared/result.ts';

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Renders one page. Exported by the built `app/entry.ts`, or by its source in development. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>;

/** Renders a public page as text; undefined if the page needs `RenderPage`. */
export type RenderDocument = (
  url: URL,
  page: PageContext,
) => Promise<{ status: number; html: string } | undefined>;

export interface PagesEntry {
  renderPage: RenderPage;
  renderDocument: RenderDocument;
  /** The default texts of page sections, in every language. */
  builtInContent(founder: string): BuiltInContent[];
  reportErrorsTo(report: (error: unknown, requestId: string) => void): void;
}

export interface Pages {
  render: RenderPage;
  /** Missing in development, because only the framework's renderer adds what Vite needs. */
  renderDocument?: RenderDocument;
  builtInContent: (founder: string) => Promise<BuiltInContent[]>;
  /** Serves unbuilt files in development. */
  assets?: Middleware;
  close?: () => Promise<void>;
}

/** Loads the built pages; `report` gets rendering errors. */
export async function builtPages(report: (error: unknown, requestId: string) => void): Promise<Pages> {
  const address = new URL('../build/server/entry.js', import.meta.url).href;
  const entry = (await import(address)) as PagesEntry;
  entry.reportErrorsTo(report);
  return {
    render: entry.renderPage,
    renderDocument: entry.renderDocument,
    builtInContent: async (founder) => entry.builtInContent(founder),
  };
}

/** The query parameters of the post list with their valid values, in canonical order. */
const meaningful = [
  ['year', /^\d{4}$/],
  ['page', /^[1-9]\d{0,5}$/],
] as const;

const ownerPages = new RegExp(`^(${ownerAreas.join('|')})(/|$)`);

export function isPublicPage(path: string): boolean {
  return !ownerPages.test(path) && !isReviewPath(path) && !path.endsWith('.data');
}

/** URLs for programs. The language cookie doesn't apply to them. */
const oneLanguage: ReadonlySet<string> = new Set([
  paths.feed,
  paths.sitemap,
  '/robots.txt',
  '/llms.txt',
  paths.securityTxt,
  paths.indexNowKey,
  paths.manifest,
  paths.speculationRules,
]);

export function hasOneLanguage(path: string): boolean {
  return oneLanguage.has(path) || path.startsWith('/share-pictures/');
}

export function takesForms(path: string): boolean {
  if (isReviewPath(path)) return true;
  return ownerPages.test(path.endsWith('.data') ? path.slice(0, -'.data'.length) : path);
}

/** Returns the canonical URL of a public page. Unknown parameters are dropped, so that made-up URLs can't fill the cache. */
export function canonicalPage(url: URL): URL {
  const canonical = new URL(url.pathname, url.origin);
  for (const [name, usable] of meaningful) {
    // Tag pages and sitemaps use `page`, but not `year`.
    const isPaged = url.pathname === paths.sitemap || url.pathname.startsWith(paths.tag(''));
    const known = url.pathname === paths.blog || (isPaged && name === 'page');
    const value = url.searchParams.get(name);
    if (known && value && usable.test(value)) canonical.searchParams.set(name, value);
  }
  return canonical;
}

export function pageKey(canonical: URL, locale: Locale): string {
  return `${locale} ${canonical.pathname}${canonical.search}`;
}

/** Removes trailing slashes and capitals from a path; undefined if it needs no change. */
export function tidyAddress(url: URL): string | undefined {
  const segments = url.pathname.split('/').map((segment) => decodeURIComponent(segment).toLowerCase());
  const path = trimSlashes(segments.map(encodeURIComponent).join('/')) || '/';
  return path === url.pathname ? undefined : path + url.search;
}

const pagePaths: ReadonlySet<string> = new Set([...publicPages.map(({ path }) => path), paths.outcomes]);

/**
 * Returns the path a URL redirects to: a post at its former URL, a post or page requested by number
 * (`/?p=123`), the feed for another system's feed URL, or the tidy spelling. Resolved in one step, so that
 * nobody is redirected twice.
 */
export async function movedAddress(
  core: Core,
  { url, owner, locale }: { url: URL; owner: boolean; locale: Locale },
): Promise<string | undefined> {
  const feed = feedAddress(url) ?? (await feedAtFreeSlug(core, { owner }, url));
  if (feed !== undefined) return feed;
  const tidy = tidyAddress(url);
  const path = tidy?.split('?')[0] ?? url.pathname;
  // The page cache ignores these parameters, so they are resolved here.
  const hasNumber = url.searchParams.has('p') || url.searchParams.has('page_id');
  if (!isPublicPage(path) || (tidy === undefined && !hasNumber)) return tidy;
  try {
    const to = hasNumber || !pagePaths.has(path) ? await formerPlace(core, { owner }, path, url) : undefined;
    return to === undefined ? tidy : localized(to, locale);
  } catch (error) {
    if (tidy !== undefined && error instanceof DatabaseFailure) return tidy;
    throw error;
  }
}

/** Returns the feed unless a post has this slug. */
async function feedAtFreeSlug(core: Core, actor: { owner: boolean }, url: URL): Promise<string | undefined> {
  const { slug, feed } = feedSlug(url) ?? {};
  if (slug === undefined) return undefined;
  return (await core.posts.get(actor, slug)).ok ? undefined : feed;
}

/** Returns the current path of the content that had this URL before; undefined if a post still has it. */
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

/** Feed paths of WordPress, Ghost, Hugo, Jekyll, Squarespace and Blogger, as feed readers guess them. */
const feedPath =
  /^(?:\/blog)?\/(?:(?:feed|rss|rss2|atom|index)\.(?:xml|rss|rdf)|feed\/(?:rss2?|rdf|atom)|rss)$|^\/(?:feed|rss2|atom|feeds\/posts\/default)$/;

/** WordPress without permalinks: `/?feed=rss2`. */
const feedQuery = /^(?:feed|rss2?|atom|rdf)$/i;

/** Feed paths that may also be the slug of a post. */
const postPath = /^\/blog\/(feed|atom)$/;

/** Returns the feed for another system's feed URL; undefined for any other URL. The language comes from the URL alone. */
export function feedAddress(url: URL): string | undefined {
  const path = tidyPath(url);
  if (path === paths.feed) return undefined;
  const query = url.searchParams.get('feed');
  // With a number, it is the comment feed of one post and redirects to that post.
  const isQueried =
    (path === paths.home || path === paths.blog) &&
    query !== null &&
    feedQuery.test(query) &&
    !url.searchParams.has('p') &&
    !url.searchParams.has('page_id');
  return isQueried || feedPath.test(path) ? feedFor(url) : undefined;
}

/** Recognizes feed URLs that may also be a post's URL. */
function feedSlug(url: URL): { slug: string; feed: string } | undefined {
  const slug = postPath.exec(tidyPath(url))?.[1];
  return slug === undefined ? undefined : { slug, feed: feedFor(url) };
}

function tidyPath({ pathname }: URL): string {
  return trimSlashes(pathname.toLowerCase()) || '/';
}

function feedFor({ searchParams }: URL): string {
  return localized(paths.feed, parseLocale(searchParams.get(localeParameter)) ?? defaultLocale);
}

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

/** Renders one page; what the built (or, in development, the live) `app/entry.ts` exports. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>;

/** A public page as text, or undefined where `RenderPage` has to be asked. */
export type RenderDocument = (
  url: URL,
  page: PageContext,
) => Promise<{ status: number; html: string } | undefined>;

export interface PagesEntry {
  renderPage: RenderPage;
  renderDocument: RenderDocument;
  /** The texts that the pages show until the owner publishes others, in every language. */
  builtInContent(founder: string): BuiltInContent[];
  reportErrorsTo(report: (error: unknown, requestId: string) => void): void;
}

export interface Pages {
  render: RenderPage;
  /** Absent in development, where only the framework's own way adds what Vite needs. */
  renderDocument?: RenderDocument;
  builtInContent: (founder: string) => Promise<BuiltInContent[]>;
  /** Answers files that are not built yet, in development. */
  assets?: Middleware;
  close?: () => Promise<void>;
}

/** The pages as they were built; `report` hears of failures while rendering. */
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

/** The list's query parameters with the values they can have, in the order of their canonical address. */
const meaningful = [
  ['year', /^\d{4}$/],
  ['page', /^[1-9]\d{0,5}$/],
] as const;

/** Public pages the cache keeps; the owner's pages and the API are made for each request. */
const ownerPages = new RegExp(`^(${ownerAreas.join('|')})(/|$)`);

export function isPublicPage(path: string): boolean {
  return !ownerPages.test(path) && !isReviewPath(path) && !path.endsWith('.data');
}

/** Addresses whose language no cookie decides: what programs ask for, in both languages or in that which the address names. */
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

/** The one address of a public page, without unknown parameters: made-up addresses can't fill the cache. */
export function canonicalPage(url: URL): URL {
  const canonical = new URL(url.pathname, url.origin);
  for (const [name, usable] of meaningful) {
    // A tag and a long sitemap have pages too, but no years.
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

/** Where an address with a slash at its end or capitals belongs, as a path on this site; undefined for one as it should be. */
export function tidyAddress(url: URL): string | undefined {
  const segments = url.pathname.split('/').map((segment) => decodeURIComponent(segment).toLowerCase());
  const path = trimSlashes(segments.map(encodeURIComponent).join('/')) || '/';
  return path === url.pathname ? undefined : path + url.search;
}

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
    return to === undefined ? tidy : localized(to, locale);
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
  return localized(paths.feed, parseLocale(searchParams.get(localeParameter)) ?? defaultLocale);
}

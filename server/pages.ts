import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageContext } from '../app/page-context.ts';
import { trimSlashes } from '../shared/addresses.ts';
import type { BuiltInContent } from '../shared/content.ts';
import type { Locale } from '../shared/locale.ts';
import { paths } from '../shared/paths.ts';
import { ownerAreas } from '../shared/public-pages.ts';
import { isReviewPath } from '../shared/requests.ts';

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

import { type Locale, localeParameter } from '../shared/locale.ts';
import { isReviewPath } from '../shared/logged-path.ts';
import { paths } from '../shared/paths.ts';
import { ownerAreas } from '../shared/public-pages.ts';
import { trimSlashes } from '../shared/trim-slashes.ts';

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

/** Whether a request target is spelled as the site's own links to a page are: nothing unknown, nothing twice. */
export function isCanonicalTarget(
  target: string | undefined,
  { pathname, search }: URL,
  chosenLocale: Locale | undefined,
): boolean {
  const choice = chosenLocale ? `${search ? '&' : '?'}${localeParameter}=${chosenLocale}` : '';
  return target === pathname + search + choice;
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

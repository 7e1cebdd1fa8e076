import { defaultLocale, type Locale, locales } from '../../../shared/locale.ts';
import { localised, paths, withQuery } from '../../../shared/paths.ts';
import { xmlText } from '../xml-text.ts';

/** `changed` is an ISO 8601 timestamp. */
export interface SitemapPlace {
  /** Without a language. */
  path: string;
  /** Of a text that is in one language alone: its address is then that one. */
  language?: Locale | undefined;
  /** The same text in the other language, at its own path. */
  translation?: { path: string; language: Locale } | undefined;
  changed?: string | undefined;
}

function alternate(origin: string, path: string, language: string, locale: Locale): string {
  const address = xmlText(origin + localised(path, locale));
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

/** Each language of a page lists all of them, as search engines ask (Google, "Localized versions"). */
function entries(origin: string, { path, language, translation, changed }: SitemapPlace): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>`;
  const entry = (locale: Locale, more: string) =>
    `<url><loc>${xmlText(origin + localised(path, locale))}</loc>${lastmod}${more}</url>\n`;
  if (language) {
    const both = translation ? [{ path, language }, translation] : [];
    const inDefault = both.filter((each) => each.language === defaultLocale);
    const links = [
      ...both.map((each) => alternate(origin, each.path, each.language, each.language)),
      ...inDefault.map((each) => alternate(origin, each.path, 'x-default', defaultLocale)),
    ];
    return entry(language, links.join(''));
  }
  const alternates = [
    ...locales.map((locale) => alternate(origin, path, locale, locale)),
    alternate(origin, path, 'x-default', defaultLocale),
  ].join('');
  return locales.map((locale) => entry(locale, alternates)).join('');
}

/** A sitemap (https://www.sitemaps.org/protocol.html) with each page in both languages and each post in its own, in pieces. */
export async function* sitemap(
  batches: AsyncIterable<readonly SitemapPlace[]> | Iterable<readonly SitemapPlace[]>,
  origin: string,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;
  for await (const places of batches) yield places.map((place) => entries(origin, place)).join('');
  yield '</urlset>\n';
}

/** The index of a sitemap whose `parts` are counted from 1. */
export function sitemapIndex(parts: number, origin: string): string {
  const addresses = Array.from({ length: parts }, (_, index) =>
    xmlText(origin + withQuery(paths.sitemap, { page: String(index + 1) })),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>\n`).join('')}</sitemapindex>
`;
}

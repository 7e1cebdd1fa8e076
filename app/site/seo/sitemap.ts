import { defaultLocale, type Locale, locales } from '../../../shared/locale.ts';
import { localised, paths, withQuery } from '../../../shared/paths.ts';
import { xmlText } from '../xml-text.ts';

/** `changed` is an ISO 8601 timestamp. */
export interface SitemapPlace {
  /** Without a language. */
  path: string;
  changed?: string | undefined;
}

function alternate(origin: string, path: string, language: string, locale: Locale): string {
  const address = xmlText(origin + localised(path, locale));
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

/** Each language lists all of them, as search engines ask (Google, "Localized versions"). */
function entries(origin: string, { path, changed }: SitemapPlace): string {
  const alternates = [
    ...locales.map((locale) => alternate(origin, path, locale, locale)),
    alternate(origin, path, 'x-default', defaultLocale),
  ].join('');
  const lastmod = changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>`;
  return locales
    .map(
      (locale) =>
        `<url><loc>${xmlText(origin + localised(path, locale))}</loc>${lastmod}${alternates}</url>\n`,
    )
    .join('');
}

/** A sitemap (https://www.sitemaps.org/protocol.html) with each place in both languages, in pieces. */
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

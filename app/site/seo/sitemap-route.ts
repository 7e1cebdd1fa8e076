import type { PostAddress } from '../../../core/posts/post-core.ts';
import { defaultLocale, type Locale, locales } from '../../../shared/locale.ts';
import { localized, paths, withQuery } from '../../../shared/paths.ts';
import { publicPages } from '../../../shared/public-pages.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import { isTagIndexed } from '../blog/post-text.ts';
import type { Route } from './+types/sitemap-route';
import { plainText, xmlText } from './text-response.ts';

/** Limits files to about 2 MB for the page cache. The protocol allows 50,000 URLs and 50 MB. */
const postsInPart = 2500;

/**
 * Serves all indexed pages and published posts, or an index of the parts from `/sitemap.xml?page=1` on. A
 * sitemap covers only its own folder, so the parts keep the path.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { core, origin } = context.get(pageContext);
  const part = url.searchParams.get('page');
  if (part !== null && !/^[1-9]\d{0,5}$/.test(part)) return plainText('Not found', { status: 404 });
  const page = Number(part ?? 1);
  const { batches, total } = await core.posts.addresses({ page, limit: postsInPart });
  const parts = Math.max(1, Math.ceil(total / postsInPart));
  if (page > parts) return plainText('Not found', { status: 404 });
  if (part === null && parts > 1) return xml(sitemapIndex(parts, origin));
  const posts = batches[Symbol.asyncIterator]();
  // Reading the first post now lets database failures show before the response begins.
  const first = await posts.next();
  const fixed = page === 1 ? publicPages.filter(({ isListed }) => isListed) : [];
  const pages = [...fixed, ...(page === 1 ? await tagPlaces(core) : [])];
  return xml(streamed(sitemap(places(pages, first, posts), origin)));
}

/** Returns the tag pages. A tag may be indexed in only one language, if only that one has enough posts. */
async function tagPlaces(core: PageContext['core']): Promise<SitemapPlace[]> {
  const languages = new Map<string, Locale[]>();
  for (const locale of locales)
    for (const tag of (await core.tags.list(locale)).filter(isTagIndexed))
      languages.set(tag.tag, [...(languages.get(tag.tag) ?? []), locale]);
  return [...languages].map(([tag, [language, ...others]]) => ({
    path: paths.tag(tag),
    ...(others.length === 0 && { language }),
  }));
}

async function* places(
  pages: readonly SitemapPlace[],
  first: IteratorResult<PostAddress[]>,
  posts: AsyncIterator<PostAddress[]>,
): AsyncGenerator<readonly SitemapPlace[]> {
  if (pages.length > 0) yield pages;
  for (let batch = first; !batch.done; batch = await posts.next()) {
    yield batch.value.map(({ slug, language, translation, updated_at }) => ({
      path: paths.post(slug),
      language,
      translation: translation && { path: paths.post(translation.slug), language: translation.language },
      changed: updated_at,
    }));
  }
}

function streamed(pieces: AsyncIterable<string>): ReadableStream {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const piece = await iterator.next();
      if (piece.done) controller.close();
      else controller.enqueue(encoder.encode(piece.value));
    },
  });
}

function xml(text: string | ReadableStream): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

export interface SitemapPlace {
  path: string;
  /** The language of a text that exists in only one. */
  language?: Locale | undefined;
  translation?: { path: string; language: Locale } | undefined;
  changed?: string | undefined;
}

function alternate(origin: string, path: string, language: string, locale: Locale): string {
  const address = xmlText(origin + localized(path, locale));
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

/** Returns one entry per language. Each lists all language versions (Google, "Localized versions"). */
function entries(origin: string, { path, language, translation, changed }: SitemapPlace): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>`;
  const entry = (locale: Locale, more: string) =>
    `<url><loc>${xmlText(origin + localized(path, locale))}</loc>${lastmod}${more}</url>\n`;
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

/** Yields a sitemap (https://www.sitemaps.org/protocol.html) in chunks. */
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

export function sitemapIndex(parts: number, origin: string): string {
  const addresses = Array.from({ length: parts }, (_, index) =>
    xmlText(origin + withQuery(paths.sitemap, { page: String(index + 1) })),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>\n`).join('')}</sitemapindex>
`;
}

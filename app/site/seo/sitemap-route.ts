import type { PostAddress } from '../../../core/posts/post-core.ts';
import { type Locale, locales } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import { publicPages } from '../../../shared/public-pages.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import type { Route } from './+types/sitemap-route';
import { isTagIndexed } from './is-tag-indexed.ts';
import { plainText } from './plain-text.ts';
import { type SitemapPlace, sitemap, sitemapIndex } from './sitemap.ts';

/** Keeps a file near 2 MB for the page cache; the protocol allows 50,000 addresses and 50 MB. */
const postsInPart = 2500;

/**
 * `/sitemap.xml`: all indexed pages and published posts, or an index of `/sitemap.xml?page=1` and on, where one file
 * is too small. A sitemap speaks for its own folder alone, so the path stays.
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
  // What keeps the database from its work is known before the answer begins.
  const first = await posts.next();
  const fixed = page === 1 ? publicPages.filter(({ isListed }) => isListed) : [];
  const pages = [...fixed, ...(page === 1 ? await tagPlaces(core) : [])];
  return xml(streamed(sitemap(places(pages, first, posts), origin)));
}

/** The pages of tags, each in the languages in which it is indexed: a tag's posts can be fewer where they are translations. */
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

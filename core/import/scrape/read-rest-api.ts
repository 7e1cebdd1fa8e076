import pLimit from 'p-limit';
import { z } from 'zod';
import { plainText } from '../../../shared/rich-text/plain-text.ts';
import { asPages, type Blog, type BlogReader, placesFor, requestsAtOnce } from './blog.ts';
import type { FoundPost } from './found-post.ts';
import { readDate } from './read-date.ts';

const rendered = z.object({ rendered: z.string(), protected: z.boolean().optional() });

/** The part of a post that is read (https://developer.wordpress.org/rest-api/reference/posts/). */
const postSchema = z.object({
  slug: z.string(),
  link: z.url({ protocol: /^https?$/ }),
  date: z.string(),
  date_gmt: z.string().nullish(),
  guid: z.object({ rendered: z.string() }).optional().catch(undefined),
  title: rendered,
  excerpt: rendered.optional(),
  content: rendered.optional(),
  jetpack_featured_media_url: z.string().optional().catch(undefined),
  _embedded: z
    .object({ 'wp:featuredmedia': z.array(z.object({ source_url: z.string() })) })
    .optional()
    .catch(undefined),
});

type RestPost = z.output<typeof postSchema>;

/** The post's own local time with the offset that its time in GMT betrays. */
function localDate({ date, date_gmt }: RestPost): string | null {
  const minutes = date_gmt ? (Date.parse(`${date}Z`) - Date.parse(`${date_gmt}Z`)) / 60_000 : Number.NaN;
  if (!Number.isInteger(minutes) || Math.abs(minutes) > 14 * 60) return readDate(date);
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const offset = `${part(Math.abs(minutes) / 60)}:${part(Math.abs(minutes) % 60)}`;
  return readDate(`${date}${minutes === 0 ? 'Z' : `${minutes < 0 ? '-' : '+'}${offset}`}`);
}

function foundPost(post: RestPost): FoundPost {
  return {
    address: post.link,
    slug: post.slug,
    title: post.title.rendered,
    date: localDate(post),
    cover: post._embedded?.['wp:featuredmedia'][0]?.source_url ?? (post.jetpack_featured_media_url || null),
    teaser: post.excerpt?.rendered || null,
    html: post.content?.rendered || null,
    // Rendered for a page: "&" is an entity there, and none in an export.
    guid: post.guid && plainText(post.guid.rendered),
  };
}

function parsePosts(text: string): FoundPost[] | undefined {
  try {
    const list = z.array(z.unknown()).parse(JSON.parse(text));
    const posts = list.map((entry) => postSchema.safeParse(entry)).filter((entry) => entry.success);
    if (list.length > 0 && posts.length === 0) return undefined;
    // Behind a password there is no text to preview.
    return posts.filter(({ data }) => !data.content?.protected).map(({ data }) => foundPost(data));
  } catch {
    return undefined; // No JSON, or no list: an error page, or a site without this interface.
  }
}

/** Where the list of posts may be: what the page names first, then the usual places, with and without pretty links. */
function endpoints({ source, homePage }: Blog): string[] {
  const named = homePage?.api;
  const usual = [
    ...placesFor(source, 'wp-json/wp/v2/posts'),
    ...placesFor(source, '?rest_route=/wp/v2/posts'),
  ];
  if (!named) return usual;
  const root = new URL(named);
  const route = root.searchParams.get('rest_route');
  if (route === null) root.pathname = `${root.pathname.replace(/\/$/, '')}/wp/v2/posts`;
  else root.searchParams.set('rest_route', `${route.replace(/\/$/, '')}/wp/v2/posts`);
  return [...new Set([root.href, ...usual])];
}

function pageAddress(endpoint: string, page: number, perPage: number): string {
  const address = new URL(endpoint);
  address.searchParams.set('_embed', '1');
  address.searchParams.set('per_page', String(Math.min(perPage, 100)));
  address.searchParams.set('page', String(page));
  return address.href;
}

export const readRestApi: BlogReader = async (blog) => {
  const [firstPage = 1, ...otherPages] = blog.pages;
  const posts = async (endpoint: string, page: number) => {
    const response = await blog.get(pageAddress(endpoint, page, blog.perPage));
    return response && parsePosts(response.text);
  };
  for (const endpoint of endpoints(blog)) {
    const first = await posts(endpoint, firstPage);
    if (!first?.length) continue;
    // A static copy of a site answers every question with the whole list.
    if (first.length > blog.perPage) return asPages(first, blog);
    const others = await pLimit(requestsAtOnce).map(otherPages, (page) => posts(endpoint, page));
    return [first, ...others].flatMap((page) => page ?? []);
  }
  return [];
};

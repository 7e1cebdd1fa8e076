import pLimit from 'p-limit';
import { z } from 'zod';
import { withScheme } from '../../../shared/addresses.ts';
import type { ImportChangeCode } from '../../../shared/imported-post.ts';
import { defaultLocale, type Locale, parseLocale } from '../../../shared/locale.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { plainText } from '../../../shared/rich-text/parse-html.ts';
import type { FetchedBody, FetchLimits } from '../../net/fetch-public.ts';
import type { FetchText } from '../../net/outbound.ts';
import type { ScrapeFailure } from '../import-core.ts';
import type { FoundPost, ImportPreviewPost } from './preview-body.ts';
import { previewPosts, readForeign } from './preview-posts.ts';
import { type Article, isCutOff, lineOf, type PagePlace, readDate } from './read-article.ts';
import type { BlogPage } from './read-blog-page.ts';

export interface Blog {
  /** Where the source's redirects ended. */
  source: URL;
  /** The text there; empty where the source gave none but the blog may still answer elsewhere. */
  home: string;
  /** What it tells as a page; undefined where it is none. */
  homePage: BlogPage | undefined;
  /** Its posts where it is a feed, in its order; undefined where it is none. */
  homeFeed: FoundPost[] | undefined;
  /** Pages of the blog's list, from 1. */
  pages: number[];
  /** Posts to a page, where the blog lets us choose. */
  perPage: number;
  /** Fetches a text; undefined for any failure, after the deadline at once. */
  get(address: string): Promise<FetchedBody | undefined>;
}

/** One way of reading; an empty list means that the blog does not offer it. */
type BlogReader = (blog: Blog) => Promise<FoundPost[]>;

const requestsAtOnce = 4;

/** The asked pages of a list that came whole. */
export function asPages<Item>(items: Item[], { pages, perPage }: Pick<Blog, 'pages' | 'perPage'>): Item[] {
  return pages.flatMap((page) => items.slice((page - 1) * perPage, page * perPage));
}

/** `path` in the source's folder and, as `/blog` is often a page of the whole site's blog, at a first folder's root. */
export function placesFor(source: URL, path: string): string[] {
  const folders = source.pathname.split('/').filter(Boolean);
  const own = new URL(`/${[...folders, ''].join('/')}${path}`, source).href;
  return folders.length === 1 ? [own, new URL(`/${path}`, source).href] : [own];
}

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

const readRestApi: BlogReader = async (blog) => {
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

/** No honest article has more; each page is a request. */
const mostPages = 20;

interface FoundArticle {
  /** Of the post: what its page names where it is an AMP twin. */
  address: string;
  article: Article;
  /** What became of its pages. */
  changes: ImportChangeCode[];
}

/** The post's address, and the same path at the source: a blog read from a copy still names its public address. */
function addresses(address: string, source: URL): string[] {
  const { pathname, search } = new URL(address);
  return [...new Set([address, Object.assign(new URL(source), { pathname, search, hash: '' }).href])];
}

async function articleAt(address: string, blog: Blog, place?: PagePlace): Promise<Article | null> {
  const page = address === blog.source.href ? { text: blog.home, url: address } : await blog.get(address);
  if (!page) return null;
  const input = { page: page.text, address: page.url, ...(place && { place }) };
  return (await readForeign('article', input)) ?? null;
}

async function anyArticle(address: string, blog: Blog): Promise<Article | null> {
  for (const place of addresses(address, blog.source)) {
    const article = await articleAt(place, blog);
    if (article) return article;
  }
  return null;
}

/** An article with the pages that follow its first; one that cannot be read ends it, and is told. */
async function withPages(first: Article, blog: Blog): Promise<Omit<FoundArticle, 'address'>> {
  if (!first.next) return { article: first, changes: [] };
  const pages = [first];
  const start = first.address;
  let next: string | null = first.next;
  while (next && pages.length < mostPages) {
    const page: Article | null = await articleAt(next, blog, { first: start, number: pages.length + 1 });
    if (!page) break;
    pages.push(page);
    next = page.next;
  }
  const html = pages.map((page) => page.html).join('\n');
  const text = pages.map((page) => page.text).join(' ');
  const changes: ImportChangeCode[] = pages.length > 1 ? ['pages_joined'] : [];
  return { article: { ...first, html, text }, changes: next ? [...changes, 'only_teaser'] : changes };
}

/** The whole article of the post at `address`; null where no page gives one. */
async function findArticle(address: string, blog: Blog): Promise<FoundArticle | null> {
  const found = await anyArticle(address, blog);
  if (!found) return null;
  const { canonical } = found;
  const own = canonical ? await anyArticle(canonical, blog) : null;
  return { address: canonical ?? address, ...(await withPages(own ?? found, blog)) };
}

/** A body below this, in characters of HTML, may be an introduction that does not say so. */
const shortBody = 500;

/** How much longer than a body the text of its page has to be, as a factor, to be more than the same text. */
const muchLonger = 1.2;

/** Whether an article goes on where a body ends. A body that leads on may be in other words than its article. */
function goesOn(article: Article, html: string): boolean {
  // Without its tags, by pattern: only the length counts, and the text may be of any size.
  const length = html.replace(/<[^<>]*>/g, '').length;
  const start = lineOf(html.slice(0, shortBody)).slice(0, 40);
  return article.text.length > muchLonger * length && (isCutOff(html) || article.text.includes(start));
}

/** A post with its body from its own page where it came without one, or with its beginning; as it was where that page gives no more. */
export async function completePost(post: FoundPost, blog: Blog): Promise<FoundPost> {
  const { html } = post;
  if (html && html.length >= shortBody && !isCutOff(html)) return post;
  const found = await findArticle(post.address, blog);
  if (!found) return html && !isCutOff(html) ? post : { ...post, changes: ['only_teaser'] };
  const { address, article, changes } = found;
  if (html && !goesOn(article, html)) return post;
  return {
    ...post,
    address,
    title: post.title || article.title,
    date: post.date ?? article.date,
    cover: article.cover ?? post.cover,
    teaser: post.teaser ?? article.teaser,
    html: article.html,
    ...(changes.length > 0 && { changes }),
  };
}

/** Where blogs of many makes keep their feed; the last is Blogger's. */
const usualPaths = [
  'feed/',
  'rss.xml',
  'atom.xml',
  'feed.xml',
  'index.xml',
  'feed.json',
  'rss/',
  '?feed=rss2',
  'feeds/posts/default',
];

/** Whether a feed is WordPress's own, which turns its pages with `?paged=`. */
function isWordPressFeed(text: string): boolean {
  return /<generator>[^<]*wordpress/i.test(text.slice(0, 20_000));
}

interface Feed {
  address: string;
  text: string;
  items: FoundPost[];
}

async function feedAt({ url, text }: FetchedBody): Promise<Feed | undefined> {
  const items = await readForeign('feed', { text, address: url });
  return items && { address: url, text, items };
}

async function findFeed(blog: Blog): Promise<Feed | undefined> {
  const { homeFeed, home, homePage, source } = blog;
  if (homeFeed) return { address: source.href, text: home, items: homeFeed };
  const guesses = usualPaths.flatMap((path) => placesFor(source, path));
  for (const places of [homePage?.feeds ?? [], guesses]) {
    const responses = await pLimit(requestsAtOnce).map(places, blog.get);
    for (const response of responses) {
      const feed = response && (await feedAt(response));
      if (feed && feed.items.length > 0) return feed;
    }
  }
  return undefined;
}

/** Reads the posts from the blog's feed: the one its page names, or one in a usual place. */
const readFeed: BlogReader = async (blog) => {
  const feed = await findFeed(blog);
  if (!feed) return [];
  if (!isWordPressFeed(feed.text)) return asPages(feed.items, blog);
  const pages = await pLimit(requestsAtOnce).map(blog.pages, async (page) => {
    if (page === 1) return feed.items;
    const address = new URL(feed.address);
    address.searchParams.set('paged', String(page));
    const response = await blog.get(address.href);
    return response && (await feedAt(response))?.items;
  });
  return pages.flatMap((posts) => posts ?? []);
};

const unread = { slug: '', title: '', date: null, cover: null, teaser: null, html: null };

/** The posts that the asked list pages show, in their order. */
async function readCardsOf({ home, homePage, source, get }: Blog): Promise<FoundPost[]> {
  const lists = await pLimit(requestsAtOnce).map(homePage?.lists ?? [], async (address) => {
    const fetched = address === source.href ? { text: home, url: address } : await get(address);
    if (!fetched) return [];
    return (await readForeign('cards', { page: fetched.text, address: fetched.url })) ?? [];
  });
  return lists.flat();
}

/** Reads the blog as a visitor does: from its list pages to the articles. A source that is an article gives that one. */
const readListPages: BlogReader = async (blog) => {
  if (!blog.homePage) return [];
  const self: FoundPost = { address: blog.source.href, ...unread };
  if (blog.homePage.isArticle) return [self];
  const cards = await readCardsOf(blog);
  return cards.length > 0 ? cards : [self];
};

/** One post has one path, whatever scheme or host a feed and a page name it by. */
function pathOf({ address }: FoundPost): string {
  const { pathname, search } = new URL(address);
  return `${pathname.replace(/\/$/, '')}${search}`;
}

/** What the list pages show and the feed lacks; nothing where they share no post, for then they are other pages. */
async function missing(posts: FoundPost[], blog: Blog): Promise<FoundPost[]> {
  const known = new Set(posts.map(pathOf));
  const cards = await readCardsOf(blog);
  if (!cards.some((card) => known.has(pathOf(card)))) return [];
  return cards.filter((card) => !known.has(pathOf(card)));
}

/** Reads the posts from the blog's feed, and the older ones, which feeds leave out, from its list pages. */
const readFeedAndPages: BlogReader = async (blog) => {
  const posts = await readFeed(blog);
  const isEnough = posts.length === 0 || posts.length >= blog.perPage * blog.pages.length;
  return isEnough ? posts : [...posts, ...(await missing(posts, blog))];
};

export interface ScrapeOptions {
  /** Pages of the blog's list, from 1. */
  pages: number[];
  maxPosts: number;
  /** For the whole reading, in milliseconds; 30,000 unless given. What was read by then is the result. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** A source that is itself a feed or an article says what to read; anything else is asked in this order. */
function readersFor(blog: Blog): BlogReader[] {
  if (blog.homeFeed) return [readFeed];
  return blog.homePage?.isArticle ? [readListPages] : [readRestApi, readFeedAndPages, readListPages];
}

/** No page of a blog and no answer of its API comes near this. */
const maxPageBytes = 5_000_000;

/** The language that the blog's page, or its feed, says that it is in; English for any that this site has not. */
function languageOf({ homePage, home }: Blog): Locale {
  const declared =
    homePage?.language ?? /<language>\s*([\w-]{2,20})\s*<\/language>/i.exec(home.slice(0, 20_000))?.[1];
  return parseLocale(declared) ?? defaultLocale;
}

function distinct(posts: FoundPost[]): FoundPost[] {
  const seen = new Map<string, FoundPost>();
  for (const post of posts) {
    const key = `${post.address} ${post.slug || post.title}`;
    if (!seen.has(key)) seen.set(key, post);
  }
  return [...seen.values()];
}

/**
 * A blog's newest posts, from the first of REST API, feed and pages that has them whole, else their introductions. It
 * reaches what `fetchText` lets it reach.
 */
export async function scrapeBlog(
  fetchText: FetchText,
  source: string,
  { pages, maxPosts, timeoutMs = 30_000, signal }: ScrapeOptions,
): Promise<Result<ImportPreviewPost[], ScrapeFailure>> {
  if (!source.trim()) return fail({ code: 'no_source' });
  const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  const limits: FetchLimits = { signal: AbortSignal.any(ends), maxBytes: maxPageBytes };
  const home = await fetchText(withScheme(source), limits);
  // A site that answers with an error may still have its API or feed in place.
  if (!home.ok && home.failure.code !== 'answered') return home;
  const { url, text } = home.ok ? home.value : { url: withScheme(source), text: '' };
  const blog: Blog = {
    source: new URL(url),
    home: text,
    homePage: text ? await readForeign('blogPage', { page: text, address: url, pages }) : undefined,
    homeFeed: text ? await readForeign('feed', { text, address: url }) : undefined,
    pages,
    perPage: Math.max(1, Math.ceil(maxPosts / Math.max(1, pages.length))),
    get: async (address) => {
      const fetched = await fetchText(address, limits);
      return fetched.ok ? fetched.value : undefined;
    },
  };
  const language = languageOf(blog);
  let introductions: FoundPost[] = [];
  for (const read of readersFor(blog)) {
    const found = distinct(await read(blog)).slice(0, maxPosts);
    const completed = await pLimit(requestsAtOnce).map(found, (post) => completePost(post, blog));
    const complete = distinct(completed);
    const posts = complete.some((post) => post.html) ? await previewPosts(complete, language) : [];
    if (posts.length > 0) return ok(posts);
    if (introductions.length === 0) introductions = complete;
  }
  const posts = await previewPosts(introductions, language);
  if (posts.length > 0) return ok(posts);
  if (limits.signal?.aborted) return fail({ code: 'no_answer', cause: 'timeout' });
  return home.ok ? fail({ code: 'no_posts' }) : home;
}

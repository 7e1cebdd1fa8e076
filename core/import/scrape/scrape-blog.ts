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
  /** The blog's URL after redirects. */
  source: URL;
  /** The home page's HTML; '' if only other URLs respond. */
  home: string;
  /** The parsed home page; undefined if it isn't HTML. */
  homePage: BlogPage | undefined;
  /** The posts of the home page's feed; undefined if it isn't a feed. */
  homeFeed: FoundPost[] | undefined;
  pages: number[];
  /** The posts per page, if the blog lets clients choose. */
  perPage: number;
  /** Fetches a URL; undefined on failure and after the deadline. */
  get(address: string): Promise<FetchedBody | undefined>;
}

/** Reads posts in one way; an empty list if the blog doesn't support it. */
type BlogReader = (blog: Blog) => Promise<FoundPost[]>;

const concurrentRequests = 4;

/** Returns the items that belong on the requested pages. */
export function asPages<Item>(items: Item[], { pages, perPage }: Pick<Blog, 'pages' | 'perPage'>): Item[] {
  return pages.flatMap((page) => items.slice((page - 1) * perPage, page * perPage));
}

/** Returns the URLs of `path` below the source, below its first folder, and at the root. */
export function placesFor(source: URL, path: string): string[] {
  const folders = source.pathname.split('/').filter(Boolean);
  const own = new URL(`/${[...folders, ''].join('/')}${path}`, source).href;
  return folders.length === 1 ? [own, new URL(`/${path}`, source).href] : [own];
}

const rendered = z.object({ rendered: z.string(), protected: z.boolean().optional() });

/** The fields that are read (https://developer.wordpress.org/rest-api/reference/posts/). */
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

/** Returns the local time with the offset computed from the GMT time. */
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
    // Rendered titles contain entities.
    guid: post.guid && plainText(post.guid.rendered),
  };
}

function parsePosts(text: string): FoundPost[] | undefined {
  try {
    const list = z.array(z.unknown()).parse(JSON.parse(text));
    const posts = list.map((entry) => postSchema.safeParse(entry)).filter((entry) => entry.success);
    if (list.length > 0 && posts.length === 0) return undefined;
    // The text of a post with a password is protected.
    return posts.filter(({ data }) => !data.content?.protected).map(({ data }) => foundPost(data));
  } catch {
    return undefined; // No JSON, or no list: an error page, or a site without this interface.
  }
}

/** Returns candidates for the posts endpoint: the page's own link first, then the defaults. */
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
    // A static copy of a blog returns the whole list for every query.
    if (first.length > blog.perPage) return asPages(first, blog);
    const others = await pLimit(concurrentRequests).map(otherPages, (page) => posts(endpoint, page));
    return [first, ...others].flatMap((page) => page ?? []);
  }
  return [];
};

/** The maximum number of pages of an article. Each one is a request. */
const maxPages = 20;

interface FoundArticle {
  /** The URL; for an AMP page, that of the original. */
  address: string;
  article: Article;
  /** Changes for the import report, such as joined pages. */
  changes: ImportChangeCode[];
}

/** A copy of a blog still contains its public URLs, so the same path is also tried at the source. */
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

/** Joins an article's pages. A page that fails ends the article and is reported. */
async function withPages(first: Article, blog: Blog): Promise<Omit<FoundArticle, 'address'>> {
  if (!first.next) return { article: first, changes: [] };
  const pages = [first];
  const start = first.address;
  let next: string | null = first.next;
  while (next && pages.length < maxPages) {
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

/** Returns the whole article of the post at `address`; null if no page has it. */
async function findArticle(address: string, blog: Blog): Promise<FoundArticle | null> {
  const found = await anyArticle(address, blog);
  if (!found) return null;
  const { canonical } = found;
  const own = canonical ? await anyArticle(canonical, blog) : null;
  return { address: canonical ?? address, ...(await withPages(own ?? found, blog)) };
}

/** A body shorter than this (in characters of HTML) may be an undeclared teaser. */
const shortBody = 500;

/** A page continues the body if its text is longer by this factor. */
const muchLonger = 1.2;

/** Whether an article continues a body. A declared teaser may use other words. */
function continuesBody(article: Article, html: string): boolean {
  // A pattern is enough, because only the length matters.
  const length = html.replace(/<[^<>]*>/g, '').length;
  const start = lineOf(html.slice(0, shortBody)).slice(0, 40);
  return article.text.length > muchLonger * length && (isCutOff(html) || article.text.includes(start));
}

/** Completes a missing or short body from the post's page. */
export async function completePost(post: FoundPost, blog: Blog): Promise<FoundPost> {
  const { html } = post;
  if (html && html.length >= shortBody && !isCutOff(html)) return post;
  const found = await findArticle(post.address, blog);
  if (!found) return html && !isCutOff(html) ? post : { ...post, changes: ['only_teaser'] };
  const { address, article, changes } = found;
  if (html && !continuesBody(article, html)) return post;
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

/** The usual feed paths. The last one is Blogger's. */
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

/** WordPress feeds have pages (`?paged=`). */
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
    const responses = await pLimit(concurrentRequests).map(places, blog.get);
    for (const response of responses) {
      const feed = response && (await feedAt(response));
      if (feed && feed.items.length > 0) return feed;
    }
  }
  return undefined;
}

/** Reads the feed that the page names, or one at a usual path. */
const readFeed: BlogReader = async (blog) => {
  const feed = await findFeed(blog);
  if (!feed) return [];
  if (!isWordPressFeed(feed.text)) return asPages(feed.items, blog);
  const pages = await pLimit(concurrentRequests).map(blog.pages, async (page) => {
    if (page === 1) return feed.items;
    const address = new URL(feed.address);
    address.searchParams.set('paged', String(page));
    const response = await blog.get(address.href);
    return response && (await feedAt(response))?.items;
  });
  return pages.flatMap((posts) => posts ?? []);
};

const unread = { slug: '', title: '', date: null, cover: null, teaser: null, html: null };

/** Returns the posts on the requested list pages. */
async function readCardsOf({ home, homePage, source, get }: Blog): Promise<FoundPost[]> {
  const lists = await pLimit(concurrentRequests).map(homePage?.lists ?? [], async (address) => {
    const fetched = address === source.href ? { text: home, url: address } : await get(address);
    if (!fetched) return [];
    return (await readForeign('cards', { page: fetched.text, address: fetched.url })) ?? [];
  });
  return lists.flat();
}

/** Reads list pages and their articles, as a visitor does. */
const readListPages: BlogReader = async (blog) => {
  if (!blog.homePage) return [];
  const self: FoundPost = { address: blog.source.href, ...unread };
  if (blog.homePage.isArticle) return [self];
  const cards = await readCardsOf(blog);
  return cards.length > 0 ? cards : [self];
};

/** Returns a key that is the same for all schemes and hosts. */
function pathOf({ address }: FoundPost): string {
  const { pathname, search } = new URL(address);
  return `${pathname.replace(/\/$/, '')}${search}`;
}

/**
 * Returns the posts that only the list pages have. Returns none if they share no post with the others,
 * because then the list shows other pages.
 */
async function missing(posts: FoundPost[], blog: Blog): Promise<FoundPost[]> {
  const known = new Set(posts.map(pathOf));
  const cards = await readCardsOf(blog);
  if (!cards.some((card) => known.has(pathOf(card)))) return [];
  return cards.filter((card) => !known.has(pathOf(card)));
}

/** Reads the feed first, then older posts from list pages. */
const readFeedAndPages: BlogReader = async (blog) => {
  const posts = await readFeed(blog);
  const isEnough = posts.length === 0 || posts.length >= blog.perPage * blog.pages.length;
  return isEnough ? posts : [...posts, ...(await missing(posts, blog))];
};

export interface ScrapeOptions {
  pages: number[];
  maxPosts: number;
  /** The limit for the whole preview. Posts read by then are returned. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** Returns the ways to read posts, in order. If the source is a feed or an article, there is only one. */
function readersFor(blog: Blog): BlogReader[] {
  if (blog.homeFeed) return [readFeed];
  return blog.homePage?.isArticle ? [readListPages] : [readRestApi, readFeedAndPages, readListPages];
}

const maxPageBytes = 5_000_000;

/** Returns the blog's declared language; English if it isn't supported. */
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

/** Returns the newest posts by the first way that yields complete ones, else their teasers. */
export async function scrapeBlog(
  fetchText: FetchText,
  source: string,
  { pages, maxPosts, timeoutMs = 30_000, signal }: ScrapeOptions,
): Promise<Result<ImportPreviewPost[], ScrapeFailure>> {
  if (!source.trim()) return fail({ code: 'no_source' });
  const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  const limits: FetchLimits = { signal: AbortSignal.any(ends), maxBytes: maxPageBytes };
  const home = await fetchText(withScheme(source), limits);
  // A site with a failing home page may still have an API or a feed.
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
    const completed = await pLimit(concurrentRequests).map(found, (post) => completePost(post, blog));
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

import pLimit from 'p-limit';
import { defaultLocale, type Locale, parseLocale } from '../../../shared/locale.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { withScheme } from '../../../shared/with-scheme.ts';
import type { FetchLimits } from '../../net/fetch-public.ts';
import type { FetchText } from '../../net/outbound.ts';
import type { ScrapeFailure } from '../import-core.ts';
import { type Blog, type BlogReader, requestsAtOnce } from './blog.ts';
import { completePost } from './complete-post.ts';
import type { FoundPost } from './found-post.ts';
import type { ImportPreviewPost } from './import-preview-post.ts';
import { previewPosts } from './preview-posts.ts';
import { readFeed } from './read-feed.ts';
import { readFeedAndPages } from './read-feed-and-pages.ts';
import { readForeign } from './read-foreign.ts';
import { readListPages } from './read-list-pages.ts';
import { readRestApi } from './read-rest-api.ts';

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

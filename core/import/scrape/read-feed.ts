import pLimit from 'p-limit';
import type { FetchedBody } from '../../net/fetch-public.ts';
import { asPages, type Blog, type BlogReader, placesFor, requestsAtOnce } from './blog.ts';
import type { FoundPost } from './found-post.ts';
import { readForeign } from './read-foreign.ts';

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
export const readFeed: BlogReader = async (blog) => {
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

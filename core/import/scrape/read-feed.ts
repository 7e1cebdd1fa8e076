import { asPages, type Blog, type BlogReader, placesFor, requestsAtOnce } from './blog.ts';
import { mapWithLimit } from './map-with-limit.ts';
import { isWordPressFeed, parseFeedItems } from './parse-feed-items.ts';

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

/** The feeds that the page names, those of comments left out. */
function namedFeeds({ homePage }: Blog): string[] {
  const links = homePage?.querySelectorAll('link[rel~="alternate"][href]') ?? [];
  return [...links]
    .filter((link) => /(rss|atom|rdf|feed)\+(xml|json)/i.test(link.getAttribute('type') ?? ''))
    .map((link) => ({ href: link.getAttribute('href') ?? '', title: link.getAttribute('title') ?? '' }))
    .filter(({ href, title }) => !/comment|coment|kommentar/i.test(`${href} ${title}`))
    .map(({ href }) => href);
}

/** Whether the source is itself a feed. */
export function isFeed({ home, source }: Pick<Blog, 'home' | 'source'>): boolean {
  return parseFeedItems(home, source.href) !== undefined;
}

interface Feed {
  address: string;
  text: string;
}

async function findFeed(blog: Blog): Promise<Feed | undefined> {
  if (isFeed(blog)) return { address: blog.source.href, text: blog.home };
  const guesses = usualPaths.flatMap((path) => placesFor(blog.source, path));
  for (const places of [namedFeeds(blog), guesses]) {
    const answers = await mapWithLimit(places, requestsAtOnce, blog.get);
    const feed = answers.find((answer) => answer && parseFeedItems(answer.text, answer.url)?.length);
    if (feed) return { address: feed.url, text: feed.text };
  }
  return undefined;
}

/** Reads the posts from the blog's feed: the one its page names, or one in a usual place. */
export const readFeed: BlogReader = async (blog) => {
  const feed = await findFeed(blog);
  if (!feed) return [];
  const newest = parseFeedItems(feed.text, feed.address) ?? [];
  if (!isWordPressFeed(feed.text)) return asPages(newest, blog);
  const pages = await mapWithLimit(blog.pages, requestsAtOnce, async (page) => {
    if (page === 1) return newest;
    const address = new URL(feed.address);
    address.searchParams.set('paged', String(page));
    const answer = await blog.get(address.href);
    return answer && parseFeedItems(answer.text, answer.url);
  });
  return pages.flatMap((posts) => posts ?? []);
};

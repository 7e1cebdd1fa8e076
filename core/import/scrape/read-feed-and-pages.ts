import type { Blog, BlogReader } from './blog.ts';
import type { FoundPost } from './found-post.ts';
import { readFeed } from './read-feed.ts';
import { readCardsOf } from './read-list-pages.ts';

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
export const readFeedAndPages: BlogReader = async (blog) => {
  const posts = await readFeed(blog);
  const isEnough = posts.length === 0 || posts.length >= blog.perPage * blog.pages.length;
  return isEnough ? posts : [...posts, ...(await missing(posts, blog))];
};

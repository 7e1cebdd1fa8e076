import pLimit from 'p-limit';
import { type Blog, type BlogReader, requestsAtOnce } from './blog.ts';
import type { FoundPost } from './found-post.ts';
import { readForeign } from './read-foreign.ts';

const unread = { slug: '', title: '', date: null, cover: null, teaser: null, html: null };

/** The posts that the asked list pages show, in their order. */
export async function readCardsOf({ home, homePage, source, get }: Blog): Promise<FoundPost[]> {
  const lists = await pLimit(requestsAtOnce).map(homePage?.lists ?? [], async (address) => {
    const fetched = address === source.href ? { text: home, url: address } : await get(address);
    if (!fetched) return [];
    return (await readForeign('cards', { page: fetched.text, address: fetched.url })) ?? [];
  });
  return lists.flat();
}

/** Reads the blog as a visitor does: from its list pages to the articles. A source that is an article gives that one. */
export const readListPages: BlogReader = async (blog) => {
  if (!blog.homePage) return [];
  const self: FoundPost = { address: blog.source.href, ...unread };
  if (blog.homePage.isArticle) return [self];
  const cards = await readCardsOf(blog);
  return cards.length > 0 ? cards : [self];
};

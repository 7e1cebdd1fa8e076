import pLimit from 'p-limit';
import { type BlogReader, requestsAtOnce } from './blog.ts';
import type { FoundPost } from './found-post.ts';
import { readForeign } from './read-foreign.ts';

const unread = { slug: '', title: '', date: null, cover: null, teaser: null, html: null };

/** Reads the blog as a visitor does: from its list pages to the articles. A source that is an article gives that one. */
export const readListPages: BlogReader = async (blog) => {
  const { home, homePage, source, get } = blog;
  if (!homePage) return [];
  const self: FoundPost = { address: source.href, ...unread };
  if (homePage.isArticle) return [self];
  const lists = await pLimit(requestsAtOnce).map(homePage.lists, async (address) => {
    const fetched = address === source.href ? { text: home, url: address } : await get(address);
    if (!fetched) return [];
    return (await readForeign('cards', { page: fetched.text, address: fetched.url })) ?? [];
  });
  const cards = lists.flat();
  return cards.length > 0 ? cards : [self];
};

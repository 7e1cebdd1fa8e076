import { articleCards, listPageAddress } from './article-cards.ts';
import { type Blog, type BlogReader, requestsAtOnce } from './blog.ts';
import type { FoundPost } from './found-post.ts';
import { mapWithLimit } from './map-with-limit.ts';
import { parsePage } from './parse-page.ts';

/** Whether the source is itself an article and not a list of them. */
export function isArticle({ homePage }: Pick<Blog, 'homePage'>): boolean {
  // `og:type` would not do: list pages that are a "page" of WordPress call themselves articles, too.
  return Boolean(homePage?.querySelector('meta[property="article:published_time"]'));
}

/** A post of which only the address is known. */
const unread = { slug: '', title: '', date: null, cover: null, teaser: null, html: null };

/** Reads the blog as a visitor does: from its list pages to the articles. A source that is an article gives that one. */
export const readListPages: BlogReader = async (blog) => {
  const { homePage, source, pages, get } = blog;
  if (!homePage) return [];
  const self: FoundPost = { address: source.href, ...unread };
  if (isArticle(blog)) return [self];
  const lists = await mapWithLimit(pages, requestsAtOnce, async (page) => {
    if (page === 1) return articleCards(homePage, source);
    const answer = await get(listPageAddress(homePage, source, page));
    const list = answer && parsePage(answer.text, answer.url);
    return list ? articleCards(list, new URL(answer.url)) : [];
  });
  const cards = lists.flat();
  return cards.length > 0 ? cards : [self];
};

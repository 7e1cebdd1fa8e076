import { articleCards, listPageAddress } from './article-cards.ts';
import type { FoundPost } from './found-post.ts';
import { isArticlePage } from './is-article-page.ts';
import { namedAddress, parsePage } from './parse-page.ts';

export interface BlogPage {
  /** As its `lang` has it. */
  language: string | null;
  /** Whether it is itself an article and not a list of them. */
  isArticle: boolean;
  /** Addresses of the feeds that it names, those of comments left out. */
  feeds: string[];
  /** Root of its REST API, where it names one. */
  api: string | null;
  /** Where the asked pages of its list are, in their order; the first is itself. */
  lists: string[];
}

function namedFeeds(document: Document): string[] {
  return [...document.querySelectorAll('link[rel~="alternate"][href]')]
    .filter((link) => /(rss|atom|rdf|feed)\+(xml|json)/i.test(link.getAttribute('type') ?? ''))
    .map((link) => ({ href: link.getAttribute('href') ?? '', title: link.getAttribute('title') ?? '' }))
    .filter(({ href, title }) => !/comment|coment|kommentar/i.test(`${href} ${title}`))
    .map(({ href }) => href);
}

/** Undefined for what is no page, or far beyond the size or depth of one; `pages` are those asked of its list, from 1. */
export function readBlogPage(page: string, address: string, pages: number[]): BlogPage | undefined {
  const document = parsePage(page, address);
  if (!document) return undefined;
  const url = new URL(address);
  return {
    language: document.documentElement?.getAttribute('lang') ?? null,
    isArticle: isArticlePage(document, url),
    feeds: namedFeeds(document),
    api: namedAddress(document, 'link[rel="https://api.w.org/"]', address),
    lists: pages.map((number) => (number === 1 ? address : listPageAddress(document, url, number))),
  };
}

/** The posts that a list page shows; none for what is no page. */
export function readCards(page: string, address: string): FoundPost[] {
  const document = parsePage(page, address);
  return document ? articleCards(document, new URL(address)) : [];
}

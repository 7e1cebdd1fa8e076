import type { ImportChangeCode } from '../../../shared/imported-post.ts';
import type { Blog } from './blog.ts';
import type { Article } from './extract-article.ts';
import type { PagePlace } from './next-page.ts';
import { readForeign } from './read-foreign.ts';

/** No honest article has more; each page is a request. */
const mostPages = 20;

export interface FoundArticle {
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
export async function findArticle(address: string, blog: Blog): Promise<FoundArticle | null> {
  const found = await anyArticle(address, blog);
  if (!found) return null;
  const { canonical } = found;
  const own = canonical ? await anyArticle(canonical, blog) : null;
  return { address: canonical ?? address, ...(await withPages(own ?? found, blog)) };
}

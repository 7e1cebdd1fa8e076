import type { Blog } from './blog.ts';
import type { Article } from './extract-article.ts';
import type { FoundPost } from './found-post.ts';
import { isCutOff, lineOf } from './is-cut-off.ts';
import { readForeign } from './read-foreign.ts';

/** A body below this, in characters of HTML, may be an introduction that does not say so. */
const shortBody = 500;

/** How much longer than a body the text of its page has to be, as a factor, to be more than the same text. */
const muchLonger = 1.2;

/** The post's address, and the same path at the source: a blog read from a copy still names its public address. */
function addresses(address: string, source: URL): string[] {
  const { pathname, search } = new URL(address);
  return [...new Set([address, Object.assign(new URL(source), { pathname, search, hash: '' }).href])];
}

async function articleAt(address: string, blog: Blog): Promise<Article | null> {
  const page = address === blog.source.href ? { text: blog.home, url: address } : await blog.get(address);
  if (!page) return null;
  return (await readForeign('article', { page: page.text, address: page.url })) ?? null;
}

async function findArticle(post: FoundPost, blog: Blog): Promise<Article | null> {
  for (const address of addresses(post.address, blog.source)) {
    const article = await articleAt(address, blog);
    if (article) return article;
  }
  return null;
}

/** Whether an article goes on where a body ends. A body that leads on may be in other words than its article. */
function goesOn(article: Article, html: string): boolean {
  // Without its tags, by pattern: only the length counts, and the text may be of any size.
  const length = html.replace(/<[^<>]*>/g, '').length;
  const start = lineOf(html.slice(0, shortBody)).slice(0, 40);
  return article.text.length > muchLonger * length && (isCutOff(html) || article.text.includes(start));
}

/** A post with its body from its own page where it came without one, or with its beginning; as it was where that page gives no more. */
export async function completePost(post: FoundPost, blog: Blog): Promise<FoundPost> {
  const { html } = post;
  if (html && html.length >= shortBody && !isCutOff(html)) return post;
  const article = await findArticle(post, blog);
  if (!article) return html && !isCutOff(html) ? post : { ...post, changes: ['only_teaser'] };
  if (html && !goesOn(article, html)) return post;
  return {
    ...post,
    title: post.title || article.title,
    date: post.date ?? article.date,
    cover: article.cover ?? post.cover,
    teaser: post.teaser ?? article.teaser,
    html: article.html,
  };
}

import type { Blog } from './blog.ts';
import type { Article } from './extract-article.ts';
import { findArticle } from './find-article.ts';
import type { FoundPost } from './found-post.ts';
import { isCutOff, lineOf } from './is-cut-off.ts';

/** A body below this, in characters of HTML, may be an introduction that does not say so. */
const shortBody = 500;

/** How much longer than a body the text of its page has to be, as a factor, to be more than the same text. */
const muchLonger = 1.2;

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
  const found = await findArticle(post.address, blog);
  if (!found) return html && !isCutOff(html) ? post : { ...post, changes: ['only_teaser'] };
  const { address, article, changes } = found;
  if (html && !goesOn(article, html)) return post;
  return {
    ...post,
    address,
    title: post.title || article.title,
    date: post.date ?? article.date,
    cover: article.cover ?? post.cover,
    teaser: post.teaser ?? article.teaser,
    html: article.html,
    ...(changes.length > 0 && { changes }),
  };
}

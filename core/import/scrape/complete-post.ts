import type { Blog } from './blog.ts';
import type { Article } from './extract-article.ts';
import type { FoundPost } from './found-post.ts';
import { readForeign } from './read-foreign.ts';

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

/** A post with its body from its own page where it came without one; as it was where that page gives none. */
export async function completePost(post: FoundPost, blog: Blog): Promise<FoundPost> {
  if (post.html) return post;
  for (const address of addresses(post.address, blog.source)) {
    const article = await articleAt(address, blog);
    if (!article) continue;
    return {
      ...post,
      title: post.title || article.title,
      date: post.date ?? article.date,
      cover: article.cover ?? post.cover,
      teaser: post.teaser ?? article.teaser,
      html: article.html,
    };
  }
  return post;
}

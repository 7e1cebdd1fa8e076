import type { Core } from '../../../core/core.ts';
import type { Locale } from '../../../shared/locale.ts';
import type { Post } from '../../../shared/post.ts';

/** An article with all that its page in a language shows beside it. */
export async function readArticle(core: Core, post: Post, locale: Locale) {
  const { minutes, description } = await core.posts.describe(post);
  const adjacentPosts = await core.posts.adjacent(post, locale);
  const translation = (await core.translations.published([post.id])).get(post.id) ?? null;
  return { post, adjacentPosts, translation, minutes, description };
}

export type ReadArticle = Awaited<ReturnType<typeof readArticle>>;

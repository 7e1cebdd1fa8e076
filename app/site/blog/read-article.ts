import type { Core } from '../../../core/core.ts';
import type { Post } from '../../../shared/post.ts';

export async function readArticle(core: Core, post: Post) {
  const { minutes, description } = await core.posts.describe(post);
  return { post, adjacentPosts: await core.posts.adjacent(post), minutes, description };
}

export type ReadArticle = Awaited<ReturnType<typeof readArticle>>;

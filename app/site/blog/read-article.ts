import type { Core } from '../../../core/core.ts';
import type { Post } from '../../../shared/post.ts';
import { descriptionLength, excerptOf } from '../../../shared/rich-text/excerpt.ts';
import { plainText } from '../../../shared/rich-text/plain-text.ts';
import { readingMinutes } from '../../../shared/rich-text/reading-time.ts';

/** A post with all that its page says of it. */
export async function readArticle(core: Core, post: Post) {
  return {
    post,
    neighbours: await core.posts.neighbours(post),
    minutes: readingMinutes(plainText(post.html)),
    description: excerptOf(post, descriptionLength),
  };
}

export type ReadArticle = Awaited<ReturnType<typeof readArticle>>;

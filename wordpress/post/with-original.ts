import type { ImportedPost, PostOriginal } from '../../shared/imported-post.ts';
import type { ContentComparison } from '../fidelity/compare-content.ts';
import { comparePost } from '../fidelity/compare-post.ts';

/** The post with what its source shows, and how the two compare; `body` is the comparison of their texts. */
export function withOriginal(
  post: ImportedPost,
  original: PostOriginal,
  body: ContentComparison,
): ImportedPost {
  const { title, excerpt } = post;
  return {
    ...post,
    comparison: comparePost(original, { title, excerpt: excerpt ?? '' }, body),
    original,
  };
}

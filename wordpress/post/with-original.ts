import type { ImportedPost, PostOriginal } from '../../shared/imported-post.ts';
import { type ContentComparison, compareContent } from '../fidelity/compare-content.ts';
import { comparePost } from '../fidelity/compare-post.ts';
import { readVisible } from '../fidelity/read-visible.ts';

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

/** The same for what the public saw of a post behind a password: nothing but its title. */
export function withHiddenOriginal(post: ImportedPost, original: PostOriginal): ImportedPost {
  const shown = { ...original, excerpt: '', html: '', links: [] };
  return withOriginal(post, shown, compareContent(readVisible(''), readVisible(post.html)));
}

import type { PostOriginal } from '../../../shared/imported-post.ts';
import type { PostComparison } from '../../../shared/post-comparison.ts';
import { compareContent } from '../../../wordpress/fidelity/compare-content.ts';
import { comparePost, type PostHead } from '../../../wordpress/fidelity/compare-post.ts';
import { readVisible } from '../../../wordpress/fidelity/read-visible.ts';
import { packOriginal } from './pack-original.ts';

/** How a post of a preview compares with what the blog shows, and its original as it is kept. */
export function compareBodies({
  original,
  copy,
}: {
  original: PostOriginal;
  copy: PostHead & { html: string };
}): { comparison: PostComparison; packedOriginal: Uint8Array } {
  const body = compareContent(readVisible(original.html, original), readVisible(copy.html));
  return { comparison: comparePost(original, copy, body), packedOriginal: packOriginal(original) };
}

import type { Tag } from '../../../core/posts/tags/tag-core.ts';

/** Whether search engines are to show the page of a tag: with one post it would stand beside that post's own page. */
export function isTagIndexed({ published }: Pick<Tag, 'published'>): boolean {
  return published > 1;
}

import type { PairedPost } from '../../../core/posts/post-core.ts';
import { fill } from '../../../messages/fill.ts';
import type { Owner } from '../context/owner-context.ts';

/** `post`: the one whose button was pressed; `replaced`: the one that stood at the top before. */
export interface PinOutcome {
  isPinned: boolean;
  post: PairedPost;
  replaced: PairedPost | null;
}

/** What came of pinning an article, or of taking it from the top. */
export function pinText(
  { isPinned, post, replaced }: PinOutcome,
  pin: Owner['messages']['postList']['pin'],
): string {
  const title = postName(post);
  if (!isPinned) return fill(pin.taken_down, { title });
  const sentence = post.status === 'published' ? pin.pinned : pin.waits;
  return [fill(sentence, { title }), replaced && fill(pin.replaced, { other: postName(replaced) })]
    .filter(Boolean)
    .join(' ');
}

export function postName({ title, slug }: Pick<PairedPost, 'title' | 'slug'>): string {
  return title.trim() || slug;
}

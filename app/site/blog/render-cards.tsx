import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { Locale } from '../../../shared/locale.ts';
import type { PostSummary } from '../../../shared/post.ts';
import { eagerCovers, PostCard } from './post-card.tsx';

/**
 * Cards of each summary by language and place, for as long as the summary is kept as it was read: after a change of one
 * post the other hundreds of a page are there.
 */
const kept = new WeakMap<PostSummary, Map<string, string>>();

/** The cards of a list as HTML, in its order, the one of `pinned` marked; which covers are fetched early is the page's to say (`preloadCover`). */
export function renderCards(posts: readonly PostSummary[], locale: Locale, pinned?: string | null): string {
  return posts
    .map((post, position) => renderCard(post, Math.min(position, eagerCovers), locale, post.id === pinned))
    .join('');
}

function renderCard(post: PostSummary, position: number, locale: Locale, isPinned: boolean): string {
  const cards = kept.get(post) ?? new Map<string, string>();
  const key = `${locale} ${position} ${isPinned}`;
  const known = cards.get(key);
  if (known !== undefined) return known;
  const card = <PostCard post={post} position={position} locale={locale} isPinned={isPinned} />;
  // React puts before the card what a page has in its head.
  const html = renderToStaticMarkup(card).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
  kept.set(post, cards.set(key, html));
  return html;
}

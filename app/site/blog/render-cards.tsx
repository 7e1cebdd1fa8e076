import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { Locale } from '../../../shared/locale.ts';
import type { PostSummary } from '../../../shared/post.ts';
import { eagerCovers, PostCard } from './post-card.tsx';

const megabyte = 1024 * 1024;

/** Cards by all that they are made of: after a change of one post the other hundreds of a page are there. */
const kept = new LRUCache<string, string>({
  maxSize: 3 * megabyte,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** The cards of a list as HTML, in its order; which covers are fetched early is the page's to say (`preloadCover`). */
export function renderCards(posts: readonly PostSummary[], locale: Locale): string {
  return posts.map((post, position) => renderCard(post, Math.min(position, eagerCovers), locale)).join('');
}

function renderCard(post: PostSummary, position: number, locale: Locale): string {
  const key = `${locale} ${position} ${JSON.stringify(post)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const card = <PostCard post={post} position={position} locale={locale} />;
  // React puts before the card what a page has in its head.
  const html = renderToStaticMarkup(card).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
  kept.set(key, html);
  return html;
}

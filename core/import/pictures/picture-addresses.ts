import type { Post } from '../../../shared/post.ts';
import { isImageAddress } from '../../../wordpress/attachments.ts';
import { addressesIn, mapAddresses } from '../map-addresses.ts';
import type { Addressed } from '../rewrite-imported.ts';

function isRemote(address: string | null): address is string {
  return address !== null && /^https?:\/\//i.test(address);
}

/** The pictures of a post that lie on other sites: its cover, those it shows, and the larger ones that these link to. */
export function remotePictures({ html, cover }: Pick<Post, 'html' | 'cover'>): string[] {
  const linked = addressesIn(html, 'link').filter(isImageAddress);
  return [...new Set([cover, ...addressesIn(html, 'picture'), ...linked].filter(isRemote))];
}

/** The post with its pictures where `to` says that they are now. */
export function withPicturesAt(
  { html, cover }: Addressed,
  to: (address: string) => string | undefined,
): Addressed {
  const mapped = mapAddresses(html, 'picture', to);
  return { html: mapAddresses(mapped, 'link', to), cover: (cover && to(cover)) ?? cover };
}

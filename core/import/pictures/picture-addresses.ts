import { isImageAddress } from '../../../readers/wordpress/attachments.ts';
import type { Post } from '../../../shared/post.ts';
import { addressesIn, mapAddresses } from '../map-addresses.ts';
import { largerAddresses } from './larger-addresses.ts';

type Addressed = Pick<Post, 'html' | 'cover'>;

function isRemote(address: string | null): address is string {
  return address !== null && /^https?:\/\//i.test(address);
}

const largestOf = (address: string) => largerAddresses(address, () => false)[0] ?? address;

function isSizeOf(address: string, originals: ReadonlySet<string>): boolean {
  const largest = largestOf(address);
  return largest !== address && originals.has(largest);
}

/** The pictures of a post that lie on other sites: its cover, those it shows, and the larger ones that these link to. */
export function remotePictures({ html, cover }: Addressed): string[] {
  const shown = addressesIn(html, 'picture');
  const originals = new Set(shown.map(largestOf));
  // Some addresses of pictures end in a size.
  const isPicture = (address: string) => isImageAddress(address) || isSizeOf(address, originals);
  const linked = addressesIn(html, 'link').filter(isPicture);
  return [...new Set([cover, ...shown, ...linked].filter(isRemote))];
}

/** The post with its pictures where `to` says that they are now. */
export function withPicturesAt(
  { html, cover }: Addressed,
  to: (address: string) => string | undefined,
): Addressed {
  const mapped = mapAddresses(html, 'picture', to);
  return { html: mapAddresses(mapped, 'link', to), cover: (cover && to(cover)) ?? cover };
}

import type { ChangeLog } from '../../shared/imported-post.ts';
import { postLimits } from '../../shared/post-limits.ts';
import type { Attachments } from '../attachments.ts';
import { webAddress } from '../content/embed-address.ts';
import type { WxrItem } from '../xml/wxr-item.ts';
import { plainTitle } from './plain-title.ts';

/** The featured image, else the first image of the (sanitised) body; null when there is neither. */
export function postCover(
  item: Pick<WxrItem, 'meta' | 'enclosures'>,
  html: string,
  from: { attachments: Attachments; base: string | null; log: ChangeLog },
): string | null {
  const featured = item.meta._thumbnail_id ?? '';
  const url = from.attachments.get(featured)?.url;
  if (/^[1-9]\d*$/.test(featured) && url === undefined) from.log.add('cover_missing', featured);
  const first = /<img src="([^"]*)"/.exec(html)?.[1];
  const enclosed = item.enclosures.find(({ type }) => type.startsWith('image/'))?.url;
  // "Featured Image from URL" is a plug-in whose pictures are no uploads.
  const candidates = [
    url,
    item.meta.fifu_image_url,
    first === undefined ? undefined : plainTitle(first),
    enclosed,
  ];
  for (const candidate of candidates) {
    const address = candidate === undefined ? null : webAddress(candidate, from.base);
    if (address !== null && address.length <= postLimits.cover) return address;
  }
  return null;
}

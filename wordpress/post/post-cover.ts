import type { ChangeLog, ImportedPost } from '../../shared/imported-post.ts';
import { postLimits } from '../../shared/post-limits.ts';
import type { Attachments } from '../attachments.ts';
import { webAddress } from '../content/embed-address.ts';
import type { WxrItem } from '../xml/wxr-item.ts';
import { plainTitle } from './plain-title.ts';
import { shortened } from './shortened.ts';

/**
 * The featured image, else the first image of the (sanitised) body; null when there is neither. A featured image that is
 * an upload brings its words; those of the body's own image stand in the body.
 */
export function postCover(
  item: Pick<WxrItem, 'meta' | 'enclosures'>,
  html: string,
  from: { attachments: Attachments; base: string | null; log: ChangeLog },
): Pick<ImportedPost, 'cover' | 'cover_alt'> {
  const featured = item.meta._thumbnail_id ?? '';
  const upload = from.attachments.get(featured);
  if (/^[1-9]\d*$/.test(featured) && upload === undefined) from.log.add('cover_missing', featured);
  const first = /<img src="([^"]*)"/.exec(html)?.[1];
  const enclosed = item.enclosures.find(({ type }) => type.startsWith('image/'))?.url;
  // "Featured Image from URL" is a plug-in whose pictures are no uploads.
  const candidates = [
    { url: upload?.url, alt: upload?.alt },
    { url: item.meta.fifu_image_url },
    { url: first === undefined ? undefined : plainTitle(first) },
    { url: enclosed },
  ];
  for (const { url, alt = '' } of candidates) {
    const cover = url === undefined ? null : webAddress(url, from.base);
    if (cover === null || cover.length > postLimits.cover) continue;
    return {
      cover,
      cover_alt: shortened(alt, postLimits.cover_alt, 'cover_alt_shortened', from.log) || null,
    };
  }
  return { cover: null, cover_alt: null };
}

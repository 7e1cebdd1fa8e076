import { escapeAttribute, escapeText } from '../../shared/rich-text/html.ts';
import type { Attachments } from '../attachments.ts';
import type { ShortcodeAttributes } from './parse-shortcodes.ts';

/** `[caption]`: the picture (and its link) from the content, the words from behind it and from the attribute. */
export function captionFigure(attributes: ShortcodeAttributes, content: string): string {
  const picture = /^[\s\S]{0,20000}?<img\b[^>]*>(?:\s*<\/(?:a|p|noscript|picture|strong|em)>)*/i.exec(
    content,
  )?.[0];
  const named = attributes.named.caption ?? '';
  const behind = content.slice(picture?.length ?? 0).trim();
  const caption = [behind, named === behind ? '' : named].filter(Boolean).join('<br>');
  const align = attributes.named.align === 'aligncenter' ? ' class="aligncenter"' : '';
  if (picture === undefined) return `<p>${content}</p>${named && `<p>${named}</p>`}`;
  // A link that was never closed would go on behind the figure.
  const unclosed = /<a\b/i.test(picture) && !/<\/a>/i.test(picture) && !/<\/a>/i.test(caption) ? '</a>' : '';
  return `<figure${align}>${picture}${unclosed}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;
}

function figure(attachments: Attachments, id: string): string {
  const attachment = attachments.get(id);
  if (!attachment?.isImage) return '';
  const caption = attachment.caption ? `<figcaption>${escapeText(attachment.caption)}</figcaption>` : '';
  const alt = escapeAttribute(attachment.alt);
  return `<figure><img src="${escapeAttribute(attachment.url)}" alt="${alt}">${caption}</figure>`;
}

function idList(value: string | undefined): string[] {
  return (value ?? '').split(/[\s,]+/).filter((id) => /^\d+$/.test(id));
}

/** `[gallery]`: the pictures of `ids` or `include`, else all of the post less `exclude`; empty when none is known. */
export function galleryFigures(
  attributes: ShortcodeAttributes,
  attachments: Attachments,
  postId: string,
): string {
  const { ids, include, exclude, id } = attributes.named;
  const named = idList(ids ?? include);
  const left = new Set(idList(exclude));
  const chosen =
    named.length > 0 ? named : attachments.imagesOf(id ?? postId).filter((each) => !left.has(each));
  return chosen
    .map((each) => figure(attachments, each))
    .filter(Boolean)
    .join('\n\n');
}

/** A page builder's pictures: given by numbers or by an address. Empty when it shows none. */
export function builderPicture(
  name: string,
  named: Record<string, string>,
  attachments: Attachments,
): string {
  // The Fusion builder writes "12|full": the number, and at which size.
  const single = named.image ?? named.img_id ?? named.attachment ?? named.attachment_id ?? named.image_id;
  const own = /(?:^|_)(?:image|img|photo)$/.test(name) ? named.id : undefined;
  const numbered = idList((single ?? own)?.replace(/\|.*$/, ''));
  const several = named.images ?? named.image_ids ?? named.gallery_ids;
  const listed = idList(several ?? (/gallery|carousel|slide/.test(name) ? named.ids : ''));
  const figures = [...numbered, ...listed].map((id) => figure(attachments, id)).join('');
  if (figures) return figures;
  const address = [named.src, named.image, named.image_url, named.img, named.url].find(
    (value) => value !== undefined && /^(https?:)?\/\/\S+\.(jpe?g|png|gif|webp|avif)(\?\S*)?$/i.test(value),
  );
  if (!address) return '';
  return `<figure><img src="${escapeAttribute(address)}" alt="${escapeAttribute(named.alt ?? '')}"></figure>`;
}

import type { ChangeLog } from '../../shared/imported-post.ts';
import { embeddedAddress, nameOfData } from '../../shared/media.ts';
import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import type { ContentImage } from './content-model.ts';
import { webAddress } from './embed-address.ts';
import { attribute, classes } from './html-tree.ts';

/** All that counts of an `<img>` is what was written in its tag. */
type Written = Pick<HtmlElement, 'attrs'>;

/** Where lazy loaders keep the real address, the likelier first. */
const lazyAttributes = ['data-lazy-src', 'data-src', 'data-original', 'data-orig-src', 'data-lazy'];
const lazySets = ['data-lazy-srcset', 'data-srcset', 'srcset'];
const lastResorts = ['data-large-file', 'data-orig-file'];

const placeholder =
  /^\s*$|^data:|^about:|(?:^|[/_-])(?:blank|spacer|pixel|placeholder|lazy|loading|1x1|trans(?:parent)?)\.(?:gif|png|svg)(?:\?|$)/i;

/** The widest candidate of a `srcset`. */
function widest(set: string): string | null {
  let best: { address: string; size: number } | null = null;
  for (const candidate of set.slice(0, 20_000).split(/,\s+/)) {
    const [address, descriptor] = candidate.trim().split(/\s+/);
    const size = Number.parseFloat(descriptor ?? '1') || 0;
    if (address && !placeholder.test(address) && (!best || size > best.size)) best = { address, size };
  }
  return best?.address ?? null;
}

function realAddress(element: Written): string | null {
  const src = attribute(element, 'src') ?? '';
  const lazy = lazyAttributes
    .map((name) => attribute(element, name))
    .find((value) => value && !placeholder.test(value));
  if (lazy) return lazy;
  if (!placeholder.test(src)) return src;
  const sets = lazySets.map((name) => widest(attribute(element, name) ?? ''));
  // A picture in the text itself may be a placeholder, too: any address goes before it.
  const own = embeddedAddress(src) === undefined ? null : src;
  return [...sets, ...lastResorts.map((name) => attribute(element, name)), own].find(Boolean) ?? null;
}

const smileyAddress =
  /\/(?:images\/smilies|smileys?|(?:core\/|images\/|icons\/|img\/)?(?:tw|noto|open)?emojis?(?:[-_/.]|\/)|mu-plugins\/wpcom-smileys)|\/\/abs(?:-\d)?\.twimg\.com\/emoji|twemoji/i;
const emojiOnly = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\ufe0f|\u200d)+$/u;

/** Emoji and smileys that were drawn as pictures are characters again: by their alt text, else by the name of their file. */
export function emojiOf(element: Written): string | null {
  const src = (attribute(element, 'src') ?? '').slice(0, 500);
  const isDrawn = classes(element).some((name) => /^(?:wp-smiley|(?:tw)?emoji|smiley)$/i.test(name));
  if (!isDrawn && !smileyAddress.test(src)) return null;
  const alt = attribute(element, 'alt')?.trim() || null;
  if (alt !== null && emojiOnly.test(alt)) return alt;
  const [codes] =
    /(?:[\da-f]{4,5})(?:[-_][\da-f]{4,5}|[-_]fe0f)*(?=\.(?:png|svg|gif|webp)(?:\?|$))/i.exec(src) ?? [];
  const points = (codes ?? '').split(/[-_]/).map((code) => Number.parseInt(code, 16));
  const drawn = points.every((point) => point > 0 && point <= 0x10ffff)
    ? String.fromCodePoint(...points)
    : '';
  return emojiOnly.test(drawn) ? drawn : alt;
}

/** Pictures of one pixel or none only counted visits. */
function isTracker(element: Written): boolean {
  const style = (attribute(element, 'style') ?? '').slice(0, 500);
  const [width, height] = ['width', 'height'].map(
    (name) =>
      attribute(element, name) ?? new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([\\d.]+px)`, 'i').exec(style)?.[1],
  );
  const tiny = /^\s*[01](?:px)?\s*$/;
  return tiny.test(width ?? '') && tiny.test(height ?? '');
}

function size(element: Written, name: 'width' | 'height'): string | null {
  const value = attribute(element, name)?.trim().replace(/px$/, '') ?? '';
  return /^[1-9]\d{0,4}$|^[1-9]\d?0?%$/.test(value) ? value : null;
}

/** The picture of an `<img>` with its whole address; null where none can be shown (logged) and for trackers. */
export function readImage(element: Written, base: string | null, log: ChangeLog): ContentImage | null {
  if (isTracker(element)) return null;
  // Ghost's styles make it as small: some are 500 pixels wide.
  const isIcon = classes(element).includes('kg-bookmark-icon');
  const [width, height] = isIcon ? ['20', '20'] : [size(element, 'width'), size(element, 'height')];
  const written = realAddress(element);
  const src = written === null ? null : webAddress(written, base);
  if (src === null) {
    const given = written ?? attribute(element, 'src') ?? '';
    log.add('image_lost', /^\s*data:/i.test(given) ? nameOfData(given) : given);
    return null;
  }
  const alt = (attribute(element, 'alt') ?? '').replace(/\s+/g, ' ').trim();
  return { src, alt, width, height: height?.endsWith('%') ? null : height };
}

/** The picture behind the text of a cover block, which may be there as a style only. */
export function backgroundImage(element: HtmlElement, base: string | null): ContentImage | null {
  if (!classes(element).some((name) => name === 'wp-block-cover' || name === 'wp-block-cover-image'))
    return null;
  const style = (attribute(element, 'style') ?? '').slice(0, 5000);
  const address = /background-image\s*:\s*url\(\s*["']?([^"')]+)["']?\s*\)/i.exec(style)?.[1];
  const src = address === undefined ? null : webAddress(address, base);
  return src === null ? null : { src, alt: '', width: null, height: null };
}

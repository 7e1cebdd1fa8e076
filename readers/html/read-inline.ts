import type { ChangeLog } from '../../shared/imported-post.ts';
import { embeddedAddress, nameOfData } from '../../shared/media.ts';
import { type HtmlElement, parseHtml } from '../../shared/rich-text/parse-html.ts';
import { smallCharacter } from '../../shared/text.ts';
import type { ContentImage } from './content-model.ts';
import { playableAddress, webAddress } from './embed-address.ts';
import { alignOf, asElement, attribute, classes, findElement, textOf } from './html-tree.ts';
import type { ElementReader, ReadContext } from './lines.ts';

/** An `<img>`, of which only the tag matters. */
type Written = Pick<HtmlElement, 'attrs'>;

/** Attributes in which lazy loaders store the URL, the most likely first. */
const lazyAttributes = ['data-lazy-src', 'data-src', 'data-original', 'data-orig-src', 'data-lazy'];
const lazySets = ['data-lazy-srcset', 'data-srcset', 'srcset'];
const lastResorts = ['data-large-file', 'data-orig-file'];

const placeholder =
  /^\s*$|^data:|^about:|(?:^|[/_-])(?:blank|spacer|pixel|placeholder|lazy|loading|1x1|trans(?:parent)?)\.(?:gif|png|svg)(?:\?|$)/i;

/** Returns the widest candidate of a `srcset`. */
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
  // An embedded image may be a placeholder, so it is the last choice.
  const own = embeddedAddress(src) === undefined ? null : src;
  return [...sets, ...lastResorts.map((name) => attribute(element, name)), own].find(Boolean) ?? null;
}

const smileyAddress =
  /\/(?:images\/smilies|smileys?|(?:core\/|images\/|icons\/|img\/)?(?:tw|noto|open)?emojis?(?:[-_/.]|\/)|mu-plugins\/wpcom-smileys)|\/\/abs(?:-\d)?\.twimg\.com\/emoji|twemoji/i;
const emojiOnly = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\ufe0f|\u200d)+$/u;

/** Returns the character for an image of an emoji, by its alt text or file name. */
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

/** Whether an image is a tracking pixel. */
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

/** Reads an image; null for trackers, and for images without a URL, which are logged. */
export function readImage(element: Written, base: string | null, log: ChangeLog): ContentImage | null {
  if (isTracker(element)) return null;
  // Ghost's styles shrink these icons, some of which are 500 pixels wide.
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

/** Returns the background of a cover block, which may be only in a style. */
export function backgroundImage(element: HtmlElement, base: string | null): ContentImage | null {
  if (!classes(element).some((name) => name === 'wp-block-cover' || name === 'wp-block-cover-image'))
    return null;
  const style = (attribute(element, 'style') ?? '').slice(0, 5000);
  const address = /background-image\s*:\s*url\(\s*["']?([^"')]+)["']?\s*\)/i.exec(style)?.[1];
  const src = address === undefined ? null : webAddress(address, base);
  return src === null ? null : { src, alt: '', width: null, height: null };
}

/** Returns superscript or subscript characters; undefined if one doesn't exist. */
export function smallText(text: string, isLowered: boolean): string | undefined {
  if (!/^[\d+−=()nioa -]{1,12}$/.test(text)) return undefined;
  const position = isLowered ? 'sub' : 'sup';
  return [...text].map((sign) => (sign === ' ' ? sign : smallCharacter(sign, position))).join('');
}

/** A footnote's number in the text, with or without brackets. */
const noteMark = /^[[(]?(\d{1,3})[\])]?$/;

/** Reads superscript or subscript. Digits become small characters, and words become normal text. */
const readRaised: ElementReader = (lines, element, context, place) => {
  const text = textOf(element).trim();
  const link = findElement(element, ({ tagName }) => tagName === 'a');
  const isInPage = link !== null && isPlaceInPage(link, context);
  const mark = isInPage || text.startsWith('[') ? noteMark.exec(text)?.[1] : undefined;
  const small =
    isWhole(text, context) || (link && !isInPage)
      ? undefined
      : smallText(mark ?? text, element.tagName === 'sub');
  if (small === undefined) context.into(lines, element.childNodes, place);
  else if (link && backPlace.test(hashOf(link))) lines.noteNumber(Number(mark), small, place);
  else lines.text(small, place);
};

/** In the comparison, the brackets separate the number from the word before it. */
function isWhole(mark: string, { readsAll, onLeftOut }: ReadContext): boolean {
  if (!noteMark.test(mark) || /^\d/.test(mark)) return false;
  onLeftOut?.();
  return readsAll === true;
}

function isPlaceInPage(link: HtmlElement, { base }: Pick<ReadContext, 'base'>): boolean {
  const href = attribute(link, 'href')?.trim() ?? '';
  if (href.startsWith('#')) return href.length > 1;
  // Some plug-ins write the post's whole URL before the fragment.
  return base !== null && href.startsWith(base) && notePlace.test(URL.parse(href)?.hash ?? '');
}

/** Fragments of footnotes and of their numbers in the text. */
const notePlace = /^#.{0,40}(?:fn|footnote|ftn|edn|note|cite|ref)/i;
/** Fragments of footnote numbers in the text. */
const backPlace = /^#.{0,40}(?:ref|anchor|back|src|return)/i;
const hashOf = (link: HtmlElement) => /#.*$/.exec(attribute(link, 'href') ?? '')?.[0] ?? '';
const arrow = /^(?:[\s↩↵⏎↑⇑⤴⬆^←⇐▲[\]]|\ufe0e|\ufe0f)+$/u;

function isFloated(element: HtmlElement): boolean {
  const floated = classes(element).some((name) => name === 'alignleft' || name === 'alignright');
  return floated || /^(left|right)$/i.test(attribute(element, 'align') ?? '');
}

/** Returns a link's URL. Fragments on the old page are dropped. */
function linkAddress(element: HtmlElement, { base, attachments, log }: ReadContext): string | null {
  const href = attribute(element, 'href')?.trim() ?? '';
  if (href === '' || href === '#' || /^(mailto|tel):/i.test(href)) return href.length > 1 ? href : null;
  if (/^https?:/i.test(href)) return attachments.fileAt(href) ?? playableAddress(href);
  const embedded = embeddedAddress(href);
  if (embedded !== undefined) return embedded;
  const url = href.startsWith('#') ? null : URL.parse(href.replace(/^\/\//, 'https://'), base ?? undefined);
  if (url && /^https?:$/.test(url.protocol)) return attachments.fileAt(url.href) ?? url.href;
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === 'data:') log.add('link_lost', nameOfData(href));
  // The log names only the scheme of javascript: links, and the whole target of others.
  else log.add('link_lost', scheme === 'javascript:' ? scheme : href);
  return null;
}

const readLink: ElementReader = (lines, element, context, place) => {
  if (isPlaceInPage(element, context)) {
    const text = textOf(element).trim();
    // This link leads from a footnote back to the text.
    if (arrow.test(text) && !context.readsAll) {
      context.onLeftOut?.();
      return;
    }
    const number = noteMark.exec(text)?.[1];
    const hash = hashOf(element);
    const isMark = number !== undefined && (/^[[(]/.test(text) || notePlace.test(hash));
    if (isMark && !isWhole(text, context)) {
      const small = smallText(number, false) ?? number;
      if (backPlace.test(hash)) lines.noteNumber(Number(number), small, place);
      else lines.text(small, place);
      return;
    }
  }
  const href = linkAddress(element, context) ?? place.marks.href;
  // The parser splits a link that contains other elements. The parts share their attributes.
  const inside = { ...place, marks: { ...place.marks, href, link: element.attrs } };
  // Medium's link card has title, description and host on three lines.
  const isCard = classes(element).includes('markup--mixtapeEmbed-anchor');
  for (const node of isCard ? element.childNodes : []) {
    context.into(lines, [node], inside);
    lines.text(' ', inside);
  }
  if (!isCard) context.into(lines, element.childNodes, inside);
};

const readPicture: ElementReader = (lines, element, context, place) => {
  const emoji = emojiOf(element);
  const image = emoji === null ? readImage(element, context.base, context.log) : null;
  if (emoji !== null) lines.text(emoji, place);
  else if (image) lines.image(image, place, alignOf(element), isFloated(element));
};

/** Whether a lazy image follows. Squarespace puts the `noscript` before it, and others after it. */
function isBeforePicture(element: HtmlElement): boolean {
  const siblings = element.parentNode?.childNodes ?? [];
  const next = siblings.slice(siblings.indexOf(element) + 1).find((node) => asElement(node));
  return asElement(next)?.tagName === 'img';
}

/** Reads the fallback of a lazy image, unless it only repeats the image. */
const readNoscript: ElementReader = (lines, element, context, place) => {
  const html = textOf(element);
  // Nested `noscript` elements would be parsed again and again.
  if (lines.endsInImage() || isBeforePicture(element) || /<noscript/i.test(html)) return;
  context.into(lines, parseHtml(html).childNodes, place);
};

function surrounded(before: string, after: string): ElementReader {
  return (lines, element, context, place) => {
    lines.text(before, place);
    context.into(lines, element.childNodes, place);
    lines.text(after, place);
  };
}

/** Reads all options on one line. */
const readSelect: ElementReader = (lines, element, { log }, place) => {
  const options = optionsIn(element);
  log.add(options === '' ? 'element_removed' : 'element_simplified', 'select');
  lines.text(` ${options} `, place);
};

function optionsIn(element: HtmlElement): string {
  const parts = element.childNodes.map((node) => {
    const child = asElement(node);
    if (!child) return textOf(node);
    if (child.tagName === 'option') return textOf(child);
    const label = child.tagName === 'optgroup' ? (attribute(child, 'label') ?? '').trim() : '';
    const inner = optionsIn(child);
    return label === '' || inner === '' ? inner : `${label}: ${inner}`;
  });
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' · ');
}

export function isCheckbox(element: HtmlElement): boolean {
  return element.tagName === 'input' && attribute(element, 'type')?.toLowerCase() === 'checkbox';
}

function checkbox(element: HtmlElement): string {
  return attribute(element, 'checked') === null ? '☐ ' : '☑ ';
}

/** Readers for inline elements that are more than formatting. */
export const inlineReaders: ReadonlyMap<string, ElementReader> = new Map<string, ElementReader>([
  ['a', readLink],
  ['button', surrounded(' ', ' ')],
  ['br', (lines) => lines.lineBreak(false)],
  ['img', readPicture],
  ['input', (lines, element, _, place) => lines.text(checkbox(element), place)],
  ['noscript', readNoscript],
  ['q', surrounded('“', '”')],
  ['select', readSelect],
  ['sup', readRaised],
  ['sub', readRaised],
]);

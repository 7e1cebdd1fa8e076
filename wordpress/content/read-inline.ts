import { embeddedAddress, nameOfData } from '../../shared/embedded-picture.ts';
import { type HtmlElement, parseHtml } from '../../shared/rich-text/parse-html.ts';
import { playableAddress } from './embed-address.ts';
import { alignOf, asElement, attribute, classes, findElement, textOf } from './html-tree.ts';
import type { ElementReader, ReadContext } from './read-context.ts';
import { emojiOf, readImage } from './read-image.ts';

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const loweredDigits = '₀₁₂₃₄₅₆₇₈₉';

/** Small digits exist as characters, also for the mark of a footnote; anything else is kept at its normal size, also in brackets. */
const readRaised: ElementReader = (lines, element, context, place) => {
  const number = /^(\d{1,6})$/.exec(textOf(element).trim())?.[1];
  const link = findElement(element, ({ tagName }) => tagName === 'a');
  const leadsAway = link !== null && !attribute(link, 'href')?.startsWith('#');
  const small = element.tagName === 'sub' ? loweredDigits : raisedDigits;
  if (number === undefined || leadsAway) context.into(lines, element.childNodes, place);
  else
    lines.text(
      number.replace(/\d/g, (digit) => small[Number(digit)] ?? digit),
      place,
    );
};

function isFloated(element: HtmlElement): boolean {
  const floated = classes(element).some((name) => name === 'alignleft' || name === 'alignright');
  return floated || /^(left|right)$/i.test(attribute(element, 'align') ?? '');
}

/** Where a link leads; places within the old page are gone with their names. */
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
  // A program is no address; all else is told whole, so that it can be looked for.
  else log.add('link_lost', scheme === 'javascript:' ? scheme : href);
  return null;
}

const readLink: ElementReader = (lines, element, context, place) => {
  // Substack's mark of a footnote, whose place in the old page is gone.
  if (classes(element).includes('footnote-anchor')) return readRaised(lines, element, context, place);
  const href = linkAddress(element, context) ?? place.marks.href;
  // The parser makes several elements of one link where others end within it; they share their attributes.
  const inside = { ...place, marks: { ...place.marks, href, link: element.attrs } };
  // Title, description and host of a card of Medium's: three lines by its styles, whatever elements they are.
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

/** Squarespace puts it before the lazy picture, everyone else behind it. */
function isBeforePicture(element: HtmlElement): boolean {
  const siblings = element.parentNode?.childNodes ?? [];
  const next = siblings.slice(siblings.indexOf(element) + 1).find((node) => asElement(node));
  return asElement(next)?.tagName === 'img';
}

/** Its content is text to the parser; beside a lazy picture it is that same picture once more. */
const readNoscript: ElementReader = (lines, element, context, place) => {
  const html = textOf(element);
  // One within another is nobody's honest work, and would be parsed over and over.
  if (lines.endsInImage() || isBeforePicture(element) || /<noscript/i.test(html)) return;
  context.into(lines, parseHtml(html).childNodes, place);
};

/** Its words stay, apart from those beside it. */
const readButton: ElementReader = (lines, element, context, place) => {
  lines.text(' ', place);
  context.into(lines, element.childNodes, place);
  lines.text(' ', place);
};

/** What could be chosen, in one line: closed it showed the first, open all of them. */
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

/** The boxes of a list of tasks. */
export function isCheckbox(element: HtmlElement): boolean {
  return element.tagName === 'input' && attribute(element, 'type')?.toLowerCase() === 'checkbox';
}

function checkbox(element: HtmlElement): string {
  return attribute(element, 'checked') === null ? '☐ ' : '☑ ';
}

const readQuoted: ElementReader = (lines, element, context, place) => {
  lines.text('“', place);
  context.into(lines, element.childNodes, place);
  lines.text('”', place);
};

/** Readers of the elements within lines that are more than a mark, by tag. */
export const inlineReaders: ReadonlyMap<string, ElementReader> = new Map<string, ElementReader>([
  ['a', readLink],
  ['button', readButton],
  ['br', (lines) => lines.lineBreak(false)],
  ['img', readPicture],
  ['input', (lines, element, _, place) => lines.text(checkbox(element), place)],
  ['noscript', readNoscript],
  ['q', readQuoted],
  ['select', readSelect],
  ['sup', readRaised],
  ['sub', readRaised],
]);

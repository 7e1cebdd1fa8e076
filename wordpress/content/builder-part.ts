import { escapeAttribute, escapeText } from '../../shared/rich-text/escape.ts';
import type { Attachments } from '../attachments.ts';
import { isLayout } from './layout-shortcodes.ts';
import type { OpeningShortcode } from './parse-shortcodes.ts';
import { builderPicture } from './shortcode-figures.ts';

/** What a shortcode encloses, as written and with its own shortcodes rendered. Empty when nothing. */
export interface Enclosed {
  isClosed: boolean;
  raw(): string;
  rendered(): string;
  /** Its trimmed text where there is no shortcode within; null where there is one, or no end. */
  text(): string | null;
}

const buttonName = /(?:^|[_-])(?:button|btn)$/;
const noteName = /^(?:footnote|ref|efn_note|mfn|modern_footnote|fn)$/;
const headingName = /(?:heading|_title|text_separator)$/;
const pictureName = /image|img|photo|picture/;
const bulletinBoard = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['u', 'u'],
]);

/** Blank lines keep what is put in apart from the classic paragraphs around it. */
export function block(html: string): string {
  return `\n\n${html}\n\n`;
}

export function blockOrNone(html: string): string | null {
  return html === '' ? null : block(html);
}

/** An attribute's words as HTML: page builders have their own spellings of quotes, which would end the value. */
export function attributeHtml(value: string): string {
  const text = value
    .replace(/``|%22/g, '"')
    .replace(/%91|`\{`/g, '[')
    .replace(/%93|`\}`/g, ']');
  return escapeText(text).replace(/&amp;(#?\w{1,30};)/g, '&$1');
}

/** What page builders and their like show: headings and buttons in attributes, titled sections, pictures. */
export function builderPart(
  token: OpeningShortcode,
  from: { attachments: Attachments },
  inner: Enclosed,
): string | null {
  const { name, attributes } = token;
  const { named } = attributes;
  if (buttonName.test(name)) return button(named, inner);
  if (noteName.test(name)) return inner.isClosed ? ` (${inner.rendered().trim()})` : null;
  if (headingName.test(name)) return heading(named, inner);
  if (/^(?:bctt|click_?to_?tweet|tweet_?this)$/.test(name)) return tweetQuote(named);
  const mark = bulletinBoard.get(name);
  if (mark) return inner.isClosed ? `<${mark}>${inner.rendered()}</${mark}>` : null;
  const picture = pictureOf(token, from.attachments, inner);
  const isPicture = inner.text() === '' || (picture !== '' && pictureName.test(name));
  if (!inner.isClosed) return blockOrNone(picture);
  if (isPicture) return blockOrNone(isLayout(name) ? picture + titleLine(token) : picture);
  return section(token, picture, inner);
}

/** A picture, a title and a text one below the other; null for what is only a container. */
function section(token: OpeningShortcode, picture: string, inner: Enclosed): string | null {
  const { button_text: label, button_url: href } = token.attributes.named;
  const title = titleLine(token);
  const layoutPicture = isLayout(token.name) ? picture : '';
  const link = label && href ? `<p><a href="${escapeAttribute(href)}">${attributeHtml(label)}</a></p>` : '';
  return layoutPicture || title || link
    ? block(layoutPicture + title) + block(inner.rendered()) + block(link)
    : null;
}

function titleLine({ name, attributes, isLineStart }: OpeningShortcode): string {
  const { named } = attributes;
  const title =
    named.title ?? named.heading ?? named.text ?? named.h2 ?? (/member|person/.test(name) ? named.name : '');
  return title && (isLineStart || isLayout(name)) ? `<p><strong>${attributeHtml(title)}</strong></p>` : '';
}

function pictureOf(
  { name, attributes }: OpeningShortcode,
  attachments: Attachments,
  inner: Enclosed,
): string {
  const text = (inner.isClosed && pictureName.test(name) && inner.text()) || '';
  const written = /^https?:\/\/\S{4,2000}$/.test(text)
    ? { ...attributes.named, src: text }
    : attributes.named;
  return builderPicture(name, written, attachments);
}

function heading({ title, heading, text }: Record<string, string>, inner: Enclosed): string | null {
  const written = title ?? heading ?? text;
  const content = written ? attributeHtml(written) : (inner.isClosed && inner.text()) || '';
  const isLine = content !== '' && !/\n|<(?:h\d|p|div|ul|ol|table|img)\b/i.test(content);
  return isLine ? block(`<h2>${content}</h2>`) : null;
}

function tweetQuote({ tweet, quote }: Record<string, string>): string | null {
  const text = quote ?? tweet;
  return text ? block(`<blockquote>${attributeHtml(text)}</blockquote>`) : null;
}

/** A link, or its words; a space where there is neither, so that nothing enclosed is rendered twice. */
function button(named: Record<string, string>, inner: Enclosed): string | null {
  const href = [named.url, named.link, named.href, named.button_url].find((value) => value !== undefined);
  const text = inner.rendered().trim() || attributeHtml(named.title ?? named.text ?? named.button_text ?? '');
  // The Visual Composer writes its links as "url:…|title:…", percent-encoded.
  const address = href?.startsWith('url:') ? decodeLink(href) : href;
  return address && text
    ? `<a href="${escapeAttribute(address)}">${text}</a>`
    : text || (inner.isClosed ? ' ' : null);
}

function decodeLink(value: string): string {
  const encoded = value.slice('url:'.length).split('|')[0] ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

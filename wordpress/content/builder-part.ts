import { escapeAttribute, escapeText } from '../../shared/rich-text/html.ts';
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
/** Parts whose words are only for their looks, or for their owner. */
const gap = /divider|separator|space|slider|clear/;
const pictureName = /image|img|photo|picture/;
/** Marks of bulletin boards, and ours. */
export const bulletinBoard = new Map([
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
  if (!inner.isClosed && !(isLayout(name) && !gap.test(name))) return blockOrNone(picture);
  if (isPicture) return blockOrNone(isLayout(name) ? picture + titleLine(token) : picture);
  return section(token, picture, inner);
}

/** A picture, a title and texts one below the other; null for what is only a container. */
function section(token: OpeningShortcode, picture: string, inner: Enclosed): string | null {
  const { named } = token.attributes;
  const isBlock = isLayout(token.name);
  const title = titleLine(token);
  const texts = isBlock ? valuesOf(named, textKeys).map((text) => `<p>${attributeHtml(text)}</p>`) : [];
  const above = (isBlock ? picture : '') + title + texts.join('');
  const link = isBlock ? buttonLink(named) : '';
  return above || link ? block(above) + block(inner.rendered()) + block(link) : null;
}

/** What themes and builders call the words above a text, and those on the button below it. */
const titleKeys = ['title', 'heading', 'text', 'h2', 'custom_title'];
const textKeys = ['subtitle', 'sub_title', 'subheading', 'h4', 'description', 'desc'];
const labelKeys = ['button_text', 'btn_text', 'button', 'button_label'];
const hrefKeys = ['button_url', 'button_link', 'btn_link', 'link', 'url', 'href'];

/** All that has letters: numbers and colours are no words. */
function valuesOf(named: Record<string, string>, keys: readonly string[]): string[] {
  return keys.map((key) => named[key] ?? '').filter((value) => /\p{L}/u.test(value));
}

function buttonLink(named: Record<string, string>): string {
  const [label] = valuesOf(named, labelKeys);
  const address = linkOf(named);
  if (!label || /^(?:yes|no|true|false|on|off)$/i.test(label)) return '';
  const text = attributeHtml(label);
  return address ? `<p><a href="${escapeAttribute(address)}">${text}</a></p>` : `<p>${text}</p>`;
}

/** Where a button leads. The Visual Composer writes "url:…|title:…", percent-encoded; Enfold "manually,…". */
function linkOf(named: Record<string, string>): string | undefined {
  const href = hrefKeys.map((key) => named[key]).find((value) => value !== undefined);
  return href?.startsWith('url:') ? decodeLink(href) : href?.replace(/^manually,/, '');
}

function titleLine({ name, attributes, isLineStart }: OpeningShortcode): string {
  const { named } = attributes;
  const [written] = valuesOf(named, titleKeys);
  const title = written ?? (/member|person/.test(name) ? named.name : '');
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

function heading(named: Record<string, string>, inner: Enclosed): string | null {
  const [written] = valuesOf(named, titleKeys);
  const content = written ? attributeHtml(written) : (inner.isClosed && inner.text()) || '';
  const isLine = content !== '' && !/\n|<(?:h\d|p|div|ul|ol|table|img)\b/i.test(content);
  if (!isLine) return null;
  return block(`<h2>${content}</h2>`) + (written ? block(inner.rendered()) : '');
}

function tweetQuote({ tweet, quote }: Record<string, string>): string | null {
  const text = quote ?? tweet;
  return text ? block(`<blockquote>${attributeHtml(text)}</blockquote>`) : null;
}

/** A link, or its words; a space where there is neither, so that nothing enclosed is rendered twice. */
function button(named: Record<string, string>, inner: Enclosed): string | null {
  const [label = ''] = valuesOf(named, ['title', 'text', 'button_text', 'label']);
  const text = inner.rendered().trim() || attributeHtml(label);
  const address = linkOf(named);
  return address && text
    ? `<a href="${escapeAttribute(address)}">${text}</a>`
    : text || (inner.isClosed ? ' ' : null);
}

/** What can't be decoded stays as it is: the rest of the address is right all the same. */
function decodeLink(value: string): string {
  const encoded = value.slice('url:'.length).split('|')[0] ?? '';
  return encoded.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

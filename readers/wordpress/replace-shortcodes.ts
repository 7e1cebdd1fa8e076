import type { ChangeLog } from '../../shared/imported-post.ts';
import { escapeAttribute, escapeText } from '../../shared/rich-text/html.ts';
import { escapeSample } from '../html/convert-html.ts';
import { embedAddress, fileName, numberedAddress } from '../html/embed-address.ts';
import type { Attachments } from './attachments.ts';
import {
  hollowShortcodes,
  isCode,
  isLayout,
  isPlayer,
  isShortcode,
  type OpeningShortcode,
  parseShortcodes,
  plainShortcodes,
  quoteShortcodes,
  type ShortcodeAttributes,
  type ShortcodeToken,
  visibleCode,
} from './shortcodes.ts';

/** The content of a shortcode as written and as rendered; '' if it has none. */
interface Enclosed {
  isClosed: boolean;
  raw(): string;
  rendered(): string;
  /** Returns the trimmed content; null if it contains shortcodes. */
  text(): string | null;
}

const buttonName = /(?:^|[_-])(?:button|btn)$/;
const noteName = /^(?:footnote|ref|efn_note|mfn|modern_footnote|fn)$/;
const headingName = /(?:heading|_title|text_separator)$/;
/** Names of decorative shortcodes. */
const gap = /divider|separator|space|slider|clear/;
const pictureName = /image|img|photo|picture/;
/** BBCode names and their tags. */
export const bulletinBoard = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['u', 'u'],
]);

/** Adds blank lines, which separate a block from classic paragraphs. */
function block(html: string): string {
  return `\n\n${html}\n\n`;
}

function blockOrNone(html: string): string | null {
  return html === '' ? null : block(html);
}

/** Escapes an attribute's value. Page builders have their own escapes for quotes. */
function attributeHtml(value: string): string {
  const text = value
    .replace(/``|%22/g, '"')
    .replace(/%91|`\{`/g, '[')
    .replace(/%93|`\}`/g, ']');
  return escapeText(text).replace(/&amp;(#?\w{1,30};)/g, '&$1');
}

/** Renders headings, buttons, titled sections and images of page builders. */
function builderPart(
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

/** Renders image, title and texts of a section; null for containers. */
function section(token: OpeningShortcode, picture: string, inner: Enclosed): string | null {
  const { named } = token.attributes;
  const isBlock = isLayout(token.name);
  const title = titleLine(token);
  const texts = isBlock ? valuesOf(named, textKeys).map((text) => `<p>${attributeHtml(text)}</p>`) : [];
  const above = (isBlock ? picture : '') + title + texts.join('');
  const link = isBlock ? buttonLink(named) : '';
  return above || link ? block(above) + block(inner.rendered()) + block(link) : null;
}

/** The attributes that contain the text of headings and buttons. */
const titleKeys = ['title', 'heading', 'text', 'h2', 'custom_title'];
const textKeys = ['subtitle', 'sub_title', 'subheading', 'h4', 'description', 'desc'];
const labelKeys = ['button_text', 'btn_text', 'button', 'button_label'];
const hrefKeys = ['button_url', 'button_link', 'btn_link', 'link', 'url', 'href'];

/** Returns attribute values except numbers and colors. */
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

/** Returns a button's target: "url:…|title:…" (Visual Composer, percent-encoded), "manually,…" (Enfold). */
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

/** Renders a button as a link or text; as a space if empty, so that its content isn't repeated. */
function button(named: Record<string, string>, inner: Enclosed): string | null {
  const [label = ''] = valuesOf(named, ['title', 'text', 'button_text', 'label']);
  const text = inner.rendered().trim() || attributeHtml(label);
  const address = linkOf(named);
  return address && text
    ? `<a href="${escapeAttribute(address)}">${text}</a>`
    : text || (inner.isClosed ? ' ' : null);
}

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

/** Attributes that contain media, the most likely first. */
const sources =
  'src url link href mp3 mp4 m4a m4v ogg ogv webm flv wav wma file source movie video audio id clip_id video_id'.split(
    ' ',
  );

const videoFormats = /\.(mp4|m4v|webm|ogv|flv|wmv|avi|mov|mpg)$/i;

function playedAddress(
  name: string,
  { named, bare }: ShortcodeAttributes,
  base: string | null,
): string | null {
  // The first audio player wrote `[audio http://…|titles=…]`.
  const values = [...sources.map((key) => named[key]), ...bare, ...Object.entries(named).map(whole)];
  // Some players have a size after the URL: `[swf]film.swf, 400, 300[/swf]`.
  const candidates = values.map((value) => (value ?? '').split(/\||,?\s/)[0]?.trim() ?? '').filter(Boolean);
  const address = candidates.find((value) => /^(https?:)?\/\/\S/i.test(value));
  if (address) return embedAddress(address, base);
  const id = candidates
    .map((value) => value.replace(/&.*$/, ''))
    .find((value) => /^[\w/-]{3,120}$/.test(value));
  const numbered = numberedAddress(name, id ?? '');
  if (numbered) return numbered;
  const path = candidates.find((value) => /^\/?\S+\.\w{3,4}$/.test(value));
  return path ? embedAddress(path, base) : null;
}

/** Joins a URL that was split at `=`: `https://host/?v=1`. */
function whole([name, value]: [string, string]): string {
  return /^https?$/.test(name) ? `${name}:${value}` : '';
}

function link(href: string, text: string): string {
  return `<p><a href="${escapeAttribute(href)}">${escapeText(text)}</a></p>`;
}

/** Returns the name of a file, else the URL. */
function linkText(address: string): string {
  const name = fileName(address);
  return /\.\w{2,4}$/.test(name) && !/\.(html?|php|aspx?)$/i.test(name) ? name : address;
}

/** Returns the files of a playlist: `[audio:one.mp3,two.mp3]` or `[dewplayer-multi:one.mp3|two.mp3]`. */
function severalFiles({ bare }: ShortcodeAttributes, base: string | null): string[] {
  const pieces = bare.flatMap((value) => value.split(/[|,]/)).map((value) => value.trim());
  const files = pieces.filter((value) => /^[^=\s]+\.(?:mp3|m4a|ogg|oga|wav|wma|flv|mp4|m4v)$/i.test(value));
  return files.length > 1
    ? files.map((file) => embedAddress(file, base)).filter((file) => file !== null)
    : [];
}

/** Renders a player as links; '' if its media is unknown. */
function mediaLinks(
  name: string,
  attributes: ShortcodeAttributes,
  content: string,
  from: { attachments: Attachments; postId: string; base: string | null },
): string {
  const { attachments, postId, base } = from;
  if (name === 'playlist') {
    const ids = (attributes.named.ids ?? '').split(/[\s,]+/).filter(Boolean);
    const video = attributes.named.type === 'video';
    const own = attachments
      .mediaOf(postId)
      .filter((id) => videoFormats.test(attachments.get(id)?.url ?? '') === video);
    return (ids.length > 0 ? ids : own)
      .map((id) => attachments.get(id))
      .filter((attachment) => attachment !== undefined)
      .map(({ url, title }) => link(url, title || fileName(url)))
      .join('');
  }
  const inner = content
    .replace(/<[^>]{0,2000}>/g, ' ')
    .replace(/&(?:amp|#0?38);/g, '&')
    .trim();
  const several = severalFiles(attributes, base);
  if (several.length > 0) return several.map((file) => link(file, linkText(file))).join('');
  const address = playedAddress(
    name,
    inner ? { named: { src: inner, ...attributes.named }, bare: [inner] } : attributes,
    base,
  );
  return address === null ? '' : link(address, linkText(address));
}

export interface ShortcodeContext {
  attachments: Attachments;
  /** The post's ID, for galleries that list no images. */
  postId: string;
  base: string | null;
  log: ChangeLog;
}

/** The maximum nesting. Of deeper shortcodes, only the tags are removed. */
const deepest = 40;

/** Renders or removes shortcodes and logs them. `[[name]]` becomes `[name]`. */
export function replaceShortcodes(html: string, context: ShortcodeContext): string {
  if (!html.includes('[')) return html;
  const tokens = parseShortcodes(html);
  const { log } = context;

  function raw(from: number, to: number): string {
    return tokens
      .slice(from, to)
      .map((token) => (token.kind === 'text' ? token.text : token.raw))
      .join('');
  }

  /** Returns the text of at most one token; null if it is a shortcode. */
  function plainText(from: number, to: number): string | null {
    const token = tokens[from];
    if (from >= to || token === undefined) return '';
    return token.kind === 'text' ? token.text.trim() : null;
  }

  /** Returns the replacement of a shortcode and its content; null to remove only its tags. */
  function whole(token: OpeningShortcode, index: number, end: number | null, depth: number): string | null {
    if (token.isInTag || depth >= deepest) return null;
    return renderShortcode(token, context, {
      isClosed: end !== null,
      raw: () => (end === null ? '' : raw(index + 1, end)),
      text: () => (end === null || end > index + 2 ? null : plainText(index + 1, end)),
      rendered: () => (end === null ? '' : range(index + 1, end, depth + 1)),
    });
  }

  function other(token: Exclude<ShortcodeToken, OpeningShortcode>): string {
    if (token.kind === 'text') return token.text;
    if (token.kind === 'escaped') return isEscaped(token.text) ? `[${token.text}]` : token.raw;
    const start = token.opens === null ? undefined : tokens[token.opens];
    const stays = start?.kind === 'open' ? !isShortcode(start) : !plainShortcodes.has(token.name);
    if (!stays && !start) log.add('shortcode_removed', token.name);
    if (stays) return token.raw;
    return start?.kind === 'open' ? partingOf(start) : '';
  }

  function range(from: number, to: number, depth: number): string {
    const parts: string[] = [];
    for (let index = from; index < to; index += 1) {
      const token = tokens[index];
      if (token === undefined) break;
      if (token.kind !== 'open') parts.push(other(token));
      else if (!isShortcode(token)) {
        if (hasShortcodeForm(token)) log.add('shortcode_kept', token.name);
        parts.push(token.raw);
      } else {
        const end = token.closedBy !== null && token.closedBy < to ? token.closedBy : null;
        const text = whole(token, index, end, depth);
        if (text === null)
          log.add(end === null ? 'shortcode_removed' : 'shortcode_unwrapped', described(token));
        else if (isUnsaid(token, text)) log.add('shortcode_removed', token.raw);
        parts.push(text ?? partingOf(token));
        if (text !== null && end !== null) index = end;
      }
    }
    return parts.join('');
  }

  return range(0, tokens.length, 0);
}

/** Whether a shortcode has quoted values or an end tag, and therefore isn't prose. */
function hasShortcodeForm({ raw, isInCode, closedBy }: OpeningShortcode): boolean {
  return !isInCode && (closedBy !== null || /\s[\w-]{1,60}=["'“”]/.test(raw)) && !/<a\s/i.test(raw);
}

/** Returns the name for the report; the whole tag if it has readable text. */
function described(token: OpeningShortcode): string {
  return readableValues(token).length > 0 ? token.raw : token.name;
}

/** Attributes in which even a single word counts as text. */
const shownKey = /(?:^|_)(?:title|heading|label|caption|subtitle|description|desc|button_text)$/;

/** Returns the attribute values with readable text. */
function readableValues({ attributes }: OpeningShortcode): string[] {
  const named = Object.entries(attributes.named).filter(
    ([key, value]) => isPhrase(value) || (shownKey.test(key) && /\p{L}{2}/u.test(value)),
  );
  const bare = attributes.bare.join(' ');
  return [...named.map(([, value]) => value), ...(isPhrase(bare) ? [bare] : [])];
}

function isPhrase(value: string): boolean {
  return /\p{L}{2}\S*\s+\S*\p{L}{2}/u.test(value);
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether the replacement lacks some of the readable text. */
function isUnsaid(token: OpeningShortcode, html: string): boolean {
  const values = readableValues(token);
  if (values.length === 0) return false;
  const written = lettersOf(html.replace(/<[^>]*>/g, ''));
  return values.some((value) => !written.includes(lettersOf(attributeHtml(value))));
}

/** Returns the separator between blocks that a removed tag leaves. */
function partingOf(token: OpeningShortcode): string {
  return isLayout(token.name) && !token.isInTag && !token.isInCode ? '\n\n' : '';
}

/** Whether double brackets escape a shortcode, as opposed to [[a wiki link]]. */
function isEscaped(inner: string): boolean {
  const [first] = parseShortcodes(`[${inner}]`);
  return first?.kind === 'close' || (first?.kind === 'open' && isShortcode(first));
}

/** Returns the HTML for a shortcode; null to remove only its tags. */
function renderShortcode(token: OpeningShortcode, from: ShortcodeContext, inner: Enclosed): string | null {
  const { name } = token;
  if (hollowShortcodes.has(name) && inner.isClosed) {
    from.log.add('shortcode_removed', name);
    return '';
  }
  const html = replacement(token, from, inner);
  if (html === null || html === '') return null;
  from.log.add('shortcode_replaced', name);
  return html;
}

function replacement(token: OpeningShortcode, from: ShortcodeContext, inner: Enclosed): string | null {
  const { name, attributes } = token;
  if (name === 'caption' || name === 'wp_caption') {
    return inner.isClosed ? block(captionFigure(attributes, inner.rendered())) : null;
  }
  if (name === 'gallery') return blockOrNone(galleryFigures(attributes, from.attachments, from.postId));
  if (isCode(name) || visibleCode.has(name)) return inner.isClosed ? code(token, inner.raw()) : null;
  if (quoteShortcodes.has(name)) return inner.isClosed ? quote(attributes.named, inner.rendered()) : null;
  if (isPlayer(name)) {
    return blockOrNone(mediaLinks(name, attributes, inner.text() ?? '', from));
  }
  return builderPart(token, from, inner);
}

/** Renders code. If it has several lines, it becomes a block. */
function code(token: OpeningShortcode, text: string): string {
  const sample = escapeSample(text);
  return token.isAlone || text.includes('\n') ? block(`<pre>${sample}</pre>`) : sample;
}

/** Renders a quotation with its source. */
function quote(named: Record<string, string>, content: string): string {
  const cite = named.cite ?? named.author ?? '';
  return block(
    `<blockquote>${block(content)}${cite && `<p><em>${attributeHtml(cite)}</em></p>`}</blockquote>`,
  );
}

/** Renders `[caption]`: an image with its link, and the caption. */
function captionFigure(attributes: ShortcodeAttributes, content: string): string {
  const picture = /^[\s\S]{0,20000}?<img\b[^>]*>(?:\s*<\/(?:a|p|noscript|picture|strong|em)>)*/i.exec(
    content,
  )?.[0];
  const named = attributes.named.caption ?? '';
  const behind = content.slice(picture?.length ?? 0).trim();
  const caption = [behind, named === behind ? '' : named].filter(Boolean).join('<br>');
  const align = attributes.named.align === 'aligncenter' ? ' class="aligncenter"' : '';
  if (picture === undefined) return `<p>${content}</p>${named && `<p>${named}</p>`}`;
  // A link without its end tag would include the following text.
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

/** Renders `[gallery]` with the images in `ids` or `include`, or all except `exclude`. */
function galleryFigures(attributes: ShortcodeAttributes, attachments: Attachments, postId: string): string {
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

/** Renders an image of a page builder, given by ID or URL. */
function builderPicture(name: string, named: Record<string, string>, attachments: Attachments): string {
  // Fusion writes ID and size as "12|full".
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

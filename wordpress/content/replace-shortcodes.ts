import type { ChangeLog } from '../../shared/imported-post.ts';
import type { Attachments } from '../attachments.ts';
import { attributeHtml, block, blockOrNone, builderPart, type Enclosed } from './builder-part.ts';
import { escapeSample } from './code-samples.ts';
import { isShortcode } from './is-shortcode.ts';
import { isLayout } from './layout-shortcodes.ts';
import { type OpeningShortcode, parseShortcodes, type ShortcodeToken } from './parse-shortcodes.ts';
import { captionFigure, galleryFigures } from './shortcode-figures.ts';
import { mediaLinks } from './shortcode-links.ts';
import {
  hollowShortcodes,
  isCode,
  isPlayer,
  plainShortcodes,
  quoteShortcodes,
  visibleCode,
} from './shortcode-names.ts';

export interface ShortcodeContext {
  attachments: Attachments;
  /** Number of the post they stand in: galleries without a list show its own pictures. */
  postId: string;
  base: string | null;
  log: ChangeLog;
}

/** Shortcodes within shortcodes that are rendered; deeper ones are taken away and their text stays. */
const deepest = 40;

/** Renders or removes shortcodes, logged by name. Words in brackets stay, and `[[name]]` becomes the text `[name]`. */
export function replaceShortcodes(html: string, context: ShortcodeContext): string {
  if (!html.includes('[')) return html;
  return createRenderer(parseShortcodes(html), context).all();
}

function createRenderer(tokens: ShortcodeToken[], context: ShortcodeContext): { all(): string } {
  const { log } = context;

  function raw(from: number, to: number): string {
    return tokens
      .slice(from, to)
      .map((token) => (token.kind === 'text' ? token.text : token.raw))
      .join('');
  }

  /** The text of at most one token; null where it is a shortcode's. */
  function plainText(from: number, to: number): string | null {
    const token = tokens[from];
    if (from >= to || token === undefined) return '';
    return token.kind === 'text' ? token.text.trim() : null;
  }

  /** The text that takes the shortcode's place together with all it encloses; null where only its tags go. */
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

  return { all: () => range(0, tokens.length, 0) };
}

/** Values in quotes, or an end tag: no prose looks so. */
function hasShortcodeForm({ raw, isInCode, closedBy }: OpeningShortcode): boolean {
  return !isInCode && (closedBy !== null || /\s[\w-]{1,60}=["'“”]/.test(raw)) && !/<a\s/i.test(raw);
}

/** What the report calls a shortcode whose tag goes: its name, or all of it where somebody could have read a part of it. */
function described(token: OpeningShortcode): string {
  return readableValues(token).length > 0 ? token.raw : token.name;
}

/** Attributes whose values are shown, also where they are one word. */
const shownKey = /(?:^|_)(?:title|heading|label|caption|subtitle|description|desc|button_text)$/;

/** Values that somebody could have read. */
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

/** Whether a value that somebody could have read is not in what took the shortcode's place. */
function isUnsaid(token: OpeningShortcode, html: string): boolean {
  const values = readableValues(token);
  if (values.length === 0) return false;
  const written = lettersOf(html.replace(/<[^>]*>/g, ''));
  return values.some((value) => !written.includes(lettersOf(attributeHtml(value))));
}

/** A blank line in place of a block's tag: nothing runs together that stood in two blocks. */
function partingOf(token: OpeningShortcode): string {
  return isLayout(token.name) && !token.isInTag && !token.isInCode ? '\n\n' : '';
}

/** Whether doubled brackets were meant to show a shortcode, not to be themselves ([[a wiki link]]). */
function isEscaped(inner: string): boolean {
  const [first] = parseShortcodes(`[${inner}]`);
  return first?.kind === 'close' || (first?.kind === 'open' && isShortcode(first));
}

interface Surroundings {
  attachments: Attachments;
  postId: string;
  base: string | null;
  log: ChangeLog;
}

/** HTML in place of a shortcode and all it encloses; null where only its tags should go. */
function renderShortcode(token: OpeningShortcode, from: Surroundings, inner: Enclosed): string | null {
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

function replacement(token: OpeningShortcode, from: Surroundings, inner: Enclosed): string | null {
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

/** Code on lines of its own is kept as such; within a sentence it is text. */
function code(token: OpeningShortcode, text: string): string {
  const sample = escapeSample(text);
  return token.isAlone || text.includes('\n') ? block(`<pre>${sample}</pre>`) : sample;
}

/** A quotation, and below it whose it is. */
function quote(named: Record<string, string>, content: string): string {
  const cite = named.cite ?? named.author ?? '';
  return block(
    `<blockquote>${block(content)}${cite && `<p><em>${attributeHtml(cite)}</em></p>`}</blockquote>`,
  );
}

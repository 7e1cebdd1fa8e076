import type { ChangeLog } from '../../shared/imported-post.ts';
import { escapeAttribute, escapeText } from '../../shared/rich-text/html.ts';
import { type ConvertedBody, convertBody, escapeSamples } from '../html/convert-html.ts';
import { markLineBreaks, withoutSigns } from '../html/lines.ts';
import { escapeStrayMarkup, MarkupScanner } from '../html/stray-markup.ts';
import { replaceShortcodes, type ShortcodeContext } from './replace-shortcodes.ts';

/** A formula of wordpress.com or Jetpack: `$latex E=mc^2&s=1$`. */
const formula = /\$latex\s+([^$\n]{1,800}?)(?:&(?:amp;|#0?38;)?[a-z]{1,3}=\w{1,8}){0,4}\$/g;

/** Removes the marks around formulas. */
export function withoutFormulaMarks(html: string): string {
  return html.replace(formula, '$1');
}

/** A part of a body. Classic parts still need paragraphs. */
interface Stretch {
  isClassic: boolean;
  html: string;
}

interface BlockReferences {
  /** Reusable blocks by ID. */
  reusable: ReadonlyMap<string, string>;
  /** WordPress' footnotes as JSON; '' if there are none. */
  footnotes: string;
}

interface BlockMark {
  name: string;
  isClosing: boolean;
  empty: boolean;
  attributes: Record<string, unknown>;
}

/** Blocks that contain classic content. */
const classicBlocks = new Set(['freeform', 'shortcode', 'missing', 'divi/placeholder']);

/** Blocks that can be dropped without a report. */
const silentBlocks = new Set(['spacer', 'separator', 'more', 'nextpage', 'paragraph', 'pattern']);

/** Blocks with a URL that isn't content. */
const chromeBlocks = /^(social-link|navigation-link|navigation-submenu|home-link|button)$/;

const deepestReference = 3;

/** Parses the delimiter of a block; null for other comments. */
function blockMark(comment: string): BlockMark | null {
  const match = /^\s*(\/)?wp:([a-z][\w/-]{0,200})/i.exec(comment);
  if (!match) return null;
  const rest = comment.slice(match[0].length).trim();
  const empty = rest.endsWith('/');
  const json = (empty ? rest.slice(0, -1) : rest).trim();
  return {
    name: (match[2] ?? '').replace(/^core\//, ''),
    isClosing: match[1] !== undefined,
    empty,
    attributes: readJson(json),
  };
}

function referred(mark: BlockMark, { reusable, footnotes }: BlockReferences): string | undefined {
  if (mark.name === 'block') return reusable.get(String(mark.attributes.ref));
  return mark.name === 'footnotes' ? footnoteList(footnotes) : undefined;
}

/** Converts `[{"content":"…","id":"…"}]` to a numbered list. */
function footnoteList(json: string): string | undefined {
  const notes = Object.values(readJson(`{"notes":${json || '[]'}}`)).flat() as { content?: unknown }[];
  const items = notes.map(({ content }) => (typeof content === 'string' ? `<li>${content}</li>` : ''));
  return items.length > 0 ? `<ol>${items.join('')}</ol>` : undefined;
}

function readJson(json: string): Record<string, unknown> {
  if (!json.startsWith('{')) return {};
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    // Only the links between footnotes and the text are lost.
    return {};
  }
}

/** Separates classic content from blocks, and inserts reusable blocks. Dynamic blocks are logged. */
export function splitBlocks(
  html: string,
  references: BlockReferences,
  log: ChangeLog,
  depth = deepestReference,
): Stretch[] {
  const stretches: Stretch[] = [];
  const open: string[] = [];
  let at = 0;
  const add = (text: string): void => {
    const innermost = open.at(-1);
    const isClassic = innermost === undefined || classicBlocks.has(innermost);
    const last = stretches.at(-1);
    if (last?.isClassic === isClassic) last.html += text;
    else if (text) stretches.push({ isClassic, html: text });
  };
  const addEmpty = (mark: BlockMark): void => {
    const content = referred(mark, references);
    const { url } = mark.attributes;
    if (content !== undefined && depth > 0)
      stretches.push(...splitBlocks(content, references, log, depth - 1));
    else if (typeof url === 'string' && /^https?:/.test(url) && !chromeBlocks.test(mark.name)) {
      stretches.push({
        isClassic: false,
        html: `<p><a href="${escapeAttribute(url)}">${escapeText(url)}</a></p>`,
      });
      log.add('embed_linked', mark.name);
    } else if (!silentBlocks.has(mark.name)) log.add('block_removed', mark.name);
  };
  while (at < html.length) {
    const start = html.indexOf('<!--', at);
    const end = start < 0 ? -1 : html.indexOf('-->', start + 4);
    if (end < 0) break;
    const comment = html.slice(start + 4, end);
    const mark = blockMark(comment);
    add(html.slice(at, start));
    at = end + 3;
    if (mark?.empty) addEmpty(mark);
    else if (mark?.isClosing) {
      // An end delimiter closes every block down to its start, or nothing if it has no start.
      const index = open.lastIndexOf(mark.name);
      if (index >= 0) open.length = index;
    } else if (mark) open.push(mark.name);
    else if (/^\s*(more|nextpage)\b/.test(comment)) {
      if (comment.includes('nextpage')) log.add('pages_joined');
      add('\n\n');
    }
  }
  add(html.slice(at));
  return stretches;
}

export type ContentContext = ShortcodeContext & BlockReferences;

/** Converts a WordPress body, with shortcodes, blocks and paragraphs, to sanitized HTML. Logs changes. */
export function convertContent(content: string, context: ContentContext): ConvertedBody {
  const clean = withoutSigns(content).replace(/\r\n?/g, '\n');
  const samples = withoutFormulaMarks(escapeSamples(clean));
  const stretches = splitBlocks(escapeStrayMarkup(replaceShortcodes(samples, context)), context, context.log);
  const html = stretches
    .map((stretch) => (stretch.isClassic ? markLineBreaks(stretch.html) : stretch.html))
    .join('');
  return convertBody(html, context);
}

/** The start of an inline footnote: `[ref]`, `[efn_note]`…, `((`, or `[1. `. Code is matched, to skip it. */
const opener =
  /<(pre|code|script|style|textarea)\b|\[(code|sourcecode|php|html)[\s\]]|\[(footnote|ref|efn_note|mfn|modern_footnote|fn|note)(?:\s[^\]]{0,200})?\]|(?<!\()\(\((?!\()|(?<=\S)\[\d{1,3}\. /gi;

/** Blocks, which a footnote doesn't span. */
const tooMuch = /<\/?(?:p|div|h[1-6]|[uo]l|li|table|blockquote|figure)\b|<!--\s?\/?wp:|\n\s*\n/i;
const longest = 10_000;

/** Moves inline footnotes to a list at the end. `json` contains WordPress' own footnotes. */
export function withFootnotes(content: string, json: string): string {
  const scanner = new MarkupScanner(content);
  const notes: string[] = [];
  const parts: string[] = [];
  let at = 0;
  let codeEnd = 0;
  for (const match of content.matchAll(opener)) {
    const [whole, element, code, name] = match;
    if (match.index < Math.max(at, codeEnd)) continue;
    const start = match.index + whole.length;
    const end = endOf(whole, element, code ?? name);
    const close = scanner.indexOf(end, start);
    if (close === content.length) continue;
    if (element ?? code) codeEnd = close;
    if ((element ?? code) || close - start > longest) continue;
    const note = content.slice(start, close).trim();
    const before = content.slice(at, match.index);
    // "[note]" on a separate line is a theme's box.
    const isBox = name?.toLowerCase() === 'note' && /(?:^|[\n>])\s*$/.test(before.slice(-40));
    if (isBox || !/\p{L}{2}/u.test(note) || tooMuch.test(note)) continue;
    notes.push(note);
    parts.push(
      before.trimEnd() + (/\n\s*$/.exec(before.slice(-40))?.[0] ?? ''),
      `<sup>${notes.length}</sup>`,
    );
    at = close + end.length;
  }
  // Themes without the footnotes block still show footnotes.
  const own = json !== '' && content.includes('data-fn=') && !content.includes('wp:footnotes');
  const list = notes.length > 0 ? `\n\n<ol>${notes.map((note) => `<li>${note}</li>`).join('')}</ol>` : '';
  return parts.join('') + content.slice(at) + list + (own ? '\n\n<!-- wp:footnotes /-->' : '');
}

function endOf(opening: string, element: string | undefined, shortcode: string | undefined): string {
  if (element) return `</${element}>`;
  if (shortcode) return `[/${shortcode}]`;
  return opening === '((' ? '))' : ']';
}

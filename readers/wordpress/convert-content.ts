import type { ChangeLog } from '../../shared/imported-post.ts';
import { escapeAttribute, escapeText } from '../../shared/rich-text/html.ts';
import { type ConvertedBody, convertBody, escapeSamples } from '../html/convert-html.ts';
import { markLineBreaks, withoutSigns } from '../html/lines.ts';
import { escapeStrayMarkup, MarkupScanner } from '../html/stray-markup.ts';
import { replaceShortcodes, type ShortcodeContext } from './replace-shortcodes.ts';

/** `$latex E=mc^2&s=1$`: how wordpress.com and Jetpack mark a formula, and how large it is drawn. */
const formula = /\$latex\s+([^$\n]{1,800}?)(?:&(?:amp;|#0?38;)?[a-z]{1,3}=\w{1,8}){0,4}\$/g;

/** A body with its formulas as they are written, without the marks around them. */
export function withoutFormulaMarks(html: string): string {
  return html.replace(formula, '$1');
}

/** A stretch of a body: classic ones still need the paragraph rules, the others are finished HTML. */
interface Stretch {
  isClassic: boolean;
  html: string;
}

interface BlockReferences {
  /** Contents of reusable blocks by their number. */
  reusable: ReadonlyMap<string, string>;
  /** The post's footnotes as JSON, as WordPress keeps them; '' when it has none. */
  footnotes: string;
}

interface BlockMark {
  name: string;
  isClosing: boolean;
  empty: boolean;
  attributes: Record<string, unknown>;
}

/** Blocks whose inside is written as in the classic editor. */
const classicBlocks = new Set(['freeform', 'shortcode', 'missing', 'divi/placeholder']);

/** Blocks without content that nobody misses. */
const silentBlocks = new Set(['spacer', 'separator', 'more', 'nextpage', 'paragraph', 'pattern']);

/** Blocks whose address is not their content. */
const chromeBlocks = /^(social-link|navigation-link|navigation-submenu|home-link|button)$/;

const deepestReference = 3;

/** Reads the inside of a comment as a block delimiter, or null for any other comment. */
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

/** `[{"content":"…","id":"…"}]` as a numbered list. */
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
    // Only a convenience is lost: what a block shows is in its HTML.
    return {};
  }
}

/** Parts classic stretches from blocks, and fills in referenced texts; blocks that the server makes are logged. */
export function splitBlocks(html: string, references: BlockReferences, log: ChangeLog): Stretch[] {
  return split(html, references, log, deepestReference);
}

function split(html: string, references: BlockReferences, log: ChangeLog, depth: number): Stretch[] {
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
    if (content !== undefined && depth > 0) stretches.push(...split(content, references, log, depth - 1));
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
      // A crossed or stray end closes down to its start, or nothing.
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

/**
 * A WordPress body as the HTML of a public post, sanitised: shortcodes and block comments resolved,
 * classic paragraphs made, everything outside of the allowed tags in its nearest allowed form. What
 * was changed or lost goes into the log.
 */
export function convertContent(content: string, context: ContentContext): ConvertedBody {
  const clean = withoutSigns(content).replace(/\r\n?/g, '\n');
  const samples = withoutFormulaMarks(escapeSamples(clean));
  const stretches = splitBlocks(escapeStrayMarkup(replaceShortcodes(samples, context)), context, context.log);
  const html = stretches
    .map((stretch) => (stretch.isClassic ? markLineBreaks(stretch.html) : stretch.html))
    .join('');
  return convertBody(html, context);
}

/**
 * Where a note begins, by the plug-ins that keep it in the sentence: `[ref]`, `[efn_note]` and their like, `((`, `[1. ` right behind a
 * word. Code comes first: what looks like a note in it is none.
 */
const opener =
  /<(pre|code|script|style|textarea)\b|\[(code|sourcecode|php|html)[\s\]]|\[(footnote|ref|efn_note|mfn|modern_footnote|fn|note)(?:\s[^\]]{0,200})?\]|(?<!\()\(\((?!\()|(?<=\S)\[\d{1,3}\. /gi;

/** What no note holds: parts of paragraphs and blocks around it. */
const tooMuch = /<\/?(?:p|div|h[1-6]|[uo]l|li|table|blockquote|figure)\b|<!--\s?\/?wp:|\n\s*\n/i;
const longest = 10_000;

/** A body with its inline notes as numbers, and a list of them at its end. `json` are the notes of WordPress' own editor. */
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
    // "[note]" alone on its line is a box of a theme.
    const isBox = name?.toLowerCase() === 'note' && /(?:^|[\n>])\s*$/.test(before.slice(-40));
    if (isBox || !/\p{L}{2}/u.test(note) || tooMuch.test(note)) continue;
    notes.push(note);
    parts.push(
      before.trimEnd() + (/\n\s*$/.exec(before.slice(-40))?.[0] ?? ''),
      `<sup>${notes.length}</sup>`,
    );
    at = close + end.length;
  }
  // Themes without a block for them show the notes all the same.
  const own = json !== '' && content.includes('data-fn=') && !content.includes('wp:footnotes');
  const list = notes.length > 0 ? `\n\n<ol>${notes.map((note) => `<li>${note}</li>`).join('')}</ol>` : '';
  return parts.join('') + content.slice(at) + list + (own ? '\n\n<!-- wp:footnotes /-->' : '');
}

function endOf(opening: string, element: string | undefined, shortcode: string | undefined): string {
  if (element) return `</${element}>`;
  if (shortcode) return `[/${shortcode}]`;
  return opening === '((' ? '))' : ']';
}

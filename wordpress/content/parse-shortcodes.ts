import { takesColon } from './shortcode-names.ts';

export interface ShortcodeAttributes {
  named: Record<string, string>;
  /** Values without a name, in order: `[youtube https://…]`. */
  bare: string[];
}

export interface OpeningShortcode {
  kind: 'open';
  /** In lower case. */
  name: string;
  attributes: ShortcodeAttributes;
  raw: string;
  /** Inside of an HTML tag, where no element can be put in its place. */
  isInTag: boolean;
  isInCode: boolean;
  /** Nothing stands before it on its line. */
  isLineStart: boolean;
  /** Nothing else stands on its line. */
  isAlone: boolean;
  /** A letter or digit stands right before it, as in `options[my_option]`. */
  isAfterWord: boolean;
  /** Index of the token that closes it; null for one that stands by itself. */
  closedBy: number | null;
}

export type ShortcodeToken =
  | { kind: 'text'; text: string }
  | OpeningShortcode
  /** `opens`: index of the token that it closes. */
  | { kind: 'close'; name: string; raw: string; opens: number | null }
  /** `[[name]]`: the writer wanted it shown. `text` is what was inside of the outer brackets. */
  | { kind: 'escaped'; text: string; raw: string };

const opening = /\[([a-z][\w.#-]{0,60})(?=[\s\]/=|]|:\S)/iy;
const closing = /\[\/([a-z][\w.#-]{0,60})\s{0,20}\]/iy;

/** What editors made of the quotes around values. */
const quotes = /&(?:quot|#34|#822[01]|#x201[cd]|#8243|ldquo|rdquo);|[“”″]/gi;
const apostrophes = /&(?:#39|#039|#821[67]|apos|lsquo|rsquo);|[‘’]/gi;

const outerQuotes = /^(?:&(?:quot|#34|#822[01]|#8243);|[“”″])+|(?:&(?:quot|#34|#822[01]|#8243);|[“”″])+$/gi;

const pair =
  /([\w-]+)\s*=\s*"([^"]*)"|([\w-]+)\s*=\s*'([^']*)'|([\w-]+)\s*=\s*([^\s'"]+)|"([^"]*)"|'([^']*)'|(\S+)/g;

/** Reads what stands between a shortcode's name and its closing bracket. Names come in lower case. */
export function parseAttributes(text: string): ShortcodeAttributes {
  const attributes: ShortcodeAttributes = { named: {}, bare: [] };
  // Where the quotes around values are as they should be, those within values are the writer's own.
  const straight = text.split('"').length - 1;
  const sound = (straight > 0 && straight % 2 === 0) || /='[^']*'/.test(text);
  const quoted = sound ? text : text.replace(quotes, '"').replace(apostrophes, "'");
  for (const match of quoted.replace(/&(?:amp|#0?38);/g, '&').matchAll(pair)) {
    const name = match[1] ?? match[3] ?? match[5];
    const bare = match[6]?.replace(outerQuotes, '');
    const value = (match[2] ?? match[4] ?? bare ?? match[7] ?? match[8] ?? match[9] ?? '').trim();
    if (name !== undefined) attributes.named[name.toLowerCase()] ??= value;
    else if (value !== '' && value !== '/') attributes.bare.push(value);
  }
  return attributes;
}

/** Index of the `]` that ends the shortcode, or -1: brackets may stand only within quotes. */
function bracketEnd(html: string, from: number, cursor: Cursor): number {
  let quote = '';
  for (let i = from; i < html.length; i += 1) {
    const char = html[i] ?? '';
    if (quote) {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === ']') return i;
    else if (char === '[') break;
  }
  // An apostrophe that opened a quotation for ever: the next bracket decides, as in WordPress.
  if (cursor.nextClose < from) cursor.nextClose = indexOrEnd(html, ']', from);
  const end = cursor.nextClose;
  return end < indexOrEnd(html, '[', from) ? end : -1;
}

function indexOrEnd(html: string, char: string, from: number): number {
  const index = html.indexOf(char, from);
  return index < 0 ? Number.POSITIVE_INFINITY : index;
}

/** Longest text that is looked through for the line's ends. */
const nearby = 40;

function startsLine(html: string, start: number): boolean {
  return /(?:^|\n|>)[ \t]*$/.test(html.slice(Math.max(0, start - nearby), start));
}

function endsLine(html: string, end: number): boolean {
  return /^[ \t]*(?:$|\n|\r|<)/.test(html.slice(end, end + nearby));
}

interface Cursor {
  at: number;
  tagEnd: number;
  codeDepth: number;
  /** The next closing bracket, so that it is looked for once only. */
  nextClose: number;
  /** Names that have no doubled end tag further on: looked for once only. */
  unended: Set<string>;
}

function enterMarkup(html: string, cursor: Cursor): void {
  if (html.startsWith('<!--', cursor.at)) {
    const end = html.indexOf('-->', cursor.at + 4);
    cursor.at = end < 0 ? html.length : end + 3;
    return;
  }
  const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(cursor.at, cursor.at + 24));
  if (tag) {
    const end = html.indexOf('>', cursor.at);
    cursor.tagEnd = end < 0 ? html.length : end + 1;
    if (/^(pre|code|kbd|samp)$/i.test(tag[2] ?? ''))
      cursor.codeDepth = Math.max(0, cursor.codeDepth + (tag[1] ? -1 : 1));
  }
  cursor.at += 1;
}

/** Cuts content in linear time into text and what has a shortcode's form. Its reader decides what is one. */
export function parseShortcodes(html: string): ShortcodeToken[] {
  const tokens: ShortcodeToken[] = [];
  const cursor: Cursor = { at: 0, tagEnd: 0, codeDepth: 0, nextClose: -1, unended: new Set() };
  let textStart = 0;
  const stop = /[[<]/g;
  const take = (end: number, token: ShortcodeToken): void => {
    if (cursor.at > textStart) tokens.push({ kind: 'text', text: html.slice(textStart, cursor.at) });
    tokens.push(token);
    cursor.at = end;
    textStart = end;
  };
  while (cursor.at < html.length) {
    stop.lastIndex = cursor.at;
    const found = stop.exec(html);
    if (!found) break;
    cursor.at = found.index;
    if (found[0] === '<') enterMarkup(html, cursor);
    else if (!takeShortcode(html, cursor, take)) cursor.at += 1;
  }
  if (textStart < html.length) tokens.push({ kind: 'text', text: html.slice(textStart) });
  return matchEnds(tokens);
}

/** Index behind `[[name …]]` or `[[name]…[/name]]`, or -1. */
function escapeEnd(html: string, cursor: Cursor): number {
  const name = /^\/?[a-z][\w-]*/i.exec(html.slice(cursor.at + 2, cursor.at + 64))?.[0];
  const end = name === undefined ? -1 : bracketEnd(html, cursor.at + 2, cursor);
  if (end < 0 || name === undefined) return -1;
  if (html[end + 1] === ']') return end + 2;
  if (cursor.unended.has(name)) return -1;
  const endTag = `[/${name}]]`;
  const found = html.indexOf(endTag, end);
  if (found < 0) cursor.unended.add(name);
  return found < 0 ? -1 : found + endTag.length;
}

function takeShortcode(
  html: string,
  cursor: Cursor,
  take: (end: number, token: ShortcodeToken) => void,
): boolean {
  const start = cursor.at;
  if (html[start + 1] === '[') {
    const end = escapeEnd(html, cursor);
    if (end < 0) return false;
    take(end, { kind: 'escaped', text: html.slice(start + 2, end - 2), raw: html.slice(start, end) });
    return true;
  }
  closing.lastIndex = start;
  const close = closing.exec(html);
  if (close) {
    take(closing.lastIndex, { kind: 'close', name: lower(close[1]), raw: close[0], opens: null });
    return true;
  }
  opening.lastIndex = start;
  const open = opening.exec(html);
  const end = open ? bracketEnd(html, opening.lastIndex, cursor) : -1;
  if (!open || end < 0) return false;
  // `[audio:https://…]` is how the first players were written; other colons in brackets are prose.
  if (html[opening.lastIndex] === ':' && !takesColon(lower(open[1]))) return false;
  const raw = html.slice(start, end + 1);
  const inner = raw.slice(open[0].length, -1);
  take(end + 1, {
    kind: 'open',
    name: lower(open[1]),
    // `[youtube=https://…]` is how wordpress.com wrote it.
    attributes: parseAttributes(inner.replace(/^[=|:]/, '')),
    raw,
    isInTag: start < cursor.tagEnd,
    isInCode: cursor.codeDepth > 0,
    isLineStart: startsLine(html, start),
    isAlone: startsLine(html, start) && endsLine(html, end + 1),
    isAfterWord: /\w/.test(html[start - 1] ?? ''),
    closedBy: null,
  });
  return true;
}

function lower(name: string | undefined): string {
  return (name ?? '').toLowerCase();
}

/** Finds for every end tag the nearest start tag of its name before it. */
function matchEnds(tokens: ShortcodeToken[]): ShortcodeToken[] {
  const open = new Map<string, number[]>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'open' && !token.raw.endsWith('/]')) {
      const same = open.get(token.name);
      if (same) same.push(index);
      else open.set(token.name, [index]);
    } else if (token.kind === 'close') {
      const start = open.get(token.name)?.pop() ?? null;
      const opening = start === null ? undefined : tokens[start];
      if (opening?.kind === 'open') opening.closedBy = index;
      token.opens = start;
    }
  }
  return tokens;
}

import { noParts, type PartCount, scoreOf } from '../../shared/imported-post.ts';
import { embedAddress } from '../content/embed-address.ts';
import { type Alignment, alignSequences } from './align-words.ts';
import { type FoundWords, isAddress } from './find-words.ts';
import type { VisibleContent } from './visible-content.ts';

/** Words that must stand together elsewhere to count as moved: fewer are found in any text. */
const fewest = 3;

/** Places at which a run is looked for. */
const mostPlaces = 16;

/** The words of a text, and which of them begin a line: a cell of a table is a line, whatever stands beside it. */
interface Words {
  keys: readonly string[];
  isLineStart(word: number): boolean;
}

/**
 * Marks what stands on the right in another place than on the left: three words or more, or what is whole on both sides, up to the
 * ends of its line or to words that stand in both.
 */
function findMoved(left: Words, right: Words, found: Alignment): void {
  const keys = { left: left.keys, right: right.keys };
  const places = new Map<string, number[]>();
  for (const [j, key] of keys.right.entries()) {
    if (found.right[j] === 1) continue;
    const list = places.get(key);
    if (!list) places.set(key, [j]);
    else if (list.length < mostPlaces) list.push(j);
  }
  if (places.size === 0) return;
  for (let i = found.left.indexOf(0); i >= 0; i = found.left.indexOf(0, i)) {
    const { at, length } = bestPlace(keys, found, places.get(keys.left[i] ?? '') ?? [], i);
    const isWhole = length > 0 && isRun(left, found.left, i, length) && isRun(right, found.right, at, length);
    const isMoved = length >= fewest || isWhole;
    for (let k = 0; isMoved && k < length; k += 1) {
      found.left[i + k] = 1;
      found.right[at + k] = 1;
    }
    i += isMoved ? length : 1;
  }
}

function isRun({ isLineStart }: Words, side: Uint8Array, from: number, length: number): boolean {
  const end = from + length;
  return (side[from - 1] !== 0 || isLineStart(from)) && (side[end] !== 0 || isLineStart(end));
}

/** Where the words from `i` on stand together longest. */
function bestPlace(
  { left, right }: { left: readonly string[]; right: readonly string[] },
  found: Alignment,
  places: readonly number[],
  i: number,
): { at: number; length: number } {
  let best = { at: -1, length: 0 };
  for (const at of places) {
    let length = 0;
    while (
      i + length < left.length &&
      found.left[i + length] === 0 &&
      found.right[at + length] === 0 &&
      left[i + length] === right[at + length]
    )
      length += 1;
    if (length > best.length) best = { at, length };
  }
  return best;
}

/** Lines that are looked for, and words in the longest: cells of tables are short, and other texts are found in their order. */
const most = { lines: 200, words: 40 };

/**
 * Marks the words of lines on the left that the right has as often as the left. A table that is read by rows has all its cells, in
 * another order and some more than once: no order of words can tell which of many alike is which.
 */
function findLines(left: Words, right: Words, found: Alignment): void {
  const texts = { left: sequence(left.keys), right: sequence(right.keys) };
  const known = new Map<string, boolean>();
  for (let i = found.left.indexOf(0); i >= 0; ) {
    const [start, end] = lineAround(left, i);
    const line = sequence(left.keys.slice(start, end));
    if (end - start <= most.words && (known.has(line) || known.size < most.lines)) {
      const isThere = known.get(line) ?? occurrences(texts.right, line) >= occurrences(texts.left, line);
      known.set(line, isThere);
      if (isThere) found.left.fill(1, start, end);
    }
    i = found.left.indexOf(0, end);
  }
}

function sequence(keys: readonly string[]): string {
  return `\u0001${keys.join('\u0001')}\u0001`;
}

/** From the beginning of a word's line to its end, or as far as lines are looked for. */
function lineAround({ keys, isLineStart }: Words, word: number): [start: number, end: number] {
  let start = word;
  while (!isLineStart(start) && word - start <= most.words) start -= 1;
  let end = word + 1;
  while (end < keys.length && !isLineStart(end) && end - start <= most.words) end += 1;
  return [start, end];
}

function occurrences(text: string, line: string): number {
  let count = 0;
  // The sign at a line's end begins the next one.
  for (let at = text.indexOf(line); at >= 0; at = text.indexOf(line, at + line.length - 1)) count += 1;
  return count;
}

/** Words that stand together, from the word numbered `from` up to but not including `to`, as their text has them. */
export interface WordRun {
  from: number;
  to: number;
  text: string;
}

/** Items of one kind in the source, and how many of them the copy has in the same order. */
export interface PartComparison<Item> {
  total: number;
  kept: number;
  /** Of the source, in its order. */
  missing: Item[];
  /** Of the copy alone, in its order. */
  added: Item[];
}

export interface ContentComparison {
  /** Words that stand elsewhere in the copy count as kept. */
  words: PartComparison<WordRun>;
  pictures: PartComparison<string>;
  links: PartComparison<string>;
  headings: PartComparison<string>;
  lists: PartComparison<string>;
  /** How much of the source the copy has, from 0 to 1; 1 where the source has nothing. */
  score: number;
}

type ContentParts = Omit<ContentComparison, 'score'>;

/** What the source has and the copy lacks, what only the copy has, and a score. Takes time in proportion to their lengths. */
export function compareContent(source: VisibleContent, copy: VisibleContent): ContentComparison {
  const parts = {
    words: compareWords(source, copy),
    pictures: compareItems(source.pictures, copy.pictures, addressKey),
    links: compareItems(source.links, copy.links, addressKey),
    headings: compareItems(source.headings, copy.headings),
    lists: compareItems(source.lists, copy.lists),
  };
  return { ...parts, score: scoreOf({ ...noParts(), ...countParts(parts) }) };
}

/** How many of each kind there are, are missing and are new; words are told one by one. */
export function countParts(parts: ContentParts): Record<keyof ContentParts, PartCount> {
  const { words, pictures, links, headings, lists } = parts;
  const added = words.added.reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    words: { total: words.total, missing: words.total - words.kept, added },
    pictures: countItems(pictures),
    links: countItems(links),
    headings: countItems(headings),
    lists: countItems(lists),
  };
}

function countItems({ total, kept, added }: PartComparison<unknown>): PartCount {
  return { total, missing: total - kept, added: added.length };
}

/** A film at YouTube or Vimeo: shortcodes enclose its number. */
const filmNumber = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|vimeo\.com\/)([\w-]+)$/;

/** An address without what makes no difference to where it leads. */
export function addressKey(address: string): string {
  return (embedAddress(address, null) ?? address)
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/#.*$/, '')
    .replace(/\/$/, '');
}

function compareItems(
  source: string[],
  copy: string[],
  keyOf: (item: string) => string = (item) => item,
): PartComparison<string> {
  const { left, right } = alignSequences(source.map(keyOf), copy.map(keyOf));
  const missing = source.filter((_, i) => left[i] === 0);
  const added = copy.filter((_, i) => right[i] === 0);
  return { total: source.length, kept: source.length - missing.length, missing, added };
}

function compareWords(source: VisibleContent, copy: VisibleContent): PartComparison<WordRun> {
  const keyOf = (key: string) => (isAddress(key) ? addressKey(key) : key);
  const keysOf = ({ keys }: FoundWords) => (keys.some(isAddress) ? keys.map(keyOf) : keys);
  const keys = { left: keysOf(source.words), right: keysOf(copy.words) };
  const found = alignSequences(keys.left, keys.right);
  if (found.left.includes(0)) {
    const words = { left: lined(source, keys.left), right: lined(copy, keys.right) };
    findMoved(words.left, words.right, found);
    if (found.left.includes(0)) findLines(words.left, words.right, found);
    // An address that became a picture, or a link with other words on it, has not been lost; nor a film's number that became one.
    const reached = new Set([...copy.links, ...copy.pictures].map(addressKey));
    const numbers = new Set(copy.links.flatMap((link) => filmNumber.exec(link)?.[1]?.split(/[-_]+/) ?? []));
    for (const [i, key] of source.words.keys.entries()) {
      if (found.left[i] === 0 && (numbers.has(key) || (isAddress(key) && reached.has(addressKey(key)))))
        found.left[i] = 1;
    }
  }
  const missing = runs(source, found.left);
  const lost = missing.reduce((sum, { from, to }) => sum + to - from, 0);
  const total = source.words.keys.length;
  return { total, kept: total - lost, missing, added: runs(copy, found.right) };
}

function lined({ text, words }: VisibleContent, keys: readonly string[]): Words {
  const between = (i: number) => text.slice(words.ends[i - 1], words.starts[i]);
  return { keys, isLineStart: (i) => i === 0 || between(i).includes('\n') };
}

function runs({ text, words }: VisibleContent, found: Uint8Array): WordRun[] {
  const list: WordRun[] = [];
  for (let from = found.indexOf(0); from >= 0; ) {
    const next = found.indexOf(1, from);
    const to = next < 0 ? found.length : next;
    list.push({ from, to, text: textOfRun(text, words, from, to) });
    from = to === found.length ? -1 : found.indexOf(0, to);
  }
  return list;
}

/** From the first to the last word, with the signs that stand right beside them. */
function textOfRun(text: string, { starts, ends }: FoundWords, from: number, to: number): string {
  const before = text.slice(ends[from - 1] ?? 0, starts[from]);
  const after = text.slice(ends[to - 1], starts[to] ?? text.length);
  const run =
    (/[^\s\u200b]*$/.exec(before.slice(-20))?.[0] ?? '') +
    text.slice(starts[from], ends[to - 1]) +
    (/^[^\s\u200b]*/.exec(after.slice(0, 20))?.[0] ?? '');
  return run.replaceAll('\u200b', '');
}

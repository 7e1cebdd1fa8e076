import { noParts, type PartCount, type PostComparison, scoreOf } from '../../shared/imported-post.ts';
import { embedAddress } from '../html/embed-address.ts';

/** For each item of both sequences, 1 if it is found in the other in the same order, else 0. */
interface Alignment {
  left: Uint8Array;
  right: Uint8Array;
}

interface Stretch {
  left: [from: number, to: number];
  right: [from: number, to: number];
  depth: number;
}

/** The maximum depth of splitting at unique items. */
const deepest = 12;

/** The maximum number of differences computed exactly. Beyond it, items are only counted. */
const maxDifferences = 48;

/** Aligns sequences in linear time: at items unique in both (patience diff), then exactly (Myers 1986). */
function alignSequences(left: readonly string[], right: readonly string[]): Alignment {
  const ids = new Map<string, number>();
  const numbered = (keys: readonly string[]) =>
    Int32Array.from(keys, (key) => {
      const known = ids.get(key) ?? ids.size;
      ids.set(key, known);
      return known;
    });
  return new Aligner(numbered(left), numbered(right)).run();
}

class Aligner {
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  private readonly result: Alignment;
  private readonly waiting: Stretch[] = [];

  constructor(left: Int32Array, right: Int32Array) {
    this.left = left;
    this.right = right;
    this.result = { left: new Uint8Array(left.length), right: new Uint8Array(right.length) };
  }

  run(): Alignment {
    this.waiting.push({ left: [0, this.left.length], right: [0, this.right.length], depth: 0 });
    for (let stretch = this.waiting.pop(); stretch; stretch = this.waiting.pop()) this.align(stretch);
    return this.result;
  }

  private pair(i: number, j: number): void {
    this.result.left[i] = 1;
    this.result.right[j] = 1;
  }

  private align({ left: [i, iEnd], right: [j, jEnd], depth }: Stretch): void {
    let [from, to, from2, to2] = [i, iEnd, j, jEnd];
    while (from < to && from2 < to2 && this.left[from] === this.right[from2]) this.pair(from++, from2++);
    while (from < to && from2 < to2 && this.left[to - 1] === this.right[to2 - 1]) this.pair(--to, --to2);
    if (from === to || from2 === to2) return;
    const rest: Stretch = { left: [from, to], right: [from2, to2], depth: depth + 1 };
    const anchors = depth < deepest ? rising(this.uniquePairs(rest)) : [];
    if (anchors.length === 0) {
      if (!this.alignExactly(rest)) this.alignByCount(rest);
      return;
    }
    for (const [a, b] of anchors) {
      this.waiting.push({ left: [from, a + 1], right: [from2, b + 1], depth: depth + 1 });
      [from, from2] = [a + 1, b + 1];
    }
    this.waiting.push({ left: [from, to], right: [from2, to2], depth: depth + 1 });
  }

  /** Returns the positions of items unique in both, in left order. */
  private uniquePairs({ left: [i, iEnd], right: [j, jEnd] }: Stretch): [number, number][] {
    const places = new Map<number, number>();
    for (let at = j; at < jEnd; at += 1) {
      const id = this.right[at] ?? 0;
      places.set(id, places.has(id) ? -1 : at);
    }
    const seen = new Map<number, number>();
    for (let at = i; at < iEnd; at += 1) {
      const id = this.left[at] ?? 0;
      if ((places.get(id) ?? -1) >= 0) seen.set(id, seen.has(id) ? -1 : at);
    }
    const pairs: [number, number][] = [];
    for (const [id, at] of seen) if (at >= 0) pairs.push([at, places.get(id) ?? 0]);
    return pairs;
  }

  /** Returns false if there are too many differences. */
  private alignExactly({ left: [i, iEnd], right: [j, jEnd] }: Stretch): boolean {
    const [n, m] = [iEnd - i, jEnd - j];
    const most = Math.min(maxDifferences, n + m);
    const offset = most + 1;
    const reached = new Int32Array(2 * most + 3);
    const trace: Int32Array[] = [];
    for (let d = 0; d <= most; d += 1) {
      trace.push(reached.slice());
      for (let k = -d; k <= d; k += 2) {
        const down = k === -d || (k !== d && (reached[offset + k - 1] ?? 0) < (reached[offset + k + 1] ?? 0));
        let x = down ? (reached[offset + k + 1] ?? 0) : (reached[offset + k - 1] ?? 0) + 1;
        while (x < n && x - k < m && x - k >= 0 && this.left[i + x] === this.right[j + x - k]) x += 1;
        reached[offset + k] = x;
        if (x >= n && x - k >= m) {
          this.follow(trace, { i, j, n, m, offset });
          return true;
        }
      }
    }
    return false;
  }

  private follow(
    trace: Int32Array[],
    { i, j, n, m, offset }: { i: number; j: number; n: number; m: number; offset: number },
  ): void {
    let [x, y] = [n, m];
    for (let d = trace.length - 1; d >= 0; d -= 1) {
      const reached = trace[d] ?? new Int32Array(0);
      const k = x - y;
      const down = k === -d || (k !== d && (reached[offset + k - 1] ?? 0) < (reached[offset + k + 1] ?? 0));
      const before = down ? k + 1 : k - 1;
      const startX = d === 0 ? 0 : (reached[offset + before] ?? 0);
      const startY = d === 0 ? 0 : startX - before;
      while (x > startX && y > startY) this.pair(i + --x, j + --y);
      [x, y] = [startX, startY];
    }
  }

  /** Matches the nth occurrence of an item on the left with the nth on the right. */
  private alignByCount({ left: [i, iEnd], right: [j, jEnd] }: Stretch): void {
    const places = new Map<number, number[]>();
    for (let at = jEnd - 1; at >= j; at -= 1) {
      const id = this.right[at] ?? 0;
      const list = places.get(id);
      if (list) list.push(at);
      else places.set(id, [at]);
    }
    for (let at = i; at < iEnd; at += 1) {
      const place = places.get(this.left[at] ?? 0)?.pop();
      if (place !== undefined) this.pair(at, place);
    }
  }
}

/** Returns the longest increasing subsequence (patience sorting). */
function rising(pairs: [number, number][]): [number, number][] {
  const tops: number[] = [];
  const before: number[] = [];
  for (const [index, [, place]] of pairs.entries()) {
    let [low, high] = [0, tops.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tops[middle] ?? 0]?.[1] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (tops[low - 1] ?? -1) : -1;
    tops[low] = index;
  }
  const chosen: [number, number][] = [];
  for (let at = tops.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) chosen.push(pairs[at] ?? [0, 0]);
  return chosen.reverse();
}

interface FoundWords {
  keys: string[];
  starts: number[];
  ends: number[];
}

/** A URL, a character of a script without spaces, a run of letters and digits, or an emoji. */
const word =
  /https?:\/\/[^\s\u200b<>"“”]+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{Extended_Pictographic}/gu;

const addressEnd = /[\])}.,;:!?'’»…*_]+$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with them.
const ascii = /^[\x00-\x7f]*$/;

/** Splits a text into words. A URL counts as one word. */
export function findWords(text: string): FoundWords {
  const found: FoundWords = { keys: [], starts: [], ends: [] };
  for (const match of text.matchAll(word)) {
    const written = isAddress(match[0]) ? match[0].replace(addressEnd, '') : match[0];
    found.keys.push(ascii.test(written) ? written : written.normalize('NFKC'));
    found.starts.push(match.index);
    found.ends.push(match.index + written.length);
  }
  return found;
}

export function isAddress(key: string): boolean {
  return key.startsWith('http') && key.includes('://');
}

/** The minimum number of words in moved text. Shorter runs occur in any text. */
const fewest = 3;

/** The number of positions tried per run. */
const maxPlaces = 16;

/** Words, with the information which of them begin a line. Each table cell is a line. */
interface Words {
  keys: readonly string[];
  isLineStart(word: number): boolean;
}

/** Marks moved text: runs of three words or more, and whole lines on both sides. */
function findMoved(left: Words, right: Words, found: Alignment): void {
  const keys = { left: left.keys, right: right.keys };
  const places = new Map<string, number[]>();
  for (const [j, key] of keys.right.entries()) {
    if (found.right[j] === 1) continue;
    const list = places.get(key);
    if (!list) places.set(key, [j]);
    else if (list.length < maxPlaces) list.push(j);
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

/** Returns the position with the longest common run from `i`. */
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

/** The limits for matching table cells. */
const most = { lines: 200, words: 40 };

/**
 * Marks lines that occur as often on the right. A table that is read by rows has its cells in another order,
 * so alignment can't match them.
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

/** Returns the range of the line that contains a word. */
function lineAround({ keys, isLineStart }: Words, word: number): [start: number, end: number] {
  let start = word;
  while (!isLineStart(start) && word - start <= most.words) start -= 1;
  let end = word + 1;
  while (end < keys.length && !isLineStart(end) && end - start <= most.words) end += 1;
  return [start, end];
}

function occurrences(text: string, line: string): number {
  let count = 0;
  // The separator at a line's end belongs to the next line.
  for (let at = text.indexOf(line); at >= 0; at = text.indexOf(line, at + line.length - 1)) count += 1;
  return count;
}

/** A run of words and its text. `to` is exclusive. */
export interface WordRun {
  from: number;
  to: number;
  text: string;
}

export interface PartComparison<Item> {
  total: number;
  kept: number;
  missing: Item[];
  added: Item[];
}

export interface ContentComparison {
  /** Moved words don't count as missing. */
  words: PartComparison<WordRun>;
  pictures: PartComparison<string>;
  links: PartComparison<string>;
  headings: PartComparison<string>;
  lists: PartComparison<string>;
  /** From 0 to 1; 1 if the source is empty. */
  score: number;
}

type ContentParts = Omit<ContentComparison, 'score'>;

/** Returns what is missing, what was added and a score, in linear time. */
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

/** Returns totals by kind, except for words, which are compared one by one. */
function countParts(parts: ContentParts): Record<keyof ContentParts, PartCount> {
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

/** YouTube and Vimeo videos are compared by ID, because a shortcode contains only that. */
const filmNumber = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|vimeo\.com\/)([\w-]+)$/;

/** Removes differences between URLs that don't matter. */
function addressKey(address: string): string {
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
    // A URL in the text isn't missing if it became an image or a link with other words.
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

/** Returns the text of a run, including adjacent punctuation. */
function textOfRun(text: string, { starts, ends }: FoundWords, from: number, to: number): string {
  const before = text.slice(ends[from - 1] ?? 0, starts[from]);
  const after = text.slice(ends[to - 1], starts[to] ?? text.length);
  const run =
    (/[^\s\u200b]*$/.exec(before.slice(-20))?.[0] ?? '') +
    text.slice(starts[from], ends[to - 1]) +
    (/^[^\s\u200b]*/.exec(after.slice(0, 20))?.[0] ?? '');
  return run.replaceAll('\u200b', '');
}

export interface PostHead {
  title: string;
  excerpt: string;
}

/** Adds title and excerpt to the comparison of the bodies. */
export function comparePost(source: PostHead, copy: PostHead, body: ContentComparison): PostComparison {
  const parts = {
    ...noParts(),
    ...countParts(body),
    title: countParts(compareTexts(source.title, copy.title)).words,
    excerpt: countParts(compareTexts(source.excerpt, copy.excerpt)).words,
  };
  return { parts, score: scoreOf(parts) };
}

export function compareTexts(source: string, copy: string): ContentComparison {
  return compareContent(plainContent(source), plainContent(copy));
}

export function plainContent(text: string): VisibleContent {
  return { text, words: findWords(text), pictures: [], links: [], headings: [], lists: [] };
}

/**
 * Maps the copy's URLs back to the source's: images that are now in the library, and links to posts here.
 * Each matches a missing URL between the same neighbors.
 */
export function asInSource(source: readonly string[], copy: readonly string[]): string[] {
  const { left, right } = alignSequences(source.map(addressKey), copy.map(addressKey));
  const result: string[] = [];
  let at = 0;
  for (const [i, address] of copy.entries()) {
    if (right[i] === 1) {
      while (left[at] === 0) at += 1;
      at += 1;
      result.push(address);
    } else if (address.startsWith('/') && left[at] === 0) {
      result.push(source[at] ?? address);
      at += 1;
    } else result.push(address);
  }
  return result;
}

/** What a reader sees of a body, in order. Computed in the same way for source and copy. */
export interface VisibleContent {
  /** Text without markup and escapes, with line breaks between blocks. */
  text: string;
  words: FoundWords;
  /** Image URLs, absolute if the base is known. */
  pictures: string[];
  /** The public URLs of links and players, without fragments. */
  links: string[];
  /** The words of each heading. */
  headings: string[];
  /** The kind and number of items of each list: `ul 3`, `ol 2`. Outer lists come first. */
  lists: string[];
}

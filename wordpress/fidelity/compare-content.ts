import { noParts, type PartCount, scoreOf } from '../../shared/post-comparison.ts';
import { embedAddress } from '../content/embed-address.ts';
import { alignSequences } from './align-words.ts';
import { findLines } from './find-lines.ts';
import { findMoved, type Words } from './find-moved.ts';
import { type FoundWords, isAddress } from './find-words.ts';
import type { VisibleContent } from './visible-content.ts';

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

import { type TextSection, textSections } from './content.ts';
import type { OtherItem } from './imported-post.ts';

const places = /^\d{1,7}(-\d{1,7})?(,\d{1,7}(-\d{1,7})?)*$/;

/** Returns the parts of a list, each with the kind or sign it begins with. */
function partsOf(text: string): [name: string, rest: string][] {
  return text.split(';').map((part) => {
    const at = part.indexOf(':');
    if (at < 0) throw new Error('no name');
    return [decodeURIComponent(part.slice(0, at)), part.slice(at + 1)];
  });
}

/** Parses kinds with positions, encoded as in a URL: `page:1-24,26;portfolio:all`. Throws if malformed. */
export function readOtherItems(text: string): Map<string, (place: number) => boolean> {
  return new Map(
    partsOf(text).map(([kind, rest]) => {
      if (rest !== 'all' && !places.test(rest)) throw new Error('no places');
      return [kind, rest === 'all' ? () => true : readPlaces(rest)];
    }),
  );
}

const nameOf = (kind: string, place: number | string) => `${kind} ${place}`;

/**
 * Parses pages with the sections they become, by position or by the end of their URL:
 * `page:3:about_content;@blog:blog_intro`. Throws if malformed.
 */
export function readTexts(text: string): Map<string, TextSection> {
  return new Map(
    partsOf(text).map(([kind, rest]) => {
      const [place = '', key] = kind.startsWith('@') ? ['', rest] : rest.split(':');
      const section = textSections.find((each) => each === key);
      const isPlaced = kind.startsWith('@') ? kind !== '@' : /^[1-9]\d{0,6}$/.test(place);
      if (!section || !isPlaced) throw new Error('no section');
      return [kind.startsWith('@') ? kind : nameOf(kind, place), section];
    }),
  );
}

/** Returns the lists' choice for an item; undefined without lists. */
export function selectOtherItems(
  others: string | undefined,
  texts: string | undefined,
): ((item: OtherItem) => 'draft' | TextSection | undefined) | undefined {
  if (others === undefined && texts === undefined) return undefined;
  const wanted = others === undefined ? undefined : readOtherItems(others);
  const sections = texts === undefined ? undefined : readTexts(texts);
  return ({ kind, place, slug }) =>
    sections?.get(nameOf(kind, place)) ??
    sections?.get(`@${slug}`) ??
    (wanted?.get(kind)?.(place) ? 'draft' : undefined);
}

type Range = readonly [first: number, last: number];

/** Returns a predicate for positions, from 1, in a list such as `1-24,26,30-5000`. */
export function readPlaces(text: string): (place: number) => boolean {
  const ranges = text.split(',').map((part): Range => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return [first, last];
  });
  return (place) => ranges.some(([first, last]) => place >= first && place <= last);
}

/** The results for pages or items of one custom type. */
export interface OtherItemCount {
  kind: string;
  /** Imported as draft posts, and as drafts of sections. */
  drafts: number;
  texts: number;
  unchanged: number;
  kept: number;
  failed: number;
}

interface OtherReport {
  kind?: string;
  text?: object;
  outcome: 'created' | 'updated' | 'unchanged' | 'kept' | 'failed';
}

/** Sums a report's pages and items of custom types by kind, in the order of the file. */
export function countOtherItems(posts: readonly OtherReport[]): OtherItemCount[] {
  const sums = new Map<string, OtherItemCount>();
  for (const { kind, text, outcome } of posts) {
    if (kind === undefined) continue;
    const sum = sums.get(kind) ?? { kind, drafts: 0, texts: 0, unchanged: 0, kept: 0, failed: 0 };
    const isBrought = outcome === 'created' || outcome === 'updated';
    sum[isBrought ? (text ? 'texts' : 'drafts') : outcome] += 1;
    sums.set(kind, sum);
  }
  return [...sums.values()];
}

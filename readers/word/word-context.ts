import type { TrackedChanges, WordLoss, WordReport } from '../../shared/handover.ts';
import type { Line } from '../../shared/rich-text/blocks.ts';
import type { ListNumbers, StyleSheet } from './word-styles.ts';
import type { XmlNode } from './word-xml.ts';

/** Where a part of the file leads to: another part, or an address. */
export interface Relation {
  target: string;
  isExternal: boolean;
}

/** A picture of the file, as the text names it until it is in the library. */
export interface FoundPicture {
  /** `word-picture:0`. */
  place: string;
  /** In the file. */
  path: string;
  alt: string;
  /** Of a file that the site wrote: where it was, '' otherwise. */
  src: string;
}

/** A field (a link, a table of contents) that has begun and not ended; it may reach over paragraphs. */
export interface Field {
  isCode: boolean;
  instruction: string;
  href: string;
  /** What it shows where the file has no words for it; '' for nothing. */
  form: string;
}

/** What is left out with its words, all of which are told, as far as anyone reads. */
const quoted: ReadonlySet<WordLoss> = new Set(['struck', 'hidden', 'running_heads']);
const [longestQuote, longestQuotes] = [1_000, 10_000];

/** What is told of the file as a whole. */
export class WordReportBook {
  private readonly lines = new Map<WordLoss, { count: number; what: string }>();

  add(code: WordLoss, what = '', count = 1): void {
    const line = this.lines.get(code) ?? { count: 0, what: '' };
    this.lines.set(code, line);
    line.count += count;
    const named = what.replace(/\s+/g, ' ').trim().slice(0, longestQuote).toWellFormed();
    const isWhole = quoted.has(code) && line.what.length + named.length < longestQuotes;
    if (named && (isWhole || line.count <= 5)) line.what += `${line.what && '; '}${named}`;
  }

  list(): WordReport {
    return [...this.lines].map(([code, line]) => ({ code, ...line }));
  }
}

/** What the readers of one document share. */
export interface WordContext {
  isOwn: boolean;
  /** Of this site: links to it become links within it. */
  origin: string;
  changes: TrackedChanges;
  styles: StyleSheet;
  numbers: ListNumbers;
  /** Of the part that is read, by id. */
  relations: ReadonlyMap<string, Relation>;
  report: WordReportBook;
  pictures: FoundPicture[];
  fields: Field[];
  /** A file in which a field never ends: what stands in it is text. */
  hasOpenFields: boolean;
  /** Notes in the order of their marks, as `footnote 2`. */
  notes: string[];
  headings: { line: Line; level: number }[];
  title: string;
  /** Tracked changes, whatever becomes of them. */
  changed: number;
  /** Characters of each language that runs name. */
  languages: Map<string, number>;
}

const added = new Set(['w:ins', 'w:moveTo', 'w:cellIns']);
const removed = new Set(['w:del', 'w:moveFrom', 'w:cellDel']);

/** Whether tracked changes take an element away: what was added where they are rejected, what was removed where they are accepted. Counts them. */
export function isTakenAway({ name }: XmlNode, context: WordContext): boolean {
  if (!added.has(name) && !removed.has(name)) return false;
  context.changed += 1;
  return added.has(name) ? context.changes === 'rejected' : context.changes === 'accepted';
}

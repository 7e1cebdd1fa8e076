import type { TrackedChanges, WordLoss, WordReport } from '../../shared/handover.ts';
import type { Line } from '../../shared/rich-text/blocks.ts';
import type { ListNumbers, StyleSheet } from './word-styles.ts';
import type { XmlNode } from './word-xml.ts';

/** The target of a relationship: a part of the file or a URL. */
export interface Relation {
  target: string;
  isExternal: boolean;
}

/** An image that isn't in the library yet. */
export interface FoundPicture {
  /** The image's placeholder in the text: `word-picture:0`. */
  place: string;
  path: string;
  alt: string;
  /** The image's URL if this site exported the file; '' otherwise. */
  src: string;
}

/** An open field, such as a link or a table of contents. It can continue in later paragraphs. */
export interface Field {
  isCode: boolean;
  instruction: string;
  href: string;
  /** The text of a form field; '' for other fields. */
  form: string;
}

/** Losses that the report quotes in full. */
const quoted: ReadonlySet<WordLoss> = new Set(['struck', 'hidden', 'running_heads']);
const [maxQuoteLength, maxQuotesLength] = [1_000, 10_000];

/** Collects the notices about a file. */
export class WordReportBook {
  private readonly lines = new Map<WordLoss, { count: number; what: string }>();

  add(code: WordLoss, what = '', count = 1): void {
    const line = this.lines.get(code) ?? { count: 0, what: '' };
    this.lines.set(code, line);
    line.count += count;
    const named = what.replace(/\s+/g, ' ').trim().slice(0, maxQuoteLength).toWellFormed();
    const isWhole = quoted.has(code) && line.what.length + named.length < maxQuotesLength;
    if (named && (isWhole || line.count <= 5)) line.what += `${line.what && '; '}${named}`;
  }

  list(): WordReport {
    return [...this.lines].map(([code, line]) => ({ code, ...line }));
  }
}

/** State shared by the readers of one document. */
export interface WordContext {
  isOwn: boolean;
  origin: string;
  changes: TrackedChanges;
  styles: StyleSheet;
  numbers: ListNumbers;
  /** The relationships of the current part, by ID. */
  relations: ReadonlyMap<string, Relation>;
  report: WordReportBook;
  pictures: FoundPicture[];
  fields: Field[];
  /** True if a field has no end, so that all fields are read as text. */
  hasOpenFields: boolean;
  /** The notes in the order of their marks, as `footnote 2`. */
  notes: string[];
  headings: { line: Line; level: number }[];
  title: string;
  /** The number of tracked changes, accepted or not. */
  changed: number;
  /** The number of characters by language. */
  languages: Map<string, number>;
}

const added = new Set(['w:ins', 'w:moveTo', 'w:cellIns']);
const removed = new Set(['w:del', 'w:moveFrom', 'w:cellDel']);

/**
 * Counts a tracked change. Returns whether its element is removed: an insertion if changes are rejected, or a
 * deletion if they are accepted.
 */
export function isRemoved({ name }: XmlNode, context: WordContext): boolean {
  if (!added.has(name) && !removed.has(name)) return false;
  context.changed += 1;
  return added.has(name) ? context.changes === 'rejected' : context.changes === 'accepted';
}

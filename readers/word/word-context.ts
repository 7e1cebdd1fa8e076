import type { TrackedChanges, WordLoss, WordReport } from '../../shared/handover.ts';
import type { Line } from '../../shared/rich-text/blocks.ts';
import type { ListNumbers, StyleSheet } from './word-styles.ts';
import type { XmlNode } from './word-xml.ts';

/** A relationship: a part or a URL. */
export interface Relation {
  target: string;
  isExternal: boolean;
}

/** An image until it is in the library. */
export interface FoundPicture {
  /** `word-picture:0`. */
  place: string;
  /** Path in the file. */
  path: string;
  alt: string;
  /** Its original URL in our own files, else ''. */
  src: string;
}

/** An open field (link, table of contents), which can span paragraphs. */
export interface Field {
  isCode: boolean;
  instruction: string;
  href: string;
  /** Fallback text; '' for none. */
  form: string;
}

/** Omissions that are quoted in full. */
const quoted: ReadonlySet<WordLoss> = new Set(['struck', 'hidden', 'running_heads']);
const [maxQuoteLength, maxQuotesLength] = [1_000, 10_000];

/** Notices about the file. */
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
  /** Of the current part, by id. */
  relations: ReadonlyMap<string, Relation>;
  report: WordReportBook;
  pictures: FoundPicture[];
  fields: Field[];
  /** A field never ends: treat fields as text. */
  hasOpenFields: boolean;
  /** Notes in mark order, as `footnote 2`. */
  notes: string[];
  headings: { line: Line; level: number }[];
  title: string;
  /** Tracked changes, accepted or not. */
  changed: number;
  /** Characters by language. */
  languages: Map<string, number>;
}

const added = new Set(['w:ins', 'w:moveTo', 'w:cellIns']);
const removed = new Set(['w:del', 'w:moveFrom', 'w:cellDel']);

/** Whether tracked changes remove an element (insertions when rejecting, deletions when accepting); counts them. */
export function isRemoved({ name }: XmlNode, context: WordContext): boolean {
  if (!added.has(name) && !removed.has(name)) return false;
  context.changed += 1;
  return added.has(name) ? context.changes === 'rejected' : context.changes === 'accepted';
}

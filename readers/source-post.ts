import type { SourceKind } from '../shared/import.ts';
import type { ImportChangeCode, ImportProblem, SkippedItem } from '../shared/imported-post.ts';

/** A post as its source has it, before anything in it is interpreted. Absent values are ''. */
export interface SourcePost {
  sourceKey: string;
  /** As `ImportedPost.kind`. */
  kind?: string;
  /** May hold markup and entities, as `excerpt` may. */
  title: string;
  slug: string;
  /** As written; the first that is a date counts. `from` names where it was taken from, '' for the post's own. */
  dates: { text: string; from: string }[];
  cover: string;
  /** Words for those who can't see the cover. */
  coverAlt?: string;
  excerpt: string;
  html: string;
  tags: string[];
  language: string;
  /** `published`, `draft`, `scheduled`, or the source's own word for a post that not everyone could read. */
  status: string;
  /** Where it was, whole or from the blog's address. */
  link: string;
  /** Where else it was, in the same way. */
  former?: string[];
  /** Names the article whose translations have the same name; `isSure` where the source says so, and not its names of files. */
  group?: { name: string; isSure: boolean };
  isPinned?: boolean;
  /** What the reader itself had to change. */
  changes: { code: ImportChangeCode; what: string; count?: number }[];
}

export type SourceEvent =
  | { type: 'post'; post: SourcePost }
  | { type: 'skipped'; item: SkippedItem }
  | { type: 'problem'; problem: ImportProblem };

/** What a reader knows of a source before it reads its posts. */
export interface SourceReading {
  kind: SourceKind;
  title: string;
  /** The blog's address, where the source tells it. */
  address: string | null;
  language: string;
  /** How many posts `read` will give or skip. */
  posts: number;
  /** All that is no post, by its kind: pages, comments, … */
  otherKinds: Record<string, number>;
  /** Those of them that `read` gives, too, in their places among the posts. */
  others: Record<string, number>;
  read(blog: SourceBlog): AsyncGenerator<SourceEvent>;
}

/** What holds for all posts of a source. */
export interface SourceBlog {
  /** The blog's address with a slash at its end; null where nobody knows it. */
  base: string | null;
  language: string;
  /** The day of the import, for posts without a date. */
  today: string;
  /** The moment of the import: what is dated later is scheduled. */
  now?: string;
  /** Whether posts come with their originals, and compared with them. */
  keepsOriginals?: boolean | undefined;
}

const longestKey = 500;

/** A key of a source's own name for a post, cut where no database would take it. */
export function sourceKey(kind: SourceKind, name: string): string {
  return `${kind}:${name}`.slice(0, longestKey);
}

/** A row of a table, as any system may have written it. */
export type Row = Readonly<Record<string, unknown>>;

export function asRow(value: unknown): Row | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : null;
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text or a number as a text; '' for everything else. */
export function asText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

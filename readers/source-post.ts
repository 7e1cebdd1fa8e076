import type { SourceKind } from '../shared/import.ts';
import type { ImportChangeCode, ImportProblem, SkippedItem } from '../shared/imported-post.ts';

/** A post as in its source. Missing values are ''. */
export interface SourcePost {
  sourceKey: string;
  kind?: string;
  /** May contain markup, and so may `excerpt`. */
  title: string;
  slug: string;
  /** Dates as written. The first valid one counts. `from`: where it was found; '' for the post's own date. */
  dates: { text: string; from: string }[];
  cover: string;
  coverAlt?: string;
  excerpt: string;
  html: string;
  tags: string[];
  language: string;
  /** `published`, `draft`, `scheduled`, or the source's word for restricted access. */
  status: string;
  /** The post's URL, absolute or relative to the blog. */
  link: string;
  former?: string[];
  /** The translation group. `isSure` is true if declared, and false if guessed from file names. */
  group?: { name: string; isSure: boolean };
  isPinned?: boolean;
  /** Changes that the reader made. */
  changes: { code: ImportChangeCode; what: string; count?: number }[];
}

export type SourceEvent =
  | { type: 'post'; post: SourcePost }
  | { type: 'skipped'; item: SkippedItem }
  | { type: 'problem'; problem: ImportProblem };

/** An opened source with what is known before its posts are read. */
export interface SourceReading {
  kind: SourceKind;
  title: string;
  /** The blog's URL, if known. */
  address: string | null;
  language: string;
  /** The number of posts that `read` yields or skips. */
  posts: number;
  /** Other items by kind: pages, comments… */
  otherKinds: Record<string, number>;
  /** The part of `otherKinds` that `read` yields too, in the order of the source. */
  others: Record<string, number>;
  read(blog: SourceBlog): AsyncGenerator<SourceEvent>;
}

/** Facts shared by all posts. */
export interface SourceBlog {
  /** The blog's URL with a trailing slash; null if unknown. */
  base: string | null;
  language: string;
  /** The day of the import, for undated posts. */
  today: string;
  /** The time of the import. Posts with a later date are scheduled. */
  now?: string;
  /** Whether to store the originals and compare the posts with them. */
  keepsOriginals?: boolean | undefined;
}

const maxKeyLength = 500;

/** Returns a source key that isn't too long for the database. */
export function sourceKey(kind: SourceKind, name: string): string {
  return `${kind}:${name}`.slice(0, maxKeyLength);
}

/** An object of unknown values from any system. */
export type Row = Readonly<Record<string, unknown>>;

export function asRow(value: unknown): Row | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : null;
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a text or number as text; '' for anything else. */
export function asText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** Counts items by type. `pages` is the number of pages with content. */
export function totalsOf(
  kinds: readonly string[],
  pages: number,
): Pick<SourceReading, 'posts' | 'otherKinds' | 'others'> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const { post: posts = 0, ...otherKinds } = Object.fromEntries(counts);
  return { posts, otherKinds, others: pages > 0 ? { page: pages } : {} };
}

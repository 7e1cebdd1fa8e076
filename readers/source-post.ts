import type { SourceKind } from '../shared/import.ts';
import type { ImportChangeCode, ImportProblem, SkippedItem } from '../shared/imported-post.ts';

/** An uninterpreted post. Missing values are ''. */
export interface SourcePost {
  sourceKey: string;
  kind?: string;
  /** May contain markup, like `excerpt`. */
  title: string;
  slug: string;
  /** As written; the first valid date counts. `from`: its origin, '' for the post's own. */
  dates: { text: string; from: string }[];
  cover: string;
  coverAlt?: string;
  excerpt: string;
  html: string;
  tags: string[];
  language: string;
  /** `published`, `draft`, `scheduled`, or the source's word for limited access. */
  status: string;
  /** Absolute, or relative to the blog. */
  link: string;
  /** Former URLs. */
  former?: string[];
  /** Shared by translations; `isSure` if declared rather than guessed from file names. */
  group?: { name: string; isSure: boolean };
  isPinned?: boolean;
  /** Changes by the reader. */
  changes: { code: ImportChangeCode; what: string; count?: number }[];
}

export type SourceEvent =
  | { type: 'post'; post: SourcePost }
  | { type: 'skipped'; item: SkippedItem }
  | { type: 'problem'; problem: ImportProblem };

/** Facts known before reading posts. */
export interface SourceReading {
  kind: SourceKind;
  title: string;
  /** Blog URL, if known. */
  address: string | null;
  language: string;
  /** Number of posts that `read` yields or skips. */
  posts: number;
  /** Other items by kind: pages, comments… */
  otherKinds: Record<string, number>;
  /** Those that `read` also yields, in place. */
  others: Record<string, number>;
  read(blog: SourceBlog): AsyncGenerator<SourceEvent>;
}

/** Facts shared by all posts. */
export interface SourceBlog {
  /** With a trailing slash; null if unknown. */
  base: string | null;
  language: string;
  /** Day of the import, for undated posts. */
  today: string;
  /** Moment of the import: later posts are scheduled. */
  now?: string;
  /** Whether to attach and compare originals. */
  keepsOriginals?: boolean | undefined;
}

const maxKeyLength = 500;

/** A key within the database's limit. */
export function sourceKey(kind: SourceKind, name: string): string {
  return `${kind}:${name}`.slice(0, maxKeyLength);
}

/** A row from any system. */
export type Row = Readonly<Record<string, unknown>>;

export function asRow(value: unknown): Row | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : null;
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Text or number as text, else ''. */
export function asText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** Counts items by kind; `pages` of them have content. */
export function totalsOf(
  kinds: readonly string[],
  pages: number,
): Pick<SourceReading, 'posts' | 'otherKinds' | 'others'> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const { post: posts = 0, ...otherKinds } = Object.fromEntries(counts);
  return { posts, otherKinds, others: pages > 0 ? { page: pages } : {} };
}

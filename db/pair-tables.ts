import type { ColumnType, Generated } from 'kysely';

/** Two posts that are one article in two languages. */
export interface PostPairsTable {
  en_id: ColumnType<string, string, never>;
  es_id: ColumnType<string, string, never>;
  /** The language that was written first, and is followed. */
  original: string;
  created_at: ColumnType<string, string, never>;
  /** 1 while a post was saved since the correspondence was brought up to date. The database sets it. */
  is_stale: Generated<number>;
  /** Paragraphs that are marked, as of the last time it was. */
  open_marks: Generated<number>;
  /** The versions that it is of; 0 before there is one. */
  original_version: Generated<number>;
  translation_version: Generated<number>;
  /** Which paragraph follows which, and how it was then; JSON. */
  correspondence: string | null;
}

/** Published posts that a language's list leaves to their translations: by year, and by tag. The database counts them. */
export interface LeftOutCountsTable {
  kind: string;
  name: string;
  locale: string;
  count: number;
}

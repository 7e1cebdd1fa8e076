import type { Generated } from 'kysely';
import type { Immutable } from './immutable-column.ts';

/** The tags of a post that is not deleted, with what lists of a tag ask of it. */
export interface PostTagsTable {
  post_id: Immutable<string>;
  /** As `tagSlug` has it. */
  tag: Immutable<string>;
  /** As it is written in the post. */
  name: Immutable<string>;
  status: Immutable<string>;
  sort_key: Immutable<string>;
  /** As its post has them. The database sets both. */
  listed_en: Generated<number>;
  listed_es: Generated<number>;
}

/** How many posts have a tag under a name, by their status; the database counts them itself. */
export interface TagCountsTable {
  tag: Immutable<string>;
  name: Immutable<string>;
  status: Immutable<string>;
  count: Immutable<number>;
}

/** Where the address of a tag that was renamed leads. */
export interface FormerTagsTable {
  tag: Immutable<string>;
  leads_to: string;
}

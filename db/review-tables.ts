import type { ColumnType } from 'kysely';

type Immutable<Value> = ColumnType<Value, Value, never>;

/** A version of a post as it was given to a reader; never changed. */
export interface ReviewsTable {
  id: Immutable<string>;
  /** The post may be deleted since. */
  post_id: Immutable<string>;
  slug: Immutable<string>;
  version: Immutable<number>;
  /** Counts what this reader was given of this post, from 1. */
  round: Immutable<number>;
  /** The round before, of the same reader. */
  previous: Immutable<string | null>;
  language: Immutable<string>;
  reader: Immutable<string>;
  asked_by: Immutable<string>;
  title: Immutable<string>;
  excerpt: Immutable<string | null>;
  cover: Immutable<string | null>;
  cover_alt: Immutable<string | null>;
  html: Immutable<string>;
  /** SHA-256 of the version, hex. */
  hash: Immutable<string>;
  /** What changed since the round before, as JSON; null for the first. */
  changes: Immutable<string | null>;
  created_at: Immutable<string>;
  expires_at: Immutable<string>;
}

/** What a reader noted to a passage, and what the owner made of it. */
export interface ReviewNotesTable {
  id: Immutable<string>;
  review_id: Immutable<string>;
  /** Which block of the text, from 0, and which character of it. */
  block: Immutable<number>;
  start: Immutable<number>;
  quote: Immutable<string>;
  before_text: Immutable<string>;
  after_text: Immutable<string>;
  note: Immutable<string>;
  /** Another wording of the passage; null for a note alone. */
  proposal: Immutable<string | null>;
  state: string;
  answer: string | null;
  answered_at: string | null;
  created_at: Immutable<string>;
}

/** How a review ended; never changed. */
export interface ReviewDecisionsTable {
  review_id: Immutable<string>;
  kind: Immutable<string>;
  line: Immutable<string>;
  reader: Immutable<string>;
  hash: Immutable<string>;
  decided_at: Immutable<string>;
  /** SHA-256 over all of the decision, hex. */
  seal: Immutable<string>;
}

/** Where a review can be read, by the hash of the link's secret. Belongs to the installation. */
export interface ReviewLinksTable {
  token_hash: Immutable<string>;
  review_id: Immutable<string>;
  passphrase_hash: Immutable<string | null>;
  opened_at: string | null;
  revoked_at: string | null;
  /** Marks of the networks that it was opened from, JSON. */
  networks: string;
}

/** Until when the owner has seen the comments and decisions on a post. */
export interface ReviewSeenTable {
  post_id: Immutable<string>;
  seen_at: string;
}

import type { Immutable } from './immutable-column.ts';

/** One import: what was asked for, how far it came, and what it sums up to. */
export interface ImportRunsTable {
  id: Immutable<string>;
  /** `export` or `preview`. */
  kind: Immutable<string>;
  /** The system whose export it is; null until it is recognised, and for posts of a preview. */
  source: string | null;
  /** Of the file, or the blog's address. */
  name: string;
  /** `running`, `paused`, `stopped`, `failed` or `finished`. */
  state: string;
  options: Immutable<string>;
  /** Posts dealt with, of how many; null while that is not known. */
  done: number;
  total: number | null;
  /** Counts, sums and notices, without a line for each post; null before the first batch. */
  report: string | null;
  /** Of all originals of the run that are kept, as they are stored. */
  original_bytes: number;
  started_at: Immutable<string>;
  /** Raised with every batch. */
  updated_at: string;
  ended_at: string | null;
}

/** What became of one post of a run. */
export interface ImportItemsTable {
  run_id: Immutable<string>;
  /** Counts the run's posts from 1. */
  position: Immutable<number>;
  source_key: Immutable<string>;
  /** Null where nothing was saved. */
  post_id: string | null;
  post_version: number;
  title: string;
  slug: string;
  status: string;
  outcome: string;
  /** The kinds of its changes, each with a space on both sides, to be looked for. */
  codes: string;
  changes: string;
  /** How many words, pictures … the source has, and the copy lacks and adds; null where there was no original. */
  comparison: string | null;
  /** From 0 to 1. */
  score: number | null;
  /** `accepted` or `left_out`, by the owner; null before. */
  decision: string | null;
}

/** A post as its source has it, compressed; kept apart so that lists do not read it. */
export interface ImportOriginalsTable {
  run_id: Immutable<string>;
  position: Immutable<number>;
  bytes: Immutable<Uint8Array>;
}

/** How far an import is that is not at its end. */
export interface ImportCheckpointsTable {
  run_id: Immutable<string>;
  /** Who works on it, or did at last: the holder of the lease. */
  holder: string;
  /** JSON of a `CheckpointFile`. */
  file: string;
  /** JSON of an `ImportOrder`. */
  choice: Immutable<string>;
  /** `posts`, `links` or `pictures`. */
  step: string;
  /** Posts of the file that are dealt with, as its reader counts them. */
  passed: number;
  /** Posts that the file has given so far: one of its posts can become two. */
  place: number;
  /** Of the step, to be shown. */
  done: number;
  total: number | null;
  /** When the file is removed and the run counts as stopped. */
  keep_until: string;
}

import { z } from 'zod';

export const copyRhythms = ['off', 'hourly', 'daily', 'weekly'] as const;
export type CopyRhythm = (typeof copyRhythms)[number];

/** Where copies can lie; which of them there are, the server's configuration says. */
export const copyPlaceKinds = ['folder', 'bucket'] as const;
export type CopyPlaceKind = (typeof copyPlaceKinds)[number];

/** What copies hold of pictures whose bytes lie in an object store: the bytes, or where they lie. */
export const copiedPictures = ['contents', 'references'] as const;
export type CopiedPictures = (typeof copiedPictures)[number];

export const copyRunKinds = ['copy', 'drill'] as const;

/** Why a copy or a drill failed. `different`: a drill found other rows or pictures than the copy said. */
export const copyFailures = [
  'away',
  'refused',
  'no_bucket',
  'full',
  'damaged',
  'different',
  'key_missing',
  'no_copy',
  'interrupted',
  'failed',
] as const;
export type CopyFailureCode = (typeof copyFailures)[number];

/** What a copy holds, or a drill has compared; sizes in bytes, times in milliseconds. */
export const copyFactsSchema = z
  .object({
    posts: z.int(),
    texts: z.int(),
    pictures: z.int(),
    bytes: z.int(),
    /** Files of pictures that it names where they lie, in place of their bytes. */
    references: z.int(),
    /** Rows of all tables that a drill has compared. */
    rows: z.int(),
    /** Rows of the running site that the copy should have held as they are, and that were looked for in it. */
    live: z.int(),
    took_ms: z.int(),
    /** Older copies that went. */
    removed: z.int(),
    /** The id of the key that encrypted it. */
    key: z.string(),
    /** The first thing that a drill found different: a table's name and a row's key, never a text. */
    difference: z.string(),
    /** What a drill restored into. */
    scratch: z.enum(['sqlite', 'postgres']),
  })
  .partial();

export type CopyFacts = z.infer<typeof copyFactsSchema>;

/** One attempt to make a copy, or to restore one for practice. */
export const copyRunSchema = z.object({
  id: z.string(),
  kind: z.enum(copyRunKinds),
  place: z.enum(copyPlaceKinds),
  /** Of the copy; empty where none came to be. */
  name: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  failure: z.enum(copyFailures).nullable(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  /** Of a copy that was made: whether the key that it needs is on the server. */
  is_readable: z.boolean().optional(),
  facts: copyFactsSchema,
});

export type CopyRun = z.infer<typeof copyRunSchema>;

/** What the owner must know first: nothing (`null`), or the gravest of what is wrong. */
export const copyProblems = [
  'no_place',
  'off',
  'none_yet',
  'too_old',
  'failed',
  'drill_failed',
  'key_missing',
] as const;
export type CopyProblem = (typeof copyProblems)[number];

export const copiesStateSchema = z.object({
  rhythm: z.enum(copyRhythms),
  /** The places that the server offers, and whether copies go there. */
  places: z.array(
    z.object({
      kind: z.enum(copyPlaceKinds),
      /** For people: a path, or `s3://bucket/prefix`. */
      at: z.string(),
      is_used: z.boolean(),
      last_copy: copyRunSchema.nullable(),
      /** The last attempt, where that failed. */
      last_failure: copyRunSchema.nullable(),
    }),
  ),
  /** Where the keys stand; null while there is none. A key that is a file beside the data is lost with it. */
  key: z.object({ id: z.string(), from: z.enum(['environment', 'file']) }).nullable(),
  problem: z.enum(copyProblems).nullable(),
  /** The newest copy anywhere that was verified. */
  last_copy: copyRunSchema.nullable(),
  last_drill: copyRunSchema.nullable(),
  next_at: z.string().nullable(),
});

export type CopiesState = z.infer<typeof copiesStateSchema>;

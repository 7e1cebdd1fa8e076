import { z } from 'zod';

export const backupFrequencies = ['off', 'hourly', 'daily', 'weekly'] as const;
export type BackupFrequency = (typeof backupFrequencies)[number];

/** Kinds of backup locations. The server's configuration decides which exist. */
export const backupLocationKinds = ['folder', 'bucket'] as const;
export type BackupLocationKind = (typeof backupLocationKinds)[number];

export const backupRunKinds = ['copy', 'drill'] as const;

/** Why a backup or restore test failed. `different`: restored data differs from the backup's manifest. */
export const backupFailures = [
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
export type BackupFailureCode = (typeof backupFailures)[number];

/** The contents of a backup, or the results of a restore test. Sizes in bytes, times in ms. */
export const backupFactsSchema = z
  .object({
    posts: z.int(),
    texts: z.int(),
    pictures: z.int(),
    bytes: z.int(),
    /** Image files that the backup only refers to. */
    references: z.int(),
    /** Rows of all tables that a restore test compared. */
    rows: z.int(),
    /** Unchanged rows of the running site that a restore test looked for in the backup. */
    live: z.int(),
    took_ms: z.int(),
    /** The number of older backups deleted. */
    removed: z.int(),
    /** The ID of the key that encrypts the backup. */
    key: z.string(),
    /** The first difference found: a table's name and a row's key, never a text. */
    difference: z.string(),
    /** The database that the restore test used. */
    scratch: z.enum(['sqlite', 'postgres']),
  })
  .partial();

export type BackupFacts = z.infer<typeof backupFactsSchema>;

/** One attempt at a backup or a restore test. */
export const backupRunSchema = z.object({
  id: z.string(),
  kind: z.enum(backupRunKinds),
  place: z.enum(backupLocationKinds),
  /** The backup's name; empty if none was created. */
  name: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  failure: z.enum(backupFailures).nullable(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  /** Whether the server has the key that decrypts the backup. */
  is_readable: z.boolean().optional(),
  facts: backupFactsSchema,
});

export type BackupRun = z.infer<typeof backupRunSchema>;

/** The most serious problem to show the owner, or null. */
export const backupProblems = [
  'no_place',
  'off',
  'none_yet',
  'too_old',
  'failed',
  'drill_failed',
  'key_missing',
] as const;
export type BackupProblem = (typeof backupProblems)[number];

export const backupsStateSchema = z.object({
  rhythm: z.enum(backupFrequencies),
  /** The server's backup locations, and whether they are in use. */
  places: z.array(
    z.object({
      kind: z.enum(backupLocationKinds),
      /** The location as text: a path, or `s3://bucket/prefix`. */
      at: z.string(),
      is_used: z.boolean(),
      last_copy: backupRunSchema.nullable(),
      /** The last attempt, if it failed. */
      last_failure: backupRunSchema.nullable(),
    }),
  ),
  /** The location of the backup keys; null without any. A key file next to the data can be lost with it. */
  key: z.object({ id: z.string(), from: z.enum(['environment', 'file']) }).nullable(),
  problem: z.enum(backupProblems).nullable(),
  /** The newest verified backup in any location. */
  last_copy: backupRunSchema.nullable(),
  last_drill: backupRunSchema.nullable(),
  next_at: z.string().nullable(),
});

export type BackupsState = z.infer<typeof backupsStateSchema>;

import { statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Readiness } from '../shared/readiness.ts';
import type { DialectName } from './dialect.ts';
import { migrationNames } from './migrate.ts';
import type { Schema } from './schema.ts';
import type { WriteErrors } from './write-errors.ts';

/** Room that a disk should have, and below which nothing can be saved, in bytes. */
const room = { low: 500 * 1024 * 1024, full: 16 * 1024 * 1024 };

/** How long all checks together may take, in milliseconds. */
const timeoutMs = 1_000;

export interface CheckedDatabase {
  kysely: Kysely<Schema>;
  dialect: DialectName;
  writes: WriteErrors;
  /** Where the file lies; undefined for a server, whose disk can't be seen from here. */
  folder?: string;
}

/** Looks whether the database can do its work, in a second at most. It writes nothing and waits for no lock. */
export async function checkReadiness(database: CheckedDatabase): Promise<Readiness> {
  const found: Readiness = {
    database: 'unknown',
    migrations: 'unknown',
    disk: 'unknown',
    writing: 'unknown',
  };
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeoutMs);
  try {
    await Promise.race([look(database, found), late]);
  } finally {
    clearTimeout(timer);
  }
  return { ...found, ...(found.database === 'unknown' && { database: 'failed' }) };
}

async function look({ kysely, dialect, writes, folder }: CheckedDatabase, found: Readiness): Promise<void> {
  const kind = writes.current();
  const asking = async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely);
    const isReadOnly = dialect === 'postgres' && (await isServerReadOnly(kysely));
    const done = new Set(rows.map(({ name }) => name));
    found.database = 'ok';
    found.migrations = migrationNames.every((name) => done.has(name)) ? 'ok' : 'missing';
    found.writing = isReadOnly || kind === 'read_only' ? 'refused' : 'ok';
  };
  const measuring = async () => {
    found.disk = kind === 'disk_full' ? 'full' : await roomIn(folder);
  };
  // What one of them can't find out stays unknown, and says enough.
  await Promise.allSettled([asking(), measuring()]);
}

async function isServerReadOnly(kysely: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ refused: boolean }>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as refused`.execute(
    kysely,
  );
  return rows[0]?.refused ?? false;
}

async function roomIn(folder: string | undefined): Promise<Readiness['disk']> {
  if (folder === undefined) return 'ok';
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < room.full) return 'full';
  return free < room.low ? 'low' : 'ok';
}

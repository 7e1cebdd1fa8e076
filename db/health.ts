import { statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Readiness } from '../shared/health.ts';
import { DatabaseFailure } from '../shared/result.ts';
import { databaseErrorKind } from './database-failure.ts';
import type { DialectName } from './dialect.ts';
import { migrationNames } from './migrate.ts';
import type { Schema } from './schema.ts';

/** Shares one result among concurrent callers and caches it for `ttlMs`. */
export function cacheFor<Value>(work: () => Promise<Value>, ttlMs: number): () => Promise<Value> {
  let last: { promise: Promise<Value>; until: number } | undefined;
  return () => {
    if (last && performance.now() < last.until) return last.promise;
    const asked = { promise: work(), until: Number.POSITIVE_INFINITY };
    const end = () => {
      asked.until = performance.now() + ttlMs;
    };
    asked.promise.then(end, end);
    last = asked;
    return asked.promise;
  };
}

/** The process's database connections of one kind, and the callers waiting for a connection. */
export interface ConnectionLoad {
  /** `prompt` and `long` on PostgreSQL; `writer` on SQLite, where reads never wait. */
  pool: string;
  inUse: number;
  idle: number;
  waiting: number;
}

/** How long a failed write counts as an error, in ms, unless a later one succeeds. */
const writeErrorMs = 60_000;

/** Tracks whether recent writes failed. */
export class WriteErrors {
  #last: { kind: 'disk_full' | 'read_only'; at: number } | undefined;

  noteFailure(error: unknown): void {
    const kind = databaseErrorKind(error);
    if (kind === 'disk_full' || kind === 'read_only') this.#last = { kind, at: performance.now() };
  }

  noteSuccess(): void {
    this.#last = undefined;
  }

  current(): 'disk_full' | 'read_only' | undefined {
    return this.#last && performance.now() - this.#last.at < writeErrorMs ? this.#last.kind : undefined;
  }
}

export interface CheckedDatabase {
  kysely: Kysely<Schema>;
  dialect: DialectName;
  writes: WriteErrors;
  /** The folder of SQLite's file; undefined for a PostgreSQL server, whose disk this process can't check. */
  folder?: string;
}

/** A database's checks, each cached briefly. */
export function healthChecks(database: CheckedDatabase) {
  return {
    ping: cacheFor(() => ping(database.kysely), 200),
    readiness: cacheFor(() => checkReadiness(database), 500),
  };
}

/** Time limits for one query and for all checks together, in ms. */
const timeoutMs = 1_000;

/** Throws if the database doesn't respond in time. */
async function ping(kysely: Kysely<Schema>): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new DatabaseFailure('unavailable', 'The database isn’t responding'));
  const timer = setTimeout(giveUp, timeoutMs);
  try {
    await Promise.race([sql`select version from site_version`.execute(kysely), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Checks whether the database can do its work. Writes nothing and waits for no lock. */
async function checkReadiness(database: CheckedDatabase): Promise<Readiness> {
  const found: Readiness = {
    database: 'unknown',
    migrations: 'unknown',
    disk: 'unknown',
    writing: 'unknown',
  };
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, timeoutMs);
  try {
    await Promise.race([check(database, found), late]);
  } finally {
    clearTimeout(timer);
  }
  return { ...found, ...(found.database === 'unknown' && { database: 'failed' }) };
}

async function check({ kysely, dialect, writes, folder }: CheckedDatabase, found: Readiness): Promise<void> {
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
  // A check that fails leaves its value unknown.
  await Promise.allSettled([asking(), measuring()]);
}

async function isServerReadOnly(kysely: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ refused: boolean }>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as refused`.execute(
    kysely,
  );
  return rows[0]?.refused ?? false;
}

/** Free space in bytes: below `low` is a warning, below `full` nothing can be saved. */
const room = { low: 500 * 1024 * 1024, full: 16 * 1024 * 1024 };

async function roomIn(folder: string | undefined): Promise<Readiness['disk']> {
  if (folder === undefined) return 'ok';
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < room.full) return 'full';
  return free < room.low ? 'low' : 'ok';
}

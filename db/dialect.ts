import { type CreateTableBuilder, type Expression, type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The two databases. This file contains the SQL that differs between them. */
export type DialectName = 'sqlite' | 'postgres';

/** Adds an auto-incrementing `id` column. */
export function counterColumn<Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
  dialect: DialectName,
): CreateTableBuilder<Table, Column | 'id'> {
  return dialect === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigserial', (column) => column.primaryKey());
}

/** The PostgreSQL channel that notifies other processes of new site versions. */
export const siteVersionChannel = 'site_version';

/**
 * Increments the version of what visitors see and returns it. Call it inside the change's transaction: the
 * commit notifies the other processes.
 */
export async function raiseSiteVersion(db: Kysely<Schema>, dialect: DialectName): Promise<number> {
  const { version } = await db
    .updateTable('site_version')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow();
  // On SQLite, `pragma data_version` shows the commit (sqlite/sqlite-file.ts).
  if (dialect === 'postgres') {
    await sql`select pg_notify(${siteVersionChannel}, ${String(version)})`.execute(db);
  }
  return version;
}

/** Locks the rows that a transaction has read. SQLite's write lock does so anyway. */
export function lockRows<Query extends { forUpdate(): Query }>(query: Query, dialect: DialectName): Query {
  return dialect === 'postgres' ? query.forUpdate() : query;
}

/** Allows one transaction per `name` at a time. SQLite's write lock does so anyway. */
export async function takeAdvisoryLock(
  db: Kysely<Schema>,
  dialect: DialectName,
  name: string,
): Promise<void> {
  if (dialect === 'postgres') {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  }
}

/** Returns the database clock's time plus `aheadMs`, in the format of `Date.toISOString`. */
export function timeOfDatabase(dialect: DialectName, aheadMs: number): Expression<string> {
  const seconds = aheadMs / 1000;
  return dialect === 'postgres'
    ? sql<string>`to_char((clock_timestamp() + make_interval(secs => ${seconds})) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${seconds} seconds`})`;
}

/** Whether an insert or update violated a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  // 23505: PostgreSQL's unique_violation. 2067 and 1555: SQLite's for an index and a primary key.
  return code === '23505' || errcode === 2067 || errcode === 1555;
}

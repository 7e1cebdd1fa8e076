import { type CreateTableBuilder, type Expression, type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The few expressions that differ between the two databases. */
export type DialectName = 'sqlite' | 'postgres';

/** An `id` that counts up by itself. */
export function counterColumn<Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
  dialect: DialectName,
): CreateTableBuilder<Table, Column | 'id'> {
  return dialect === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigserial', (column) => column.primaryKey());
}

/** Name of the PostgreSQL channel that carries new site versions to the other processes. */
export const siteVersionChannel = 'site_version';

/**
 * Raises the version of what visitors see, and gives the new one. Call inside the change's transaction: when it commits,
 * the other processes are told.
 */
export async function raiseSiteVersion(db: Kysely<Schema>, dialect: DialectName): Promise<number> {
  const { version } = await db
    .updateTable('site_version')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow();
  // On SQLite the file itself carries the news: see sqlite/watch-site-version.ts.
  if (dialect === 'postgres') {
    await sql`select pg_notify(${siteVersionChannel}, ${String(version)})`.execute(db);
  }
  return version;
}

/** Keeps the rows a transaction has read from changing under it; SQLite's write lock does so anyway. */
export function lockRows<Query extends { forUpdate(): Query }>(query: Query, dialect: DialectName): Query {
  return dialect === 'postgres' ? query.forUpdate() : query;
}

/** Lets only one transaction at a time do what `name` names; SQLite's write lock does so anyway. */
export async function takeAdvisoryLock(
  db: Kysely<Schema>,
  dialect: DialectName,
  name: string,
): Promise<void> {
  if (dialect === 'postgres') {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  }
}

/** What the database's own clock says, so many milliseconds ahead, as `Date.toISOString` writes it. */
export function timeOfDatabase(dialect: DialectName, aheadMs: number): Expression<string> {
  const seconds = aheadMs / 1000;
  return dialect === 'postgres'
    ? sql<string>`to_char((clock_timestamp() + make_interval(secs => ${seconds})) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${seconds} seconds`})`;
}

/** True when an insert or update met a value that must be unique and is taken. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  // 23505: PostgreSQL's unique_violation. 2067 and 1555: SQLite's for an index and a primary key.
  return code === '23505' || errcode === 2067 || errcode === 1555;
}

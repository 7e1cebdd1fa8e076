import { type Kysely, sql } from 'kysely';
import type { Database } from './connect.ts';
import type { DialectName } from './dialect.ts';
import type { Schema } from './schema.ts';

export interface CopiedTable {
  name: keyof Schema;
  key: readonly string[];
  /** The number of rows in memory at a time. */
  batch: number;
  /** The table's `id` is a counter that nothing refers to, so the backup numbers its rows again. */
  counts?: true;
}

/** The tables that make up a site, parents before children. */
export const copiedTables: readonly CopiedTable[] = [
  { name: 'settings', key: ['key'], batch: 100 },
  { name: 'content_items', key: ['id'], batch: 50 },
  { name: 'posts', key: ['id'], batch: 20 },
  { name: 'revisions', key: ['id'], batch: 20, counts: true },
  { name: 'next_versions', key: ['post_id'], batch: 500 },
  { name: 'working_copies', key: ['id'], batch: 4 },
  { name: 'missing_pictures', key: ['post_id'], batch: 4 },
  { name: 'post_pairs', key: ['en_id'], batch: 20 },
  { name: 'reviews', key: ['id'], batch: 4 },
  { name: 'review_notes', key: ['id'], batch: 100 },
  { name: 'review_decisions', key: ['review_id'], batch: 500 },
  { name: 'review_seen', key: ['post_id'], batch: 500 },
  { name: 'old_slugs', key: ['slug'], batch: 500 },
  { name: 'imported_posts', key: ['source_key'], batch: 500 },
  { name: 'old_paths', key: ['path', 'source_key'], batch: 500 },
  { name: 'old_uploads', key: ['address'], batch: 500 },
  { name: 'import_runs', key: ['id'], batch: 20 },
  { name: 'import_items', key: ['run_id', 'position'], batch: 100 },
  { name: 'import_originals', key: ['run_id', 'position'], batch: 20 },
  { name: 'post_pictures', key: ['post_id', 'media_id'], batch: 500 },
  { name: 'post_tags', key: ['post_id', 'tag'], batch: 500 },
  { name: 'former_tags', key: ['tag'], batch: 500 },
  { name: 'pinned_post', key: ['id'], batch: 1 },
  { name: 'media', key: ['id'], batch: 500 },
  { name: 'media_files', key: ['media_id', 'width', 'format'], batch: 4 },
  { name: 'media_objects', key: ['media_id', 'width', 'format'], batch: 500 },
];

/**
 * Tables of one installation that no backup contains: password, keys, passkeys, sessions, activity, running
 * work, versions, and confidential names.
 */
export const excludedTables = [
  'secrets',
  'sessions',
  'sign_in_attempts',
  'lockouts',
  'passkeys',
  'recovery_codes',
  'auth_challenges',
  'site_version',
  'audit_events',
  'known_networks',
  'leases',
  // Unused since 1.0, but an earlier version needs it to start.
  'instances',
  'copy_runs',
  'import_checkpoints',
  'own_objects',
  'guard_names',
  'guard_revision',
  'guard_overrides',
  'review_links',
] as const;

/** Tables derived from posts: counted by triggers, or filled after a restore (`fillSearch`). */
export const derivedTables = [
  'post_counts',
  'left_out_counts',
  'tag_counts',
  'post_search',
  'search_backlog',
] as const;

export type Row = Record<string, unknown>;

/** Copies every row of `copiedTables` into the empty tables of `to`, in constant memory. The search is filled later. */
export async function copyRows(from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  for (const table of copiedTables) {
    for await (const rows of batchesOf(from, table)) {
      const written = table.counts ? rows.map(({ id, ...row }) => row) : rows;
      await sql`insert into ${sql.table(table.name)} ${valuesOf(written)}`.execute(to);
    }
  }
  await to.deleteFrom('search_backlog').execute();
  await to.insertInto('search_backlog').values({ after: '' }).execute();
}

/** Yields a table's rows in batches. */
export async function* batchesOf(
  from: Kysely<Schema>,
  { name, key, batch }: CopiedTable,
): AsyncGenerator<Row[]> {
  let last: unknown[] | undefined;
  for (;;) {
    const rows = await readBatch(from, { name, key, batch, after: last });
    if (rows.length === 0) return;
    yield rows;
    last = key.map((column) => rows.at(-1)?.[column]);
  }
}

interface Batch {
  name: string;
  key: readonly string[];
  batch: number;
  after: unknown[] | undefined;
}

async function readBatch(from: Kysely<Schema>, { name, key, batch, after }: Batch): Promise<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const later = after ? sql`where (${columns}) > (${sql.join(after)})` : sql``;
  const query = sql<Row>`select * from ${sql.table(name)} ${later} order by ${columns} limit ${batch}`;
  return (await query.execute(from)).rows;
}

function valuesOf(rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  return sql`(${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(lines)}`;
}

export async function clearRows(transaction: Kysely<Schema>, dialect: DialectName): Promise<void> {
  const children = copiedTables.toReversed();
  if (dialect === 'postgres') {
    const names = sql.join(children.map(({ name }) => sql.table(name)));
    await sql`lock table ${names} in share row exclusive mode`.execute(transaction);
  }
  for (const { name } of children) await sql`delete from ${sql.table(name)}`.execute(transaction);
}

export async function countRows({ kysely }: Pick<Database, 'kysely'>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of copiedTables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      kysely,
    );
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

import { setImmediate } from 'node:timers/promises';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { DialectName } from '../../db/dialect.ts';
import type { ImportItemsTable, ImportOriginalsTable, ImportRunsTable, Schema } from '../../db/schema.ts';
import { withLongTimeout } from '../../db/statements.ts';
import { type ImportOutcome, resumableImports, type SourceKind } from '../../shared/import.ts';
import {
  type ChangeSum,
  type ImportChange,
  type ImportChangeCode,
  type PartCounts,
  type PostComparison,
  scoreOf,
} from '../../shared/imported-post.ts';
import type { ImportReport } from './import-report.ts';

export type RunState = 'running' | 'paused' | 'stopped' | 'failed' | 'finished';

/** Totals of a run's posts, and notices about its file. */
export interface RunSummary extends Pick<ImportReport, 'counts' | 'skipped' | 'otherKinds' | 'problems'> {
  others?: ImportReport['others'];
  /** Counts by change code, losses first. */
  sums: ChangeSum[];
  /** The number of compared posts, the number without losses, and the sums of their parts. */
  compared: number;
  whole: number;
  parts: PartCounts;
  /** `skipped` has only the first thousand items. */
  skippedCount: number;
}

/** A stored import. */
export interface StoredRun {
  id: string;
  kind: 'export' | 'preview';
  source: SourceKind | null;
  name: string;
  state: RunState;
  done: number;
  total: number | null;
  startedAt: string;
  updatedAt: string;
  endedAt: string | null;
  /** The size of the originals in the database; 0 once they are removed. */
  originalBytes: number;
  /** The match of all posts, from 0 to 1; null if none was compared. */
  score: number | null;
  /** Null before the first batch. */
  summary: RunSummary | null;
}

/** A run without its lists of skipped items and problems. */
export type ListedRun = Omit<StoredRun, 'summary'> & {
  summary: Omit<RunSummary, 'skipped' | 'problems'> | null;
};

export type RunDecision = 'accepted' | 'left_out';

export interface StoredItem {
  /** Counted from 1. */
  position: number;
  sourceKey: string;
  postId: string | null;
  postVersion: number;
  title: string;
  /** '' for failed posts and section texts. */
  slug: string;
  status: string;
  outcome: ImportOutcome;
  changes: ImportChange[];
  comparison: PostComparison | null;
  /** The match with the original, from 0 to 1; null without an original. */
  score: number | null;
  decision: RunDecision | null;
}

export interface ItemFilter {
  outcome?: ImportOutcome | undefined;
  change?: ImportChangeCode | undefined;
  isIncomplete?: boolean | undefined;
  isUndecided?: boolean | undefined;
  /** Text to find in titles and slugs, ignoring case and accents. */
  text?: string | undefined;
}

export interface ItemPlace {
  score: number | null;
  position: number;
}

type RunRow = Selectable<ImportRunsTable>;

export async function insertRun(db: Kysely<Schema>, row: RunRow): Promise<void> {
  await db.insertInto('import_runs').values(row).execute();
}

export async function updateRun(
  db: Kysely<Schema>,
  id: string,
  change: Partial<
    Pick<
      RunRow,
      'state' | 'done' | 'total' | 'report' | 'original_bytes' | 'updated_at' | 'ended_at' | 'source' | 'name'
    >
  >,
): Promise<void> {
  await db.updateTable('import_runs').set(change).where('id', '=', id).execute();
}

export async function listRunIds(db: Kysely<Schema>, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('import_runs')
    .select('id')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findRun(db: Kysely<Schema>, id: string): Promise<StoredRun | undefined> {
  const row = await db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toStoredRun(row);
}

/** Deletes a run; false if it doesn't exist. */
export async function deleteRun(db: Kysely<Schema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('import_runs').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOriginals(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('import_originals').where('run_id', '=', id).execute();
  await updateRun(db, id, { original_bytes: 0 });
}

/** Lists ended runs beyond the newest `count`. With `withOriginals`, counts only runs with originals. */
async function listOlderRuns(
  db: Kysely<Schema>,
  { count, withOriginals }: { count: number; withOriginals: boolean },
): Promise<string[]> {
  const rows = await db
    .selectFrom('import_runs')
    .select('id')
    .where('ended_at', 'is not', null)
    .$if(withOriginals, (query) => query.where('original_bytes', '>', 0))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .offset(count)
    // SQLite has no OFFSET without LIMIT.
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

function toStoredRun(row: RunRow): StoredRun {
  const summary = row.report === null ? null : (JSON.parse(row.report) as RunSummary);
  return {
    id: row.id,
    kind: row.kind as StoredRun['kind'],
    source: row.source as SourceKind | null,
    name: row.name,
    state: row.state as RunState,
    done: row.done,
    total: row.total,
    startedAt: row.started_at,
    updatedAt: row.updated_at,
    endedAt: row.ended_at,
    originalBytes: Number(row.original_bytes),
    score: summary && summary.compared > 0 ? scoreOf(summary.parts) : null,
    summary,
  };
}

export type ItemRow = Selectable<ImportItemsTable>;

/** A post's position, worst first, and whether it matches the filter apart from the filter's text. */
export interface ItemKey extends ItemPlace {
  passes: number;
  title?: string;
  slug?: string;
}

export async function insertItems(
  db: Kysely<Schema>,
  items: ItemRow[],
  originals: Selectable<ImportOriginalsTable>[],
): Promise<void> {
  if (items.length > 0) await db.insertInto('import_items').values(items).execute();
  if (originals.length > 0) await db.insertInto('import_originals').values(originals).execute();
}

/** Posts without a comparison come last. */
const rank = sql<number>`coalesce(score, 2)`;

/** Lists the next `limit` posts in worst-first order, or the previous ones, nearest first. */
export async function listItemKeys(
  db: Kysely<Schema>,
  range: { run: string; filter: ItemFilter; from: ItemPlace | null; isBackward: boolean; limit: number },
): Promise<ItemKey[]> {
  const { run, filter, from, isBackward, limit } = range;
  const direction = isBackward ? 'desc' : 'asc';
  const beyond = isBackward ? '<' : '>';
  const keys = db
    .selectFrom('import_items')
    .select(['position', 'score', passing(filter).as('passes')])
    // Titles are slow to read, so they are read only for a text search.
    .$if(Boolean(filter.text), (query) => query.select(['title', 'slug']))
    .where('run_id', '=', run);
  const ordered = keys.orderBy(rank, direction).orderBy('position', direction);
  if (from === null) return ordered.limit(limit).execute();
  const score = from.score ?? 2;
  // SQLite can't use the index for a row comparison with an expression.
  const alike = await keys
    .where(rank, '=', score)
    .where('position', beyond, from.position)
    .orderBy('position', direction)
    .limit(limit)
    .execute();
  if (alike.length === limit) return alike;
  const others = await ordered
    .where(rank, beyond, score)
    .limit(limit - alike.length)
    .execute();
  return [...alike, ...others];
}

/** 1 if a post matches the filter, else 0. The filter's text isn't checked here. */
function passing({ outcome, change, isIncomplete, isUndecided }: ItemFilter) {
  const conditions = [
    ...(outcome ? [sql`outcome = ${outcome}`] : []),
    ...(change ? [sql`codes like ${`% ${change} %`}`] : []),
    ...(isIncomplete ? [sql`score < 1`] : []),
    ...(isUndecided ? [sql`decision is null`] : []),
  ];
  if (conditions.length === 0) return sql<number>`1`;
  return sql<number>`case when ${sql.join(conditions, sql` and `)} then 1 else 0 end`;
}

export async function findItems(
  db: Kysely<Schema>,
  run: string,
  positions: readonly number[],
): Promise<StoredItem[]> {
  if (positions.length === 0) return [];
  const rows = await db
    .selectFrom('import_items')
    .selectAll()
    .where('run_id', '=', run)
    .where('position', 'in', positions)
    .execute();
  // With ORDER BY, SQLite would read the whole run.
  const rankOf = ({ score }: ItemRow) => score ?? 2;
  return rows.sort((a, b) => rankOf(a) - rankOf(b) || a.position - b.position).map(toStoredItem);
}

async function walkItems(
  db: Kysely<Schema>,
  run: string,
  { after, limit }: { after: number; limit: number },
): Promise<StoredItem[]> {
  const rows = await db
    .selectFrom('import_items')
    .selectAll()
    .where('run_id', '=', run)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(toStoredItem);
}

/** Yields all posts of a run in order, `limit` at a time. */
export async function* walkRun(db: Kysely<Schema>, run: string, limit: number): AsyncGenerator<StoredItem[]> {
  for (let after = 0; ; ) {
    const items = await walkItems(db, run, { after, limit });
    if (items.length > 0) yield items;
    // Lets other requests run.
    await setImmediate();
    const last = items.at(-1);
    if (!last || items.length < limit) return;
    after = last.position;
  }
}

/** Without fresh statistics, PostgreSQL sorts the whole run for each page of its report. */
async function countItems(db: Kysely<Schema>, dialect: DialectName): Promise<void> {
  if (dialect === 'postgres') await sql`analyze import_items`.execute(db);
}

export async function findOriginal(
  db: Kysely<Schema>,
  run: string,
  position: number,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('import_originals')
    .select('bytes')
    .where('run_id', '=', run)
    .where('position', '=', position)
    .executeTakeFirst();
  return row?.bytes;
}

/** Saves a decision; false if the run has no such post. */
export async function updateDecision(
  db: Kysely<Schema>,
  { run, position }: { run: string; position: number },
  decision: RunDecision | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_items')
    .set({ decision })
    .where('run_id', '=', run)
    .where('position', '=', position)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function toStoredItem(row: ItemRow): StoredItem {
  return {
    position: row.position,
    sourceKey: row.source_key,
    postId: row.post_id,
    postVersion: row.post_version,
    title: row.title,
    slug: row.slug,
    status: row.status,
    outcome: row.outcome as ImportOutcome,
    changes: JSON.parse(row.changes),
    comparison: row.comparison === null ? null : JSON.parse(row.comparison),
    score: row.score,
    decision: row.decision as RunDecision | null,
  };
}

/** Removes reports and originals beyond the limits, and updates statistics. */
export async function tidyRuns({ kysely, dialect }: Pick<Database, 'kysely' | 'dialect'>): Promise<void> {
  const { reports, originals } = resumableImports;
  const older = (count: number, withOriginals: boolean) => listOlderRuns(kysely, { count, withOriginals });
  for (const id of await older(reports, false)) await deleteRun(kysely, id);
  for (const id of await older(originals, true)) await deleteOriginals(kysely, id);
  await withLongTimeout(() => countItems(kysely, dialect));
}

import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { DialectName } from '../../db/dialect.ts';
import type { ImportItemsTable, ImportOriginalsTable, ImportRunsTable, Schema } from '../../db/schema.ts';
import { withLongTimeout } from '../../db/statements.ts';
import { type ImportOutcome, keptImports, type SourceKind } from '../../shared/import.ts';
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

/** What all posts of a run sum up to, and what was said of its file. */
export interface RunSummary extends Pick<ImportReport, 'counts' | 'skipped' | 'otherKinds' | 'problems'> {
  /** Of pages and items of custom types; reports of before have none. */
  others?: ImportReport['others'];
  /** By kind, losses first. */
  sums: ChangeSum[];
  /** Of the posts that were compared: how many, how many of them lack nothing, and their parts together. */
  compared: number;
  whole: number;
  parts: PartCounts;
  /** How many were skipped: `skipped` names the first thousand. */
  skippedCount: number;
}

/** An import as it is kept. */
export interface KeptRun {
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
  /** What the originals take in the database; 0 when there are none any more. */
  originalBytes: number;
  /** For all posts together, from 0 to 1; null where none was compared. */
  score: number | null;
  /** Null before the first posts were saved. */
  summary: RunSummary | null;
}

/** An import among others, without the names of what was skipped and of what was wrong with its file. */
export type ListedRun = Omit<KeptRun, 'summary'> & {
  summary: Omit<RunSummary, 'skipped' | 'problems'> | null;
};

export type RunDecision = 'accepted' | 'left_out';

/** One post or page of a run, as the import left it; `kindIn` tells what it was where it was no article. */
export interface KeptItem {
  /** Its place in the run, from 1. */
  position: number;
  sourceKey: string;
  postId: string | null;
  postVersion: number;
  title: string;
  /** Empty of what failed, and of a page that became a section's text. */
  slug: string;
  status: string;
  outcome: ImportOutcome;
  changes: ImportChange[];
  comparison: PostComparison | null;
  /** From 0 to 1; null where there was no original to compare with. */
  score: number | null;
  decision: RunDecision | null;
}

export interface ItemFilter {
  outcome?: ImportOutcome | undefined;
  change?: ImportChangeCode | undefined;
  /** Only posts that lack something. */
  isIncomplete?: boolean | undefined;
  /** Only posts that the owner has not judged. */
  isUndecided?: boolean | undefined;
  /** Looked for in titles and addresses, whatever the case and the accents. */
  text?: string | undefined;
}

/** A place in the order of worst first. */
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

/** The names of the newest, newest first. */
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

export async function findRun(db: Kysely<Schema>, id: string): Promise<KeptRun | undefined> {
  const row = await db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst();
  return row && keptRun(row);
}

/** Takes a run and all that is kept of it away; false where there is none. */
export async function deleteRun(db: Kysely<Schema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('import_runs').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes the originals of a run away, its report stays. */
export async function deleteOriginals(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('import_originals').where('run_id', '=', id).execute();
  await updateRun(db, id, { original_bytes: 0 });
}

/** Ended runs behind the newest `count`; of those with originals alone if `withOriginals`. */
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
    // SQLite knows no offset without a limit.
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

function keptRun(row: RunRow): KeptRun {
  const summary = row.report === null ? null : (JSON.parse(row.report) as RunSummary);
  return {
    id: row.id,
    kind: row.kind as KeptRun['kind'],
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

/** Where a post is in the order of worst first, and whether a filter lets it pass, but for its text. */
export interface ItemKey extends ItemPlace {
  passes: number;
  /** Where a text is looked for. */
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

/** Behind all that was compared stands what was not. */
const rank = sql<number>`coalesce(score, 2)`;

/** The next `limit` posts of a run behind a place in the order of worst first, or those before it, nearest first. */
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
    // Texts are what takes long to read.
    .$if(Boolean(filter.text), (query) => query.select(['title', 'slug']))
    .where('run_id', '=', run);
  const ordered = keys.orderBy(rank, direction).orderBy('position', direction);
  if (from === null) return ordered.limit(limit).execute();
  const score = from.score ?? 2;
  // One comparison of both columns would read the index from its start: SQLite looks up no pair with an expression.
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

/** 1 of a post that passes, 0 of another; what its text is the database does not look at. */
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

/** In the order of worst first. */
export async function findItems(
  db: Kysely<Schema>,
  run: string,
  positions: readonly number[],
): Promise<KeptItem[]> {
  if (positions.length === 0) return [];
  const rows = await db
    .selectFrom('import_items')
    .selectAll()
    .where('run_id', '=', run)
    .where('position', 'in', positions)
    .execute();
  // Asked for their order, SQLite reads all posts of the run in it.
  const rankOf = ({ score }: ItemRow) => score ?? 2;
  return rows.sort((a, b) => rankOf(a) - rankOf(b) || a.position - b.position).map(keptItem);
}

/** The first `limit` posts of a run behind a position, in their order. */
export async function walkItems(
  db: Kysely<Schema>,
  run: string,
  { after, limit }: { after: number; limit: number },
): Promise<KeptItem[]> {
  const rows = await db
    .selectFrom('import_items')
    .selectAll()
    .where('run_id', '=', run)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(keptItem);
}

/** Lets PostgreSQL count the rows: until it has, it sorts all of a run for each page of its report; by itself it would in a minute or so. */
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

/** False where there is no such post in the run. */
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

function keptItem(row: ItemRow): KeptItem {
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

/** Once a run has ended: removes what is older than is kept, of runs that have ended, and makes the new report quick to read. */
export async function tidyRuns({ kysely, dialect }: Pick<Database, 'kysely' | 'dialect'>): Promise<void> {
  const { reports, originals } = keptImports;
  const older = (count: number, withOriginals: boolean) => listOlderRuns(kysely, { count, withOriginals });
  for (const id of await older(reports, false)) await deleteRun(kysely, id);
  for (const id of await older(originals, true)) await deleteOriginals(kysely, id);
  await withLongTimeout(() => countItems(kysely, dialect));
}

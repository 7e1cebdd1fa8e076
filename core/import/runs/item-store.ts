import { type Kysely, type Selectable, sql } from 'kysely';
import type { DialectName } from '../../../db/dialect.ts';
import type { ImportItemsTable, ImportOriginalsTable, Schema } from '../../../db/schema.ts';
import type { ImportOutcome } from '../../../shared/import.ts';
import type { ItemFilter, ItemPlace, KeptItem, RunDecision } from './kept-run.ts';

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
export async function countItems(db: Kysely<Schema>, dialect: DialectName): Promise<void> {
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

import type { Kysely, Selectable } from 'kysely';
import type { ImportRunsTable, Schema } from '../../../db/schema.ts';
import type { SourceKind } from '../../../shared/import.ts';
import { scoreOf } from '../../../shared/imported-post.ts';
import type { KeptRun, RunState, RunSummary } from './kept-run.ts';

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
export async function listOlderRuns(
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

import type { Kysely, Selectable } from 'kysely';
import type { ImportCheckpointsTable, ImportRunsTable, Schema } from '../../../db/schema.ts';

export type CheckpointRow = Selectable<ImportCheckpointsTable>;

/** A checkpoint with what its run says of itself. */
export type CheckpointOfRun = CheckpointRow &
  Pick<Selectable<ImportRunsTable>, 'state' | 'name' | 'started_at'>;

export async function insertCheckpoint(db: Kysely<Schema>, row: CheckpointRow): Promise<void> {
  await db.insertInto('import_checkpoints').values(row).execute();
}

/** What a run has come to; false where another process holds the run by now. */
export async function updateCheckpoint(
  db: Kysely<Schema>,
  {
    run_id,
    holder,
    ...reached
  }: Pick<CheckpointRow, 'run_id' | 'holder'> &
    Partial<Pick<CheckpointRow, 'step' | 'passed' | 'place' | 'done' | 'total'>>,
): Promise<boolean> {
  const updated = await db
    .updateTable('import_checkpoints')
    .set(reached)
    .where('run_id', '=', run_id)
    .where('holder', '=', holder)
    .returning('run_id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Makes somebody else the one who works on a run. */
export async function updateHolder(
  db: Kysely<Schema>,
  { run_id, ...taken }: Pick<CheckpointRow, 'run_id' | 'holder' | 'file' | 'keep_until'>,
): Promise<void> {
  await db.updateTable('import_checkpoints').set(taken).where('run_id', '=', run_id).execute();
}

export async function removeCheckpoint(db: Kysely<Schema>, runId: string): Promise<void> {
  await db.deleteFrom('import_checkpoints').where('run_id', '=', runId).execute();
}

/** All that there are, the newest first. */
export async function listCheckpoints(db: Kysely<Schema>): Promise<CheckpointOfRun[]> {
  return db
    .selectFrom('import_checkpoints')
    .innerJoin('import_runs', 'import_runs.id', 'import_checkpoints.run_id')
    .selectAll('import_checkpoints')
    .select(['state', 'name', 'started_at'])
    .orderBy('started_at', 'desc')
    .orderBy('run_id')
    .execute();
}

export async function findRunState(db: Kysely<Schema>, runId: string): Promise<string | undefined> {
  const row = await db.selectFrom('import_runs').select('state').where('id', '=', runId).executeTakeFirst();
  return row?.state;
}

/** Gives a run another state where it has one of these; false where it has not. */
export async function changeRunState(
  db: Kysely<Schema>,
  { id, from, to, endedAt = null }: { id: string; from: string[]; to: string; endedAt?: string | null },
): Promise<boolean> {
  const changed = await db
    .updateTable('import_runs')
    .set({ state: to, ended_at: endedAt })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

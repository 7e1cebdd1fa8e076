import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { ImportCheckpointsTable, ImportRunsTable, Schema } from '../../db/schema.ts';
import { readPlaces, selectOtherItems } from '../../shared/import-pages.ts';
import type { ImportChoice, ImportOptions, ImportProgress } from './import-report.ts';
import type { StoredRun } from './run-store.ts';

/** Progress through a file: `passed` items and `place` posts. An item can become two posts. */
export interface Position {
  passed: number;
  place: number;
}

/** Thrown if another process has resumed the run. Nothing may be changed. */
export class RunClaimed extends Error {}

/** A run's position, saved in the same transactions as its posts. */
export interface Checkpoint {
  /** The stored run. */
  before: StoredRun;
  /** Where the run begins or resumes. */
  start: Position;
  /** Saves the position. Call it in the transaction that saved the posts up to here. Throws `RunClaimed`. */
  reach(transaction: Kysely<Schema>, position: Position, progress: ImportProgress): Promise<void>;
  /** Records that the links between posts are next. Throws `RunClaimed`. */
  beginLinks(): Promise<void>;
  /** False if the owner or this process has asked the run to end. */
  shouldContinue(): Promise<boolean>;
}

export function createCheckpoint(
  db: Database,
  run: { before: StoredRun; holder: string; start: Position },
  signal?: AbortSignal,
): Checkpoint {
  const { before, holder, start } = run;
  const runId = before.id;
  return {
    before,
    start,
    async reach(transaction, position, { done, total }) {
      const row = { run_id: runId, holder, ...position, done, total };
      if (!(await updateCheckpoint(transaction, row)))
        throw new RunClaimed('Another process is running this import.');
    },
    async beginLinks() {
      if (!(await updateCheckpoint(db.kysely, { run_id: runId, holder, step: 'links' })))
        throw new RunClaimed();
    },
    shouldContinue: async () => !signal?.aborted && (await findRunState(db.kysely, runId)) === 'running',
  };
}

export type CheckpointRow = Selectable<ImportCheckpointsTable>;

export type CheckpointOfRun = CheckpointRow &
  Pick<Selectable<ImportRunsTable>, 'state' | 'name' | 'started_at'>;

export async function insertCheckpoint(db: Kysely<Schema>, row: CheckpointRow): Promise<void> {
  await db.insertInto('import_checkpoints').values(row).execute();
}

/** Updates a checkpoint. False if another process holds the run. */
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

/** Assigns the run to another process. */
export async function updateHolder(
  db: Kysely<Schema>,
  { run_id, ...taken }: Pick<CheckpointRow, 'run_id' | 'holder' | 'file' | 'keep_until'>,
): Promise<void> {
  await db.updateTable('import_checkpoints').set(taken).where('run_id', '=', run_id).execute();
}

export async function removeCheckpoint(db: Kysely<Schema>, runId: string): Promise<void> {
  await db.deleteFrom('import_checkpoints').where('run_id', '=', runId).execute();
}

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

/** Changes a run's state. False if it is in none of the `from` states. */
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

export interface ImportOrder {
  /** Positions of posts in the file (`readPlaces`); all posts by default. */
  places?: string | undefined;
  /** Pages and custom types to import, and the pages that become section texts (`selectOtherItems`). */
  others?: string | undefined;
  texts?: string | undefined;
  asStatus?: ImportChoice['asStatus'];
  canReplace?: boolean | undefined;
  address?: string | undefined;
  hasPictures?: boolean | undefined;
}

/** The file of an import as stored in its checkpoint. */
export interface CheckpointFile {
  /** SHA-256, hex: recognizes the file if it is provided again. */
  hash: string;
  /** False if the file is at a path given on the command line. */
  isStored: boolean;
  machine: string;
}

export function choiceOf({
  places,
  others,
  texts,
  ...order
}: ImportOrder): ImportChoice & Pick<ImportOptions, 'address'> {
  return {
    ...order,
    others: selectOtherItems(others, texts),
    ...(places !== undefined && { only: readPlaces(places) }),
  };
}

/** Serializes an order. The text is the same for equal orders. */
export function writeOrder({
  places,
  others,
  texts,
  asStatus,
  canReplace,
  address,
  hasPictures,
}: ImportOrder): string {
  return JSON.stringify({
    places,
    others,
    texts,
    asStatus,
    canReplace: canReplace || undefined,
    address,
    hasPictures,
  });
}

export function readOrder({ choice }: Pick<CheckpointRow, 'choice'>): ImportOrder {
  return JSON.parse(choice);
}

export function readFileOf({ file }: Pick<CheckpointRow, 'file'>): CheckpointFile {
  return JSON.parse(file);
}

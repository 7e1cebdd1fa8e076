import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { ImportCheckpointsTable, ImportRunsTable, Schema } from '../../db/schema.ts';
import { chooseOther, readPlaces } from '../../shared/import-pages.ts';
import type { ImportChoice, ImportOptions, ImportProgress } from './import-report.ts';
import type { KeptRun } from './run-store.ts';

/** How much of a file is dealt with: its posts, and what they became, for one of them can become two. */
export interface Position {
  passed: number;
  place: number;
}

/** Thrown where another process goes on with the run by now: whoever meets it leaves everything as it is. */
export class RunTaken extends Error {}

/** Where a run is, kept in the transactions of its posts so that whoever goes on knows. */
export interface Checkpoint {
  /** What is kept of the run. */
  before: KeptRun;
  /** Where the run begins, or goes on. */
  start: Position;
  /** Call in the transaction that saved what leads there. Throws `RunTaken`. */
  reach(transaction: Kysely<Schema>, position: Position, progress: ImportProgress): Promise<void>;
  /** Tells that what comes next is the links between the posts. Throws `RunTaken`. */
  beginLinks(): Promise<void>;
  /** False once the run is to end here: its owner, or this process, has said so. */
  isWanted(): Promise<boolean>;
}

export function createCheckpoint(
  db: Database,
  run: { before: KeptRun; holder: string; start: Position },
  signal?: AbortSignal,
): Checkpoint {
  const { before, holder, start } = run;
  const runId = before.id;
  return {
    before,
    start,
    async reach(transaction, position, { done, total }) {
      const row = { run_id: runId, holder, ...position, done, total };
      if (!(await updateCheckpoint(transaction, row))) throw new RunTaken('Another process has this import.');
    },
    async beginLinks() {
      if (!(await updateCheckpoint(db.kysely, { run_id: runId, holder, step: 'links' })))
        throw new RunTaken();
    },
    isWanted: async () => !signal?.aborted && (await findRunState(db.kysely, runId)) === 'running',
  };
}

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

/** What the owner asked for, in a form that can be kept. */
export interface ImportOrder {
  /** The posts wanted, by their places in the file (`readPlaces`); all unless given. */
  places?: string | undefined;
  /** What is no article and wanted, and the pages that become texts (`chooseOther`). */
  others?: string | undefined;
  texts?: string | undefined;
  asStatus?: ImportChoice['asStatus'];
  canReplace?: boolean | undefined;
  address?: string | undefined;
  /** Whether the pictures of the posts are fetched afterwards. */
  hasPictures?: boolean | undefined;
}

/** The file of an import as its checkpoint remembers it. */
export interface CheckpointFile {
  /** SHA-256, hex: what is offered again is known by it. */
  hash: string;
  /** False for a file that was named on the command line and lies where it lay. */
  isKept: boolean;
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
    others: chooseOther(others, texts),
    ...(places !== undefined && { only: readPlaces(places) }),
  };
}

/** One spelling of an order: equal orders have the same. */
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

import type { Kysely } from 'kysely';
import type { Database } from '../../../db/connect.ts';
import type { Schema } from '../../../db/schema.ts';
import type { ImportProgress } from '../import-report.ts';
import type { KeptRun } from '../runs/kept-run.ts';
import { findRunState, updateCheckpoint } from './checkpoint-store.ts';

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

import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CopyRunsTable, Db } from '../../db/schema.ts';
import {
  type BackupFacts,
  type BackupFailureCode,
  type BackupFrequency,
  type BackupLocationKind,
  type BackupRun,
  backupFactsSchema,
  backupRunSchema,
} from '../../shared/backups.ts';
import { lastSlot, restoreTestIntervalMs, retryAfterMs } from './backup-schedule.ts';

const most = 500;

export type RunFilter = Partial<Pick<BackupRun, 'kind' | 'place' | 'state'>>;

export async function insertRun(db: Db, { kind, place }: Pick<BackupRun, 'kind' | 'place'>, now: Date) {
  const id = randomUUID();
  const row = { id, kind, place, name: '', state: 'running', failure: null, finished_at: null, facts: '{}' };
  await db
    .insertInto('copy_runs')
    .values({ ...row, started_at: now.toISOString() })
    .execute();
  const oldest = db
    .selectFrom('copy_runs')
    .select('id')
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(most);
  await db.deleteFrom('copy_runs').where('id', 'not in', oldest).execute();
  return id;
}

interface RunEnd {
  name: string;
  failure: BackupFailureCode | null;
  facts: BackupFacts;
}

export async function finishRun(db: Db, id: string, { name, failure, facts }: RunEnd, now: Date) {
  const state = failure === null ? 'done' : 'failed';
  await db
    .updateTable('copy_runs')
    .set({ name, failure, state, facts: JSON.stringify(facts), finished_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/**
 * Marks running work as failed. Only the holder of the lease may call it, because then anything still marked
 * as running has ended with its process.
 */
export async function failInterrupted(db: Db, now: Date): Promise<void> {
  const query = db.selectFrom('copy_runs').select('id').where('state', '=', 'running');
  for (const { id } of await query.execute()) {
    await finishRun(db, id, { name: '', failure: 'interrupted', facts: {} }, now);
  }
}

export async function listRuns(
  db: Db,
  { kind, place, state }: RunFilter,
  limit: number,
): Promise<BackupRun[]> {
  let query = db.selectFrom('copy_runs').selectAll();
  if (kind) query = query.where('kind', '=', kind);
  if (place) query = query.where('place', '=', place);
  if (state) query = query.where('state', '=', state);
  const rows = await query.orderBy('started_at', 'desc').orderBy('id').limit(limit).execute();
  return rows.flatMap(readRun);
}

export async function findLastRun(
  db: Db,
  filter: { kind: BackupRun['kind']; place?: BackupLocationKind; state?: BackupRun['state'] },
): Promise<BackupRun | null> {
  return (await listRuns(db, filter, 1))[0] ?? null;
}

function readRun(row: Selectable<CopyRunsTable>): BackupRun[] {
  const facts = backupFactsSchema.safeParse(parseJson(row.facts));
  const run = backupRunSchema.safeParse({ ...row, facts: facts.success ? facts.data : {} });
  return run.success ? [run.data] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const counted = 8;

const dayMs = 86_400_000;

/**
 * Determines when work is due: a backup if none was made since the last slot, and a restore test thirty days
 * after the last one if there is a backup. Failures are retried later.
 */
export async function dueIn(db: Db, place: BackupLocationKind, rhythm: BackupFrequency, now: Date) {
  if (rhythm === 'off') return undefined;
  const copy = await findLastRun(db, { kind: 'copy', place, state: 'done' });
  if (copy === null || Date.parse(copy.started_at) < lastSlot(rhythm, now).getTime()) {
    return (await canRetry(db, 'copy', place, now)) ? 'copy' : undefined;
  }
  const drill = await findLastRun(db, { kind: 'drill', place });
  const waitMs = drill?.state === 'done' ? restoreTestIntervalMs : dayMs;
  const isDue = drill === null || now.getTime() - Date.parse(drill.started_at) >= waitMs;
  // A backup is best tested while it is new. A backup whose test failed isn't tested again.
  return isDue && isAnotherRun(copy, drill) ? 'drill' : undefined;
}

function isAnotherRun(copy: BackupRun, drill: BackupRun | null): boolean {
  return drill === null || drill.state !== 'failed' || drill.name !== copy.name;
}

async function canRetry(
  db: Db,
  kind: BackupRun['kind'],
  place: BackupLocationKind,
  now: Date,
): Promise<boolean> {
  const runs = await listRuns(db, { kind, place }, counted);
  const end = runs.findIndex(({ state }) => state === 'done');
  const [last] = runs;
  // An interrupted run is retried at once, so the last one doesn't count as a failure.
  const failures = (end < 0 ? runs.length : end) - (last && isInterrupted(last) ? 1 : 0);
  return !last || failures === 0 || now.getTime() - Date.parse(last.started_at) >= retryAfterMs(failures);
}

export function isInterrupted({ state, failure }: Pick<BackupRun, 'state' | 'failure'>): boolean {
  return state === 'running' || failure === 'interrupted';
}

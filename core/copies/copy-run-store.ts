import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { CopyRunsTable, Schema } from '../../db/schema.ts';
import {
  type CopyFacts,
  type CopyFailureCode,
  type CopyPlaceKind,
  type CopyRun,
  copyFactsSchema,
  copyRunSchema,
} from '../../shared/copies.ts';

/** How many runs are kept. */
const most = 500;

export type RunFilter = Partial<Pick<CopyRun, 'kind' | 'place' | 'state'>>;

/** Writes down that a run begins, and forgets the oldest. Gives its id. */
export async function insertRun(
  db: Kysely<Schema>,
  { kind, place }: Pick<CopyRun, 'kind' | 'place'>,
  now: Date,
): Promise<string> {
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
  failure: CopyFailureCode | null;
  facts: CopyFacts;
}

export async function finishRun(
  db: Kysely<Schema>,
  id: string,
  { name, failure, facts }: RunEnd,
  now: Date,
): Promise<void> {
  const state = failure === null ? 'done' : 'failed';
  await db
    .updateTable('copy_runs')
    .set({ name, failure, state, facts: JSON.stringify(facts), finished_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** What still counts as running has died with its process: only whoever holds the lease may say so. */
export async function failInterrupted(db: Kysely<Schema>, now: Date): Promise<void> {
  const query = db.selectFrom('copy_runs').select('id').where('state', '=', 'running');
  for (const { id } of await query.execute()) {
    await finishRun(db, id, { name: '', failure: 'interrupted', facts: {} }, now);
  }
}

/** The newest first. */
export async function listRuns(
  db: Kysely<Schema>,
  { kind, place, state }: RunFilter,
  limit: number,
): Promise<CopyRun[]> {
  let query = db.selectFrom('copy_runs').selectAll();
  if (kind) query = query.where('kind', '=', kind);
  if (place) query = query.where('place', '=', place);
  if (state) query = query.where('state', '=', state);
  const rows = await query.orderBy('started_at', 'desc').orderBy('id').limit(limit).execute();
  return rows.flatMap(readRun);
}

export async function findLastRun(
  db: Kysely<Schema>,
  filter: { kind: CopyRun['kind']; place?: CopyPlaceKind; state?: CopyRun['state'] },
): Promise<CopyRun | null> {
  return (await listRuns(db, filter, 1))[0] ?? null;
}

/** A row of another version that this one can't read is none. */
function readRun(row: Selectable<CopyRunsTable>): CopyRun[] {
  const facts = copyFactsSchema.safeParse(parseJson(row.facts));
  const run = copyRunSchema.safeParse({ ...row, facts: facts.success ? facts.data : {} });
  return run.success ? [run.data] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

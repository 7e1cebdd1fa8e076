import { hostname } from 'node:os';
import type { Database } from '../../../db/connect.ts';
import type { UnfinishedImport } from '../../../shared/import.ts';
import { findHolder, type LeaseClock } from '../../leases/leases.ts';
import { type CheckpointOfRun, listCheckpoints } from './checkpoint-store.ts';
import { readFileOf } from './import-order.ts';
import type { KeptFiles } from './kept-files.ts';

/** Imports that were begun, are not at their end, and can be watched, paused or gone on with. */
export async function listUnfinished(
  db: Database,
  files: KeptFiles,
  { now, clock }: { now: Date; clock: LeaseClock },
): Promise<UnfinishedImport[]> {
  const holder = await findHolder(db.kysely, 'import export', clock);
  const rows = (await listCheckpoints(db.kysely)).filter(
    ({ state, keep_until }) => isUnfinished(state) && keep_until > now.toISOString(),
  );
  return Promise.all(
    rows.map(async (row): Promise<UnfinishedImport> => {
      const { machine, isKept } = readFileOf(row);
      const isHere = row.step === 'pictures' || (await files.find(row.run_id)) !== undefined;
      return {
        id: row.run_id,
        name: row.name,
        state: stateOf(row, holder),
        step: row.step as UnfinishedImport['step'],
        done: row.done,
        total: row.total,
        startedAt: row.started_at,
        file: isHere ? 'here' : isKept && machine === hostname() ? 'gone' : 'elsewhere',
        machine,
        keepUntil: row.keep_until,
      };
    }),
  );
}

export function isUnfinished(state: string): boolean {
  return state === 'running' || state === 'paused';
}

/** What a run's row says is what is wanted; whether somebody is at it, the lease tells. */
function stateOf(row: CheckpointOfRun, holder: string | undefined): UnfinishedImport['state'] {
  const isHeld = row.holder === holder;
  if (row.state === 'paused') return isHeld ? 'pausing' : 'paused';
  return isHeld ? 'running' : 'interrupted';
}

/** Which import is under way just now, and how far it is; undefined where it has no file yet. */
export async function findRunning(
  { kysely }: Pick<Database, 'kysely'>,
  clock: LeaseClock,
): Promise<{ name: string; done: number; total: number | null; machine: string } | undefined> {
  const holder = await findHolder(kysely, 'import export', clock);
  const row = (await listCheckpoints(kysely)).find((each) => each.holder === holder);
  return row && { name: row.name, done: row.done, total: row.total, machine: readFileOf(row).machine };
}

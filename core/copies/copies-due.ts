import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { CopyPlaceKind, CopyRhythm, CopyRun } from '../../shared/copies.ts';
import { findLastRun, listRuns } from './copy-run-store.ts';
import { drillEveryMs, lastSlot, retryAfterMs } from './schedule/copy-slots.ts';

/** Failures that are looked at to tell how long to wait. */
const counted = 8;

const dayMs = 86_400_000;

/**
 * What of the two is due in a place: a copy when none was made since the last slot, also when that went by while the site was
 * down; a drill thirty days after the last, once there is a copy. What failed waits for its next turn.
 */
export async function dueIn(
  db: Kysely<Schema>,
  place: CopyPlaceKind,
  rhythm: CopyRhythm,
  now: Date,
): Promise<CopyRun['kind'] | undefined> {
  if (rhythm === 'off') return undefined;
  const copy = await findLastRun(db, { kind: 'copy', place, state: 'done' });
  if (copy === null || Date.parse(copy.started_at) < lastSlot(rhythm, now).getTime()) {
    return (await mayTry(db, 'copy', place, now)) ? 'copy' : undefined;
  }
  const drill = await findLastRun(db, { kind: 'drill', place });
  const waitMs = drill?.state === 'done' ? drillEveryMs : dayMs;
  const isDue = drill === null || now.getTime() - Date.parse(drill.started_at) >= waitMs;
  // Whether a copy can be read is best known while it is new, and one that failed is not tried twice.
  return isDue && isAnother(copy, drill) ? 'drill' : undefined;
}

function isAnother(copy: CopyRun, drill: CopyRun | null): boolean {
  return drill === null || drill.state !== 'failed' || drill.name !== copy.name;
}

async function mayTry(
  db: Kysely<Schema>,
  kind: CopyRun['kind'],
  place: CopyPlaceKind,
  now: Date,
): Promise<boolean> {
  const runs = await listRuns(db, { kind, place }, counted);
  const end = runs.findIndex(({ state }) => state === 'done');
  const [last] = runs;
  // The first that ended with its process is made up for at once.
  const failures = (end < 0 ? runs.length : end) - (last && isInterrupted(last) ? 1 : 0);
  return !last || failures === 0 || now.getTime() - Date.parse(last.started_at) >= retryAfterMs(failures);
}

/** It ended with its process, or is in one that ended. */
export function isInterrupted({ state, failure }: Pick<CopyRun, 'state' | 'failure'>): boolean {
  return state === 'running' || failure === 'interrupted';
}

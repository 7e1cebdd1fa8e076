import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { deleteOriginals, deleteRun, listOlderRuns } from './run-store.ts';

/** Runs that are kept, and of how many the originals are kept too: these take the most room. */
export const keptRuns = { reports: 30, originals: 10 } as const;

/** Removes what is older than is kept; a run that has not ended stays. */
export async function removeOldRuns(db: Kysely<Schema>): Promise<void> {
  const { reports, originals } = keptRuns;
  for (const id of await listOlderRuns(db, { count: reports, withOriginals: false })) await deleteRun(db, id);
  for (const id of await listOlderRuns(db, { count: originals, withOriginals: true }))
    await deleteOriginals(db, id);
}

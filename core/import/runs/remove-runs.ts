import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { keptImports } from '../../../shared/kept-imports.ts';
import { deleteOriginals, deleteRun, listOlderRuns } from './run-store.ts';

/** Removes what is older than is kept; a run that has not ended stays. */
export async function removeOldRuns(db: Kysely<Schema>): Promise<void> {
  const { reports, originals } = keptImports;
  for (const id of await listOlderRuns(db, { count: reports, withOriginals: false })) await deleteRun(db, id);
  for (const id of await listOlderRuns(db, { count: originals, withOriginals: true }))
    await deleteOriginals(db, id);
}

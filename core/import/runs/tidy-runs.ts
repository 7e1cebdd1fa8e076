import type { Database } from '../../../db/connect.ts';
import { withLongTimeout } from '../../../db/statements.ts';
import { keptImports } from '../../../shared/import.ts';
import { countItems } from './item-store.ts';
import { deleteOriginals, deleteRun, listOlderRuns } from './run-store.ts';

/** Once a run has ended: removes what is older than is kept, of runs that have ended, and makes the new report quick to read. */
export async function tidyRuns({ kysely, dialect }: Pick<Database, 'kysely' | 'dialect'>): Promise<void> {
  const { reports, originals } = keptImports;
  const older = (count: number, withOriginals: boolean) => listOlderRuns(kysely, { count, withOriginals });
  for (const id of await older(reports, false)) await deleteRun(kysely, id);
  for (const id of await older(originals, true)) await deleteOriginals(kysely, id);
  await withLongTimeout(() => countItems(kysely, dialect));
}

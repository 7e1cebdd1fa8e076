import type { Database } from '../../../db/connect.ts';
import { removeCheckpoint } from './checkpoint-store.ts';
import type { KeptFiles } from './kept-files.ts';

/** Forgets where an import was, and removes its file: it is at its end. */
export async function endRun(
  { db, files }: { db: Pick<Database, 'kysely'>; files: KeptFiles },
  id: string,
): Promise<void> {
  await removeCheckpoint(db.kysely, id);
  await files.remove(id);
}

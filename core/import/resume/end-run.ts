import { removeCheckpoint } from './checkpoint-store.ts';
import type { RunParts } from './work-on-run.ts';

/** Forgets where an import was, and removes its file: it is at its end. */
export async function endRun({ db, files }: Pick<RunParts, 'db' | 'files'>, id: string): Promise<void> {
  await removeCheckpoint(db.kysely, id);
  await files.remove(id);
}

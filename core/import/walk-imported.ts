import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/connect.ts';
import { listImportedTexts } from './import-store.ts';

type ImportedText = Awaited<ReturnType<typeof listImportedTexts>>[number];

/** Bodies in memory at once. */
const limit = 20;

/** Every imported post that lives here, some at a time. */
export async function* walkImported(db: Database): AsyncGenerator<ImportedText[]> {
  for (let after = ''; ; ) {
    const texts = await listImportedTexts(db.kysely, { after, limit });
    if (texts.length > 0) yield texts;
    // Other requests have their turn.
    await setImmediate();
    const last = texts.at(-1);
    if (!last || texts.length < limit) return;
    after = last.id;
  }
}

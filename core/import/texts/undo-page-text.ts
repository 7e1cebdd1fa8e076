import type { Kysely } from 'kysely';
import type { DialectName } from '../../../db/dialect.ts';
import type { Schema } from '../../../db/schema.ts';
import { findContentItemById } from '../../content/content-store.ts';
import { discardNewest } from '../../content/discard-draft.ts';
import type { Undone } from '../import-report.ts';
import type { ImportedRow } from '../import-store.ts';
import { removeImported } from './text-store.ts';

/** Takes back the draft that a page's text became; one that was edited or published since stays. Its old addresses lead there no longer. */
export async function undoPageText(
  to: { db: Kysely<Schema>; dialect: DialectName; now: Date },
  imported: ImportedRow,
): Promise<Undone> {
  const item = await findContentItemById(to.db, to.dialect, imported.post_id);
  if (item?.status !== 'draft' || item.updated_at !== imported.imported_at) return 'kept';
  const live = await discardNewest(to.db, item, to.now);
  await removeImported(to.db, imported);
  return live ? 'restored' : 'removed';
}

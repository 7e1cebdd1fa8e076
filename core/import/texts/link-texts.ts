import type { Database } from '../../../db/connect.ts';
import { findContentItemById, updateContentItem } from '../../content/content-store.ts';
import { later } from '../../content/later.ts';
import { changeSite, unchanged } from '../../site-version/change-site.ts';
import type { ImportReport } from '../import-report.ts';
import { findImportedPost, saveImported } from '../import-store.ts';
import { addressesIn, mapAddresses, type ToAddress } from '../map-addresses.ts';

/** Leads links in the texts that an import has brought to where the posts and pages of the old site are here. The texts count as unedited. */
export async function linkTexts(
  db: Database,
  { posts }: Pick<ImportReport, 'posts'>,
  now: Date,
  map: (links: readonly string[]) => Promise<ToAddress>,
): Promise<void> {
  for (const { id, text, outcome } of posts) {
    if (text && (outcome === 'created' || outcome === 'updated')) await linkText(db, id, now, map);
  }
}

async function linkText(
  db: Database,
  id: string,
  now: Date,
  map: (links: readonly string[]) => Promise<ToAddress>,
): Promise<void> {
  const written = await findContentItemById(db.kysely, db.dialect, id);
  if (!written) return;
  const content = mapAddresses(written.content, 'link', await map(addressesIn(written.content, 'link')));
  if (content === written.content) return;
  await changeSite(db, async (transaction) => {
    const item = await findContentItemById(transaction, db.dialect, id);
    const imported = await findImportedPost(transaction, id);
    const isOurs = item?.updated_at === written.updated_at && imported?.imported_at === item.updated_at;
    if (!isOurs) return unchanged(undefined);
    const updated_at = later(now, item.updated_at);
    const text = { content, content_type: 'html', status: 'draft', updated_at } as const;
    await updateContentItem(transaction, id, text);
    await saveImported(transaction, { ...imported, imported_at: updated_at });
    // A draft is nothing that visitors see.
    return unchanged(undefined);
  });
}

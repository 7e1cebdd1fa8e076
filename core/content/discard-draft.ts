import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import type { ContentItem, ContentPlace } from '../../shared/content.ts';
import { fail, type Result } from '../../shared/result.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import type { ContentFailure } from './content-core.ts';
import { toContentItem, toPublishedItem } from './content-item.ts';
import {
  type ContentItemRow,
  findContentItemForUpdate,
  removeContentItem,
  restorePublishedText,
} from './content-store.ts';
import { later } from './later.ts';

/**
 * Makes what is live the newest text again; a section never published loses its item (null). With `updated_at`, a draft
 * that was saved since is left alone and answers `section_changed_elsewhere`.
 */
export async function discardDraft(
  db: Database,
  place: ContentPlace,
  updatedAt: string | undefined,
  now: Date,
): Promise<Result<ContentItem | null, ContentFailure>> {
  return changeSite<ContentItem | null, ContentFailure>(db, async (transaction) => {
    const row = await findContentItemForUpdate(transaction, db.dialect, place);
    if (!row) return fail({ code: 'section_not_found' });
    const current = toContentItem(row);
    if (updatedAt !== undefined && updatedAt !== current.updated_at) {
      return fail({ code: 'section_changed_elsewhere', updated_at: current.updated_at });
    }
    if (current.status === 'published') return unchanged(current);
    return changed(await discardNewest(transaction, row, now));
  });
}

/** Within a change: makes what is live the newest text; null where nothing was, and the item is gone. */
export async function discardNewest(
  transaction: Kysely<Schema>,
  row: ContentItemRow,
  now: Date,
): Promise<ContentItem | null> {
  const live = row.published_content === null ? null : toPublishedItem(row);
  if (!live) {
    await removeContentItem(transaction, row.id);
    return null;
  }
  const restored = { ...live, updated_at: later(now, row.updated_at) };
  return toContentItem(await restorePublishedText(transaction, row.id, restored));
}

import type { Database } from '../../db/connect.ts';
import type { ContentItem, ContentPlace, ContentUpdate } from '../../shared/content.ts';
import { fail, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { contentToStore, isEmptySection, renderSection } from '../rendering/render.ts';
import { changed, changeSite } from '../site-version/change-site.ts';
import { checkSection } from './check-section.ts';
import type { ContentFailure } from './content-core.ts';
import { toContentItem } from './content-item.ts';
import { findContentItem, findContentItemForUpdate, updateContentItem } from './content-store.ts';
import { later } from './later.ts';
import { recordSection } from './record-section.ts';

/**
 * Saves what `update` names and keeps the rest; an empty text is not published. With `updated_at`, an item that was
 * saved since is left alone and answers `section_changed_elsewhere`.
 */
export async function updateContent(
  db: Database,
  record: RecordEvent,
  place: ContentPlace,
  update: ContentUpdate,
  now: Date,
): Promise<Result<ContentItem, ContentFailure>> {
  const before = await findContentItem(db.kysely, place);
  if (!before) return fail({ code: 'section_not_found' });
  // Nobody else's write waits while a large text is rendered: within the change it is known.
  const ahead = await renderSection({ ...toContentItem(before), ...textOf(update) });
  if (!ahead.ok) return ahead;
  return changeSite<ContentItem, ContentFailure>(db, async (transaction) => {
    const row = await findContentItemForUpdate(transaction, db.dialect, place);
    if (!row) return fail({ code: 'section_not_found' });
    const current = toContentItem(row);
    if (update.updated_at !== undefined && update.updated_at !== current.updated_at) {
      return fail({ code: 'section_changed_elsewhere', updated_at: current.updated_at });
    }
    const item = {
      ...current,
      ...textOf(update),
      status: update.status ?? current.status,
      updated_at: later(now, current.updated_at),
    };
    const rendered = await renderSection(item);
    if (!rendered.ok) return rendered;
    item.content = contentToStore(item, rendered.value);
    if (item.status === 'published' && isEmptySection(item.section_key, rendered.value)) {
      return fail({ code: 'section_empty' });
    }
    const checked = await checkSection(
      { db, transaction, record, now },
      item,
      rendered.value,
      update.override,
    );
    if (!checked.ok) return checked;
    const saved = toContentItem(await updateContentItem(transaction, current.id, item));
    await recordSection(transaction, record, saved);
    return changed(saved);
  });
}

/** What an update names of the text itself. */
function textOf({
  content,
  content_type,
}: ContentUpdate): Partial<Pick<ContentItem, 'content' | 'content_type'>> {
  return { ...(content !== undefined && { content }), ...(content_type !== undefined && { content_type }) };
}

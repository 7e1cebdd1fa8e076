import type { Database } from '../../db/connect.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { lookAhead } from '../guard/look-through.ts';
import { contentToStore, isEmptySection, renderSection } from '../rendering/render.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { checkSection, sectionFields } from './check-section.ts';
import type { PublishedDrafts } from './content-core.ts';
import { toContentItems } from './content-item.ts';
import { listDrafts, listDraftsForUpdate, updateContentItem } from './content-store.ts';
import { later } from './later.ts';
import { recordSection } from './record-section.ts';

/** Publishes every draft there is, all at once; those that would leave their place empty stay drafts. */
export async function publishDrafts(db: Database, record: RecordEvent, now: Date): Promise<PublishedDrafts> {
  // Nobody else's write waits while large texts are rendered: within the change they are known.
  for (const draft of toContentItems(await listDrafts(db.kysely))) {
    const rendered = await renderSection(draft);
    if (rendered.ok) await lookAhead(db, [sectionFields(draft, rendered.value)]);
  }
  const result = await changeSite<PublishedDrafts, never>(db, async (transaction) => {
    const published: PublishedDrafts = { published: [], left: [], guarded: [] };
    for (const draft of toContentItems(await listDraftsForUpdate(transaction, db.dialect))) {
      const rendered = await renderSection(draft);
      if (!rendered.ok || isEmptySection(draft.section_key, rendered.value)) {
        published.left.push(draft);
        continue;
      }
      const item = {
        ...draft,
        content: contentToStore(draft, rendered.value),
        status: 'published' as const,
        updated_at: later(now, draft.updated_at),
      };
      const checked = await checkSection({ db, transaction, record, now }, item, rendered.value);
      if (!checked.ok) {
        published.guarded.push(draft);
        continue;
      }
      await updateContentItem(transaction, draft.id, item);
      await recordSection(transaction, record, item);
      published.published.push(item);
    }
    return published.published.length > 0 ? changed(published) : unchanged(published);
  });
  if (!result.ok) throw new Error('Publishing drafts knows no failure.');
  return result.value;
}

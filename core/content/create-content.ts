import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import type { ContentInput, ContentItem } from '../../shared/content.ts';
import { defaultLocale } from '../../shared/locale.ts';
import { fail, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { contentToStore, isEmptySection, renderSection } from '../rendering/render.ts';
import { changed, changeSite } from '../site-version/change-site.ts';
import { checkSection } from './check-section.ts';
import type { ContentFailure } from './content-core.ts';
import { toContentItem } from './content-item.ts';
import { insertContentItems } from './content-store.ts';
import { recordSection } from './record-section.ts';

/** Writes the first text of a section in its language, English unless given. What is published may not be empty. */
export async function createContent(
  db: Database,
  record: RecordEvent,
  input: ContentInput,
  now: Date,
): Promise<Result<ContentItem, ContentFailure>> {
  const rendered = await renderSection(input);
  if (!rendered.ok) return rendered;
  const content = contentToStore(input, rendered.value);
  const { override, ...written } = input;
  const item = { ...written, language: input.language ?? defaultLocale, content };
  if (item.status === 'published' && isEmptySection(item.section_key, rendered.value)) {
    return fail({ code: 'section_empty' });
  }
  return changeSite<ContentItem, ContentFailure>(db, async (transaction) => {
    const checked = await checkSection({ db, transaction, record, now }, item, rendered.value, override);
    if (!checked.ok) return checked;
    const [created] = await insertContentItems(transaction, [
      { ...item, id: randomUUID(), updated_at: now.toISOString() },
    ]);
    if (!created) return fail({ code: 'section_exists' });
    await recordSection(transaction, record, item);
    return changed(toContentItem(created));
  });
}

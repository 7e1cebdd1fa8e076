import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { ContentItem } from '../../shared/content.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';

/** Records that a section's text was put on the site; a draft is nothing that the audit trail keeps. */
export async function recordSection(
  transaction: Kysely<Schema>,
  record: RecordEvent,
  {
    status,
    page_type,
    section_key,
    language,
  }: Pick<ContentItem, 'status' | 'page_type' | 'section_key' | 'language'>,
): Promise<void> {
  if (status !== 'published') return;
  await record(transaction, { name: 'section_published', what: { page_type, section_key, language } });
}

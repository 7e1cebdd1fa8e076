import { type ContentItem, contentItemSchema } from '../../shared/content.ts';
import { noteOddValue } from '../odd-rows/odd-value.ts';
import { noDate, RowReader } from '../odd-rows/row-reader.ts';
import type { ContentItemRow } from './content-store.ts';

const { page_type, section_key, language, content_type, status } = contentItemSchema.shape;
const place = contentItemSchema.pick({ page_type: true, section_key: true, language: true });

/** An item's newest text; an unknown state is a draft, an unknown type plain text. Throws for an unknown place. */
export function toContentItem(row: ContentItemRow): ContentItem {
  const reader = new RowReader('content_items', row.id);
  return {
    ...place.parse(row),
    id: row.id,
    content: row.content,
    content_type: reader.known('content_type', row.content_type, content_type, 'text'),
    status: reader.known('status', row.status, status, 'draft'),
    updated_at: reader.date('updated_at', row.updated_at, noDate),
    published_at: row.published_at === null ? null : reader.date('published_at', row.published_at, noDate),
  };
}

/** The same of many, without those in places of a newer version. */
export function toContentItems(rows: readonly ContentItemRow[]): ContentItem[] {
  return rows.flatMap((row) => {
    const reader = new RowReader('content_items', row.id);
    const known =
      reader.known('page_type', row.page_type, page_type, undefined) &&
      reader.known('section_key', row.section_key, section_key, undefined) &&
      reader.known('language', row.language, language, undefined);
    return known ? [toContentItem(row)] : [];
  });
}

/** An item as visitors see it: the published text, dated when it was published; null when there is none that this version knows. */
export function toPublishedItem(row: ContentItemRow): ContentItem | null {
  const published = contentItemSchema.safeParse({
    ...row,
    content: row.published_content,
    content_type: row.published_content_type,
    status: 'published',
    updated_at: row.published_at,
  });
  if (published.success) return published.data;
  const column = String(published.error.issues[0]?.path[0] ?? '');
  noteOddValue({ table: 'content_items', id: row.id, column }, row.published_content_type);
  return null;
}

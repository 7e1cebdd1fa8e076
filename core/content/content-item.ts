import { type ContentItem, contentItemSchema } from '../../shared/content.ts';
import type { ContentItemRow } from './content-store.ts';

/** An item as its owner sees it: the newest text. Throws on a row that no version of the site has written. */
export function toContentItem(row: ContentItemRow): ContentItem {
  return contentItemSchema.parse(row);
}

/**
 * An item as visitors see it: the published text, dated when it was published. Null when there is none, or when
 * a newer version of the site has written what this one does not know: no page fails for it.
 */
export function toPublishedItem(row: ContentItemRow): ContentItem | null {
  const published = contentItemSchema.safeParse({
    ...row,
    content: row.published_content,
    content_type: row.published_content_type,
    status: 'published',
    updated_at: row.published_at,
  });
  return published.success ? published.data : null;
}

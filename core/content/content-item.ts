import {
  type ContentItem,
  contentItemSchema,
  isTitle,
  type SectionKey,
  type ShownSection,
} from '../../shared/content.ts';
import { isEmptyBody } from '../../shared/rich-text/is-empty-body.ts';
import { sanitiseHtml } from '../../shared/rich-text/sanitise.ts';
import { textToHtml } from '../../shared/rich-text/text-to-html.ts';
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

/** The text as it is kept: HTML is sanitised, so that its writer sees at once what the site will show. */
export function keptContent({
  content,
  content_type,
}: Pick<ContentItem, 'content' | 'content_type'>): string {
  return content_type === 'html' ? sanitiseHtml(content) : content;
}

/** Whether visitors would see nothing of a section: nothing at all, or no words where the page needs words. */
export function isEmptySection(key: SectionKey, { html, text }: ShownSection): boolean {
  return isEmptyBody(isTitle(key) ? textToHtml(text) : html);
}

import type { Database } from '../../db/connect.ts';
import type { ContentItem, PageType, RenderedContent, RenderedContents } from '../../shared/content.ts';
import type { Locale } from '../../shared/locale.ts';
import { contentToStore, isEmptySection, renderStoredSection } from '../rendering/render.ts';
import { toPublishedItem } from './content-item.ts';
import { listPublishedContentItems } from './content-store.ts';

export interface PublishedSection {
  item: ContentItem;
  content: RenderedContent;
}

/** All that is published, of every page type and language, in one query: there are some twenty sections. HTML is sanitised once more. */
export async function readPublishedContent(db: Database): Promise<PublishedSection[]> {
  const rows = await listPublishedContentItems(db.kysely);
  const sections: PublishedSection[] = [];
  for (const row of rows) {
    const item = toPublishedItem(row);
    if (!item) continue;
    const rendered = await renderStoredSection(item);
    if (isEmptySection(item.section_key, rendered)) continue;
    sections.push({ item: { ...item, content: contentToStore(item, rendered) }, content: rendered.content });
  }
  return sections;
}

/** What has been published of a page type in a language, never in another. */
export function publishedIn(
  published: PublishedSection[],
  pageType: PageType,
  language: Locale,
): PublishedSection[] {
  return published.filter(({ item }) => item.page_type === pageType && item.language === language);
}

/** The sections by their keys; a key that is missing leaves its place to the built-in text. */
export function renderedContents(sections: PublishedSection[]): RenderedContents {
  return Object.fromEntries(sections.map(({ item, content }) => [item.section_key, content]));
}

import type { Database } from '../../db/connect.ts';
import type { PageType, RenderedContents } from '../../shared/content.ts';
import type { Locale } from '../../shared/locale.ts';
import { isEmptySection, renderStoredSection } from '../rendering/render.ts';
import { toContentItems } from './content-item.ts';
import { listContentItems } from './content-store.ts';
import { type PublishedSection, publishedIn, renderedContents } from './published-content.ts';

/** The sections as a page would show them if everything were published now: the newest texts, drafts too. */
export async function draftSections(
  db: Database,
  published: () => Promise<PublishedSection[]>,
  pageType: PageType,
  language: Locale,
): Promise<RenderedContents> {
  const items = toContentItems(await listContentItems(db.kysely, pageType, language));
  const newest: PublishedSection[] = [];
  for (const item of items) {
    const rendered = await renderStoredSection(item);
    if (isEmptySection(item.section_key, rendered)) continue;
    newest.push({ item, content: rendered.content });
  }
  return {
    ...renderedContents(publishedIn(await published(), pageType, language)),
    ...renderedContents(newest),
  };
}

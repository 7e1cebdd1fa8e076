import type { Database } from '../../db/connect.ts';
import type { PageType, ShownSections } from '../../shared/content.ts';
import type { Locale } from '../../shared/locale.ts';
import { isEmptySection, toContentItem } from './content-item.ts';
import { listContentItems } from './content-store.ts';
import { type PublishedSection, publishedIn, shownSections } from './published-content.ts';
import { renderSection } from './render-section.ts';

/**
 * The sections as a page would show them if everything were published now: the newest texts, drafts too. A draft that
 * is still empty could not be published, so its place keeps what visitors see. For the owner's preview alone.
 */
export async function draftSections(
  db: Database,
  published: () => Promise<PublishedSection[]>,
  pageType: PageType,
  language: Locale,
): Promise<ShownSections> {
  const items = (await listContentItems(db.kysely, pageType, language)).map(toContentItem);
  const newest = items.flatMap((item): PublishedSection[] => {
    const shown = renderSection(item);
    return isEmptySection(item.section_key, shown) ? [] : [{ item, shown }];
  });
  return { ...shownSections(publishedIn(await published(), pageType, language)), ...shownSections(newest) };
}

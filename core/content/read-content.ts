import type { Database } from '../../db/connect.ts';
import type { Actor } from '../../shared/actor.ts';
import type { ContentItem, PageType } from '../../shared/content.ts';
import type { Locale } from '../../shared/locale.ts';
import { toContentItems } from './content-item.ts';
import { listContentItems } from './content-store.ts';
import { type PublishedSection, publishedIn } from './published-content.ts';

/**
 * The items of a page type in one language, in the order of their keys: for the owner the newest texts, drafts
 * too; for visitors what is published, from memory, as nobody waits for the database to read a page.
 */
export async function listContent(
  db: Database,
  published: () => Promise<PublishedSection[]>,
  actor: Actor,
  range: { pageType: PageType; language: Locale },
): Promise<ContentItem[]> {
  const { pageType, language } = range;
  if (!actor.owner) return publishedIn(await published(), pageType, language).map(({ item }) => item);
  return toContentItems(await listContentItems(db.kysely, pageType, language));
}

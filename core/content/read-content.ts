import type { Database } from '../../db/connect.ts';
import type { ContentItem, PageType } from '../../shared/content.ts';
import type { Locale } from '../../shared/locale.ts';
import type { Actor } from '../../shared/sign-in.ts';
import { toContentItems } from './content-item.ts';
import { listContentItems } from './content-store.ts';
import { type PublishedSection, publishedIn } from './published-content.ts';

/** A page type's items by their keys: the newest texts for the owner, the published ones, from memory, for visitors. */
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

import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import { type BuiltInContent, isSpecified } from '../../shared/content.ts';
import { contentToStore, renderSection } from '../rendering/render.ts';
import type { ContentMigration } from './content-core.ts';
import { insertContentItems, type NewContentItem } from './content-store.ts';

/**
 * Copies the built-in texts of the specified sections into drafts for the owner to edit. Overwrites nothing, so it can
 * be run again. All other texts are changed on the page, which begins with the built-in one.
 */
export async function migrateContent(
  db: Database,
  builtIn: BuiltInContent[],
  now: Date,
): Promise<ContentMigration> {
  const items: NewContentItem[] = [];
  for (const text of builtIn.filter(isSpecified)) {
    const rendered = await renderSection(text);
    if (!rendered.ok) throw new Error(`The built-in text of ${text.section_key} cannot be rendered.`);
    const content = contentToStore(text, rendered.value);
    items.push({ ...text, content, status: 'draft', id: randomUUID(), updated_at: now.toISOString() });
  }
  // Drafts change nothing that visitors see: no new version of the site.
  const created = items.length > 0 ? (await insertContentItems(db.kysely, items)).length : 0;
  return { created, kept: items.length - created };
}

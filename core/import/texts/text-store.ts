import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { ImportedRow } from '../import-store.ts';

/** What a page is remembered by once it became a section's text: it can be a draft article besides. */
export function textKey(sourceKey: string): string {
  return `text:${sourceKey}`;
}

/** A section that a page of the old site was used for, and one of the paths at which that page was. */
export interface TextPlace {
  section_key: string;
  path: string;
}

/** The sections of the pages that were at one of these paths, the newest last. Ask for a few hundred at once. */
export async function findTextPlacesAt(db: Kysely<Schema>, paths: readonly string[]): Promise<TextPlace[]> {
  if (paths.length === 0) return [];
  return db
    .selectFrom('old_paths')
    .innerJoin('imported_posts', 'imported_posts.source_key', 'old_paths.source_key')
    .innerJoin('content_items', 'content_items.id', 'imported_posts.post_id')
    .select(['section_key', 'path'])
    .where('path', 'in', paths)
    .orderBy('imported_at')
    .orderBy('imported_posts.source_key')
    .execute();
}

/** Forgets what an import made of a source, and where it was. */
export async function removeImported(db: Kysely<Schema>, { source_key }: ImportedRow): Promise<void> {
  await db.deleteFrom('old_paths').where('source_key', '=', source_key).execute();
  await db.deleteFrom('imported_posts').where('source_key', '=', source_key).execute();
}

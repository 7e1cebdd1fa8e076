import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { type ContentPlace, contentItemSchema } from '../../../shared/content.ts';
import { sectionPlaces } from '../../../shared/page-sections.ts';
import type { ImportedRow } from '../import-store.ts';

/** What a page is remembered by once it became a section's text: it can be a draft article besides. */
export function textKey(sourceKey: string): string {
  return `text:${sourceKey}`;
}

/** A section that a page of the old site was used for, and one of the paths at which that page was. */
export interface TextPlace {
  section_key: string;
  path: string;
  /** Where the page was read before. */
  link: string | null;
}

const { section_key } = contentItemSchema.shape;
const place = contentItemSchema.pick({ page_type: true, section_key: true, language: true });

/** Where a section is read on this site; undefined for one of a newer version. */
export function sectionPlace(key: string | undefined): string | undefined {
  const known = section_key.safeParse(key);
  return known.success ? sectionPlaces[known.data] : undefined;
}

/** The sections of the pages that were at one of these paths, the newest last. Ask for a few hundred at once. */
export async function findTextPlacesAt(db: Kysely<Schema>, paths: readonly string[]): Promise<TextPlace[]> {
  if (paths.length === 0) return [];
  return db
    .selectFrom('old_paths')
    .innerJoin('imported_posts', 'imported_posts.source_key', 'old_paths.source_key')
    .innerJoin('content_items', 'content_items.id', 'imported_posts.post_id')
    .select(['section_key', 'path', 'link'])
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

/** A section's newest text, where this version knows its place. */
export async function findText(
  db: Kysely<Schema>,
  id: string,
): Promise<{ place: ContentPlace; content: string; status: string; updated_at: string } | undefined> {
  const row = await db.selectFrom('content_items').selectAll().where('id', '=', id).executeTakeFirst();
  const known = place.safeParse(row);
  return row && known.success ? { ...row, place: known.data } : undefined;
}

/** The places of the sections whose items have these ids, by the ids. Ask for a few hundred at once. */
export async function findTexts(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, ContentPlace>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('content_items').selectAll().where('id', 'in', ids).execute();
  return new Map(
    rows.flatMap((row) => {
      const known = place.safeParse(row);
      return known.success ? [[row.id, known.data] as const] : [];
    }),
  );
}

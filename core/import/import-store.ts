import type { Kysely, Selectable } from 'kysely';
import type { ImportedPostsTable, Schema } from '../../db/schema.ts';
import { oldPath } from '../../shared/addresses.ts';

export type ImportedRow = Omit<Selectable<ImportedPostsTable>, 'translation_group' | 'translation_facts'>;

/** What an earlier import made of this source, if there was one. */
export async function findImported(db: Kysely<Schema>, sourceKey: string): Promise<ImportedRow | undefined> {
  return db.selectFrom('imported_posts').selectAll().where('source_key', '=', sourceKey).executeTakeFirst();
}

export async function saveImported(db: Kysely<Schema>, row: ImportedRow): Promise<void> {
  const { source_key, ...changing } = row;
  await db
    .insertInto('imported_posts')
    .values(row)
    .onConflict((conflict) => conflict.column('source_key').doUpdateSet(changing))
    .execute();
}

/** Remembers paths at which an imported post was before, beside those that are known; false where all are. */
export async function saveOldPaths(
  db: Kysely<Schema>,
  sourceKey: string,
  paths: readonly string[],
): Promise<boolean> {
  const rows = await db.selectFrom('old_paths').select('path').where('source_key', '=', sourceKey).execute();
  const known = new Set(rows.map(({ path }) => path));
  const values = paths.filter((path) => !known.has(path)).map((path) => ({ path, source_key: sourceKey }));
  if (values.length > 0) await db.insertInto('old_paths').values(values).execute();
  return values.length > 0;
}

/** Forgets paths that an earlier import took for this post's. */
export async function removeOldPaths(
  db: Kysely<Schema>,
  sourceKey: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  await db.deleteFrom('old_paths').where('source_key', '=', sourceKey).where('path', 'in', paths).execute();
}

export async function findImportedPost(db: Kysely<Schema>, postId: string): Promise<ImportedRow | undefined> {
  return db.selectFrom('imported_posts').selectAll().where('post_id', '=', postId).executeTakeFirst();
}

/** A post that was imported and still lives, and where it was before. */
export type ImportedPlace = Pick<ImportedRow, 'source_key' | 'link'> & {
  id: string;
  slug: string;
  status: string;
};

/** An imported post with one of the paths at which it was, on whatever host. */
export type FormerPlace = ImportedPlace & { path: string };

/** Those that were at one of these paths, the likelier at the end. Ask for a few hundred at once. */
export async function findPlacesAt(db: Kysely<Schema>, paths: readonly string[]): Promise<FormerPlace[]> {
  if (paths.length === 0) return [];
  const places = await livingImports(db)
    .innerJoin('old_paths', 'old_paths.source_key', 'imported_posts.source_key')
    .select(['imported_posts.source_key', 'link', 'posts.id', 'slug', 'status', 'path'])
    .where('old_paths.path', 'in', paths)
    .orderBy('imported_at')
    .orderBy('imported_posts.source_key')
    .execute();
  return places.toSorted((one, another) => likelihood(one) - likelihood(another));
}

/**
 * A post's last address goes before its former ones, and these before the number in a guid, which may be of another blog
 * or, where a key has an ending, of the post that this one was copied from.
 */
function likelihood({ path, link, source_key }: FormerPlace): number {
  if (link !== null && oldPath(link) === path) return 3;
  if (oldPath(source_key) !== path) return 2;
  return source_key.includes('#') ? 0 : 1;
}

/** Those with one of these keys. Ask for a few hundred at once: each is a parameter of the query. */
export async function findImportedPlaces(db: Kysely<Schema>, sourceKeys: string[]): Promise<ImportedPlace[]> {
  return livingImports(db)
    .select(['source_key', 'link', 'posts.id', 'slug', 'status'])
    .where('source_key', 'in', sourceKeys)
    .execute();
}

/** The first `limit` imported posts after an id, in the order of the ids, with what may name other addresses. */
export async function listImportedTexts(
  db: Kysely<Schema>,
  range: { after: string; limit: number },
): Promise<
  { id: string; slug: string; title: string; cover: string | null; html: string; awaits_images: number }[]
> {
  return livingImports(db)
    .select(['posts.id', 'slug', 'title', 'cover', 'html', 'awaits_images'])
    .where('posts.id', '>', range.after)
    .orderBy('posts.id')
    .limit(range.limit)
    .execute();
}

function livingImports(db: Kysely<Schema>) {
  return db
    .selectFrom('imported_posts')
    .innerJoin('posts', 'posts.id', 'imported_posts.post_id')
    .where('posts.deleted_at', 'is', null);
}

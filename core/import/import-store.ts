import type { Kysely, Selectable } from 'kysely';
import type { ImportedPostsTable, Schema } from '../../db/schema.ts';

export type ImportedRow = Selectable<ImportedPostsTable>;

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

export async function findImportedPost(db: Kysely<Schema>, postId: string): Promise<ImportedRow | undefined> {
  return db.selectFrom('imported_posts').selectAll().where('post_id', '=', postId).executeTakeFirst();
}

/** A post that was imported and still lives, and where it was before. */
export type ImportedPlace = Pick<ImportedRow, 'source_key' | 'link'> & {
  id: string;
  slug: string;
  status: string;
};

/** All of them, those imported last at the end. */
export async function listImportedPlaces(db: Kysely<Schema>): Promise<ImportedPlace[]> {
  return livingImports(db)
    .select(['source_key', 'link', 'posts.id', 'slug', 'status'])
    .orderBy('imported_at')
    .orderBy('source_key')
    .execute();
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
): Promise<{ id: string; slug: string; title: string; cover: string | null; html: string }[]> {
  return livingImports(db)
    .select(['posts.id', 'slug', 'title', 'cover', 'html'])
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

import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';

type Db = Kysely<Schema>;

/** The living posts at some addresses, former ones too, by the address that was asked for. Ask for a few hundred at once. */
export async function listStatusesAt(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const former = await db
    .selectFrom('old_slugs')
    .innerJoin('posts', 'posts.id', 'old_slugs.post_id')
    .select(['old_slugs.slug', 'posts.status'])
    .where('old_slugs.slug', 'in', slugs)
    .where('is_public', '=', 1)
    .where('posts.deleted_at', 'is', null)
    .execute();
  const now = await db
    .selectFrom('posts')
    .select(['slug', 'status'])
    .where('slug', 'in', slugs)
    .where('deleted_at', 'is', null)
    .execute();
  // Who lives at an address goes before who has left it.
  return new Map([...former, ...now].map(({ slug, status }) => [slug, status]));
}

/** Those of some paths at which an imported post was before. */
export async function listOldPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const rows = await db.selectFrom('old_paths').select('path').where('path', 'in', paths).execute();
  return new Set(rows.map(({ path }) => path));
}

/** Those of some ids that the library has a picture under. */
export async function listPictures(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Those of some tags that posts which readers see have, or had before the tag was renamed. */
export async function listReadTags(db: Db, tags: readonly string[]): Promise<Set<string>> {
  if (tags.length === 0) return new Set();
  const rows = await db
    .selectFrom('tag_counts')
    .select('tag')
    .where('tag', 'in', tags)
    .where('status', '=', 'published')
    .where('count', '>', 0)
    .execute();
  const former = await db.selectFrom('former_tags').select('tag').where('tag', 'in', tags).execute();
  return new Set([...rows, ...former].map(({ tag }) => tag));
}

export async function isAnyTag(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('tag_counts').select('tag').where('count', '>', 0).limit(1).executeTakeFirst()) !==
    undefined
  );
}

import type { Kysely } from 'kysely';
import { type DialectName, lockRows } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import type { Post } from '../../shared/post.ts';
import { RowReader } from '../odd-rows/row-reader.ts';
import { savePostPictures } from './post-picture-store.ts';
import { postColumns, toPost, toRow } from './post-row.ts';
import { indexPost } from './search/index-post.ts';
import { removeSearchedPost } from './search/search-store.ts';

type Db = Kysely<Schema>;

function livingPosts(db: Db) {
  return db.selectFrom('posts').select(postColumns).where('deleted_at', 'is', null);
}

export async function findPost(db: Db, slug: string): Promise<Post | undefined> {
  const row = await livingPosts(db).where('slug', '=', slug).executeTakeFirst();
  return row && toPost(row);
}

export async function findPostById(db: Db, id: string): Promise<Post | undefined> {
  const row = await livingPosts(db).where('id', '=', id).executeTakeFirst();
  return row && toPost(row);
}

/** The living post at a slug, held still until the transaction ends. */
export async function findPostForUpdate(
  db: Db,
  dialect: DialectName,
  place: { slug: string } | { id: string },
): Promise<Post | undefined> {
  const [column, value] = 'slug' in place ? (['slug', place.slug] as const) : (['id', place.id] as const);
  const query = livingPosts(db).where(column, '=', value);
  const row = await lockRows(query, dialect).executeTakeFirst();
  return row && toPost(row);
}

export async function findPostByOldSlug(db: Db, slug: string): Promise<Post | undefined> {
  const row = await db
    .selectFrom('old_slugs')
    .innerJoin('posts', 'posts.id', 'old_slugs.post_id')
    .select(postColumns.map((column) => `posts.${column}` as const))
    .where('old_slugs.slug', '=', slug)
    .where('posts.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && toPost(row);
}

export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** True when a post lives at the slug, or once did and is now elsewhere: its old address must go on leading there. */
export async function isAddressTaken(db: Db, slug: string): Promise<boolean> {
  return (await isSlugTaken(db, slug)) || (await findPostByOldSlug(db, slug)) !== undefined;
}

/** Writes the row, and makes the post found. */
export async function insertPost(db: Db, dialect: DialectName, post: Post): Promise<void> {
  await db
    .insertInto('posts')
    .values(await toRow(post))
    .execute();
  await savePostPictures(db, post);
  await indexPost(db, dialect, post);
}

/** Writes the row, and makes the post found by what it says now. */
export async function updatePostRow(db: Db, dialect: DialectName, post: Post): Promise<void> {
  const { id, created_at, deleted_at, ...changing } = await toRow(post);
  await db.updateTable('posts').set(changing).where('id', '=', post.id).execute();
  await savePostPictures(db, post);
  await indexPost(db, dialect, post);
}

/** Moves the post to the trash; the row stays for the days in which it can be restored. */
export async function markPostDeleted(db: Db, id: string, deletedAt: string): Promise<void> {
  await db.updateTable('posts').set({ deleted_at: deletedAt }).where('id', '=', id).execute();
  await removeSearchedPost(db, id);
}

/** A deleted post that can still be restored: deleted at `since` or later. */
export async function findDeletedPost(db: Db, id: string, since: string): Promise<Post | undefined> {
  const row = await db
    .selectFrom('posts')
    .select(postColumns)
    .where('id', '=', id)
    .where('deleted_at', '>=', since)
    .executeTakeFirst();
  return row && toPost(row);
}

/** Posts deleted at `since` or later, the last one first; at most `limit`. */
export async function listDeletedPosts(
  db: Db,
  since: string,
  limit: number,
): Promise<{ id: string; slug: string; title: string; deleted_at: string }[]> {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'slug', 'title', 'deleted_at'])
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    deleted_at: new RowReader('posts', row.id).date('deleted_at', row.deleted_at, since),
  }));
}

export async function markPostRestored(db: Db, id: string): Promise<void> {
  await db.updateTable('posts').set({ deleted_at: null }).where('id', '=', id).execute();
}

/** Removes for good what was deleted before `before`; revisions and old slugs go with it. */
export async function removePostsDeletedBefore(db: Db, before: string): Promise<number> {
  const result = await db.deleteFrom('posts').where('deleted_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function isAnyPost(db: Db): Promise<boolean> {
  return (await db.selectFrom('posts').select('id').limit(1).executeTakeFirst()) !== undefined;
}

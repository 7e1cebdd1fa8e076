import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type DialectName, lockRows } from '../../db/dialect.ts';
import type { Db, NextVersionsTable, Schema } from '../../db/schema.ts';
import { countFound, deleteFound, hasRows } from '../../db/statements.ts';
import { hasMissingPicture, pictureIds } from '../../shared/media.ts';
import { type Post, postSchema } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { isReservedSlug, slugFromTitle, slugify, uniqueSlug } from '../../shared/slug.ts';
import { RowReader } from '../invalid-rows.ts';
import type { PostFailure } from './post-core.ts';
import { toPaired } from './post-list-store.ts';
import { postColumns, toHead, toPost, toRow } from './post-row.ts';
import { indexPost, removeSearchedPost } from './search-store.ts';
import { removePostTags, savePostTags } from './tag-store.ts';

function livingPosts(db: Db) {
  return db.selectFrom('posts').select(postColumns).where('deleted_at', 'is', null);
}

/** Who reads a post. For visitors (`isPublic`), drafts aren't even queried. */
interface Readership {
  isPublic?: boolean;
}

export async function findPost(db: Db, slug: string, { isPublic = false }: Readership = {}) {
  const row = await livingPosts(db)
    .where('slug', '=', slug)
    .$if(isPublic, (query) => query.where('status', '=', 'published'))
    .executeTakeFirst();
  return row && toPost(row);
}

export async function findPostById(db: Db, id: string): Promise<Post | undefined> {
  const row = await livingPosts(db).where('id', '=', id).executeTakeFirst();
  return row && toPost(row);
}

export async function findPostForUpdate(
  db: Db,
  dialect: DialectName,
  place: { slug: string } | { id: string },
): Promise<Post | undefined> {
  const [column, value] = 'slug' in place ? (['slug', place.slug] as const) : (['id', place.id] as const);
  const query = livingPosts(db).where(column, '=', value);
  if (dialect === 'postgres') await lockPairOf(db, column, value);
  const row = await lockRows(query, dialect).executeTakeFirst();
  return row && toPost(row);
}

/** Locks a post's pair first, because saving the post also updates its translation. This order avoids deadlocks. */
async function lockPairOf(db: Db, column: 'slug' | 'id', value: string): Promise<void> {
  const ids = db.selectFrom('posts').select('id').where(column, '=', value);
  await db
    .selectFrom('post_pairs')
    .select('en_id')
    .where(({ or, eb }) => or([eb('en_id', 'in', ids), eb('es_id', 'in', ids)]))
    .forUpdate()
    .execute();
}

/** With `isPublic`, finds only posts that readers can see and could see at that URL. */
export async function findPostByOldSlug(db: Db, slug: string, { isPublic = false }: Readership = {}) {
  const row = await db
    .selectFrom('old_slugs')
    .innerJoin('posts', 'posts.id', 'old_slugs.post_id')
    .select(postColumns.map((column) => `posts.${column}` as const))
    .where('old_slugs.slug', '=', slug)
    .where('posts.deleted_at', 'is', null)
    .$if(isPublic, (query) => query.where('is_public', '=', 1).where('status', '=', 'published'))
    .executeTakeFirst();
  return row && toPost(row);
}

/** Whether a post has the slug or another post's next version reserves it. */
export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  const isOfPost = await hasRows(
    db.selectFrom('posts').where('slug', '=', slug).where('deleted_at', 'is', null),
  );
  return isOfPost || (await hasRows(reservedSlug(db, slug)));
}

function reservedSlug(db: Db, slug: string) {
  return db
    .selectFrom('next_versions')
    .innerJoin('posts', 'posts.id', 'next_versions.post_id')
    .where('next_versions.slug', '=', slug)
    .where('posts.deleted_at', 'is', null);
}

/** Whether a post has the ID, including posts in the trash. */
export async function isIdTaken(db: Db, id: string): Promise<boolean> {
  return hasRows(db.selectFrom('posts').where('id', '=', id));
}

/** Whether a slug is taken or redirects to a renamed post, which must continue. */
export async function isAddressTaken(db: Db, slug: string): Promise<boolean> {
  return (await isSlugTaken(db, slug)) || (await findPostByOldSlug(db, slug)) !== undefined;
}

export async function insertPost(db: Db, dialect: DialectName, post: Post): Promise<void> {
  await db
    .insertInto('posts')
    .values(await toRow(post))
    .execute();
  await savePostPictures(db, post);
  await savePostTags(db, post);
  await indexPost(db, dialect, post);
}

export async function updatePostRow(db: Db, dialect: DialectName, post: Post): Promise<void> {
  const { id, created_at, deleted_at, ...changing } = await toRow(post);
  await db.updateTable('posts').set(changing).where('id', '=', post.id).execute();
  // Only published posts have a next version. Its saved versions stay in the version history.
  if (post.status !== 'published') await deleteNext(db, post.id);
  await savePostPictures(db, post);
  await savePostTags(db, post);
  await indexPost(db, dialect, post);
}

export async function markPostDeleted(db: Db, id: string, deletedAt: string): Promise<void> {
  await db.updateTable('posts').set({ deleted_at: deletedAt }).where('id', '=', id).execute();
  await removeSearchedPost(db, id);
  await removePostTags(db, id);
}

export async function findDeletedPost(db: Db, id: string, since: string) {
  const row = await db
    .selectFrom('posts')
    .select([...postColumns, 'deleted_at'])
    .where('id', '=', id)
    .where('deleted_at', '>=', since)
    .executeTakeFirst();
  return row && { post: toPost(row), deletedAt: row.deleted_at ?? since };
}

export async function listDeletedPosts(db: Db, since: string, limit: number) {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'slug', 'title', 'language', 'status', 'deleted_at'])
    .select((post) =>
      post
        .selectFrom('reviews')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('post_id', '=', 'posts.id')
        .as('reviews'),
    )
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...toPaired(row),
    reviews: Number(row.reviews),
    deleted_at: new RowReader('posts', row.id).date('deleted_at', row.deleted_at, since),
  }));
}

export function countDeleted(db: Db, since: string): Promise<number> {
  return countFound(db.selectFrom('posts').where('deleted_at', '>=', since));
}

export async function findDeletedDetails(db: Db, id: string) {
  const pair = await pairsOf(db, id).select(['en_id', 'es_id']).executeTakeFirst();
  const other = pair && (await findPostById(db, pair.en_id === id ? pair.es_id : pair.en_id));
  return {
    versions: await countFound(db.selectFrom('revisions').where('post_id', '=', id)),
    has_next: await hasRows(db.selectFrom('next_versions').where('post_id', '=', id)),
    translation: other?.title ?? null,
  };
}

export async function markPostRestored(db: Db, id: string): Promise<void> {
  await db.updateTable('posts').set({ deleted_at: null }).where('id', '=', id).execute();
}

export async function removeDeletedPost(db: Db, id: string): Promise<string | undefined> {
  const removed = await db
    .deleteFrom('posts')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('slug')
    .executeTakeFirst();
  return removed?.slug;
}

export async function removePostsDeletedBefore(db: Db, before: string): Promise<number> {
  return deleteFound(db, db.deleteFrom('posts').where('deleted_at', '<', before));
}

/** Whether a post has a translation, so that its language can't change. */
export function isPaired(db: Db, id: string): Promise<boolean> {
  return hasRows(pairsOf(db, id));
}

/** Returns the post's pair. There is at most one. */
export function pairsOf(db: Db, id: string) {
  return db.selectFrom('post_pairs').where(({ or }) => or({ en_id: id, es_id: id }));
}

export async function findOriginalSlug(db: Db, id: string): Promise<string | undefined> {
  const pair = await pairsOf(db, id).select(['en_id', 'es_id', 'original']).executeTakeFirst();
  const original = pair && (pair.original === 'es' ? pair.es_id : pair.en_id);
  if (original === undefined || original === id) return undefined;
  const row = await db.selectFrom('posts').select('slug').where('id', '=', original).executeTakeFirst();
  return row?.slug;
}

export function isAnyPost(db: Db): Promise<boolean> {
  return hasRows(db.selectFrom('posts'));
}

export type NextRow = Selectable<NextVersionsTable>;

/** A post's next version and its text. */
export interface StoredNext {
  row: NextRow;
  text: Post;
}

export async function findNext(db: Db, postId: string): Promise<StoredNext | undefined> {
  const row = await db
    .selectFrom('next_versions')
    .selectAll()
    .where('post_id', '=', postId)
    .executeTakeFirst();
  const text = row && (await findRevision(db, postId, row.version));
  return text && { row, text };
}

/** Saves the next version and the post's version, which counts these saves too. */
export async function saveNextRow(db: Db, row: NextRow, post: Post): Promise<void> {
  const { post_id, ...columns } = row;
  await db
    .insertInto('next_versions')
    .values(row)
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(columns))
    .execute();
  await db.updateTable('posts').set({ version: row.version }).where('id', '=', post_id).execute();
  await savePostPictures(db, post);
}

export async function deleteNext(db: Db, postId: string): Promise<void> {
  await db.deleteFrom('next_versions').where('post_id', '=', postId).execute();
}

const snapshotColumns = ['post_id', 'version', 'snapshot'] as const;

type SnapshotRow = Pick<Selectable<Schema['revisions']>, (typeof snapshotColumns)[number]>;

/** Marks the snapshots of next versions. Quotation marks in a post's fields are escaped in JSON. */
const nextMark = '%"is_next":true%';

export async function insertRevision(db: Db, post: Post, { isNext = false } = {}): Promise<void> {
  await db
    .insertInto('revisions')
    .values({
      post_id: post.id,
      version: post.version,
      snapshot: JSON.stringify(isNext ? { ...post, is_next: true } : post),
      created_at: post.updated_at,
    })
    .execute();
}

/** Returns a post's states, newest first. `isPostOnly`: without those of its next versions. */
export async function listRevisions(
  db: Db,
  postId: string,
  { limit, isPostOnly = false }: { limit?: number; isPostOnly?: boolean } = {},
): Promise<Post[]> {
  const rows = await db
    .selectFrom('revisions')
    .select(snapshotColumns)
    .where('post_id', '=', postId)
    .$if(isPostOnly, (query) => query.where('snapshot', 'not like', nextMark))
    .orderBy('version', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.flatMap((row) => toRevision(row) ?? []);
}

/** Returns the latest state of a post up to a version. States of its next versions don't count. */
export async function findLatestRevision(db: Db, postId: string, upTo: number): Promise<Post | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select(snapshotColumns)
    .where('post_id', '=', postId)
    .where('version', '<=', upTo)
    .where('snapshot', 'not like', nextMark)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toRevision(row);
}

export async function findRevision(db: Db, postId: string, version: number): Promise<Post | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select(snapshotColumns)
    .where('post_id', '=', postId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && toRevision(row);
}

/** Returns undefined for invalid JSON. */
function toRevision({ post_id, version, snapshot }: SnapshotRow): Post | undefined {
  const reader = new RowReader('revisions', `${post_id} ${version}`);
  const saved = reader.json('snapshot', snapshot, z.looseObject({}), undefined);
  if (!saved) return undefined;
  const head = toHead(reader, { ...saved, id: post_id, version });
  return { ...head, html: reader.known('html', saved.html, postSchema.shape.html, '') };
}

/** Stores which images a post and its next version contain, so that no query has to search all posts. */
export async function savePostPictures(db: Db, { id, html, cover }: Pick<Post, 'id' | 'html' | 'cover'>) {
  await db.deleteFrom('post_pictures').where('post_id', '=', id).execute();
  const next = await findNext(db, id);
  const used = [...pictureIds(html, cover), ...(next ? pictureIds(next.text.html, next.text.cover) : [])];
  const rows = [...new Set(used)].map((media_id) => ({ post_id: id, media_id }));
  if (rows.length === 0) return;
  // A statement can have only a limited number of parameters, and each row has two.
  for (let start = 0; start < rows.length; start += 1_000) {
    await db
      .insertInto('post_pictures')
      .values(rows.slice(start, start + 1_000))
      .execute();
  }
}

/**
 * Stores a redirect from a former slug. It works for readers only if they could see the post there. A current
 * post with that slug takes precedence.
 */
export async function insertOldSlug(db: Db, { id, ...post }: Post, at: string): Promise<void> {
  const is_public = Number(post.status === 'published' || (await wasPublished(db, id, post.slug)));
  await db
    .insertInto('old_slugs')
    .values({ slug: post.slug, post_id: id, created_at: at, is_public })
    .onConflict((conflict) => {
      const taken = conflict.column('slug').doUpdateSet({ post_id: id, is_public });
      // A public redirect from another post must keep working for readers who know the URL.
      return is_public ? taken : taken.where('old_slugs.is_public', '=', 0);
    })
    .execute();
}

export async function wasPublished(db: Db, postId: string, slug?: string): Promise<boolean> {
  return hasRows(
    db
      .selectFrom('revisions')
      .where('post_id', '=', postId)
      // This can't match the post's text, because JSON escapes its quotation marks.
      .where('snapshot', 'like', '%"status":"published"%')
      .$if(slug !== undefined, (query) =>
        query.where('snapshot', 'like', `%"slug":${JSON.stringify(slug)}%`),
      ),
  );
}

type SavedText = Pick<Post, 'id' | 'html'>;

/** Stores the text with placeholders for missing images, if there are any. */
export async function saveMissingPictures(db: Db, post: SavedText, typed: string): Promise<void> {
  await db.deleteFrom('missing_pictures').where('post_id', '=', post.id).execute();
  if (!hasMissingPicture(typed)) return;
  await db
    .insertInto('missing_pictures')
    // Forms send each line end as two characters.
    .values({ post_id: post.id, html: typed.replace(/\r\n?/g, '\n'), saved_hash: hashOf(post) })
    .execute();
}

/** Returns the text with placeholders; undefined if no image is missing or the text has changed. */
export async function findMissingPictures(db: Db, post: SavedText): Promise<string | undefined> {
  const row = await db
    .selectFrom('missing_pictures')
    .select('html')
    .where('post_id', '=', post.id)
    .where('saved_hash', '=', hashOf(post))
    .executeTakeFirst();
  return row?.html;
}

function hashOf({ html }: SavedText): string {
  return createHash('sha256').update(html).digest('hex');
}

/** How many posts are changed per transaction. The cache of `bodyWords` holds more. */
export const postsPerBatch = 8;

export async function saveChanged(
  { db, dialect }: { db: Db; dialect: DialectName },
  current: Post,
  changes: Partial<Post>,
  now: Date,
): Promise<Post> {
  const post = { ...current, ...changes, updated_at: now.toISOString(), version: current.version + 1 };
  await updatePostRow(db, dialect, post);
  await insertRevision(db, post);
  return post;
}

/** Checks a requested slug. Fails with `slug_taken`, `slug_reserved`, or `slug_invalid` if it has no letter or digit. */
export async function wantedSlug(db: Db, wanted: string): Promise<Result<string, PostFailure>> {
  const slug = slugify(wanted);
  if (!slug) return fail({ code: 'slug_invalid' });
  if (isReservedSlug(slug)) return fail({ code: 'slug_reserved', slug });
  return (await isSlugTaken(db, slug)) ? fail({ code: 'slug_taken', slug }) : ok(slug);
}

/** Generates a slug from a title, numbered if the plain one is taken or redirects to a renamed post. */
export function titleSlug(db: Db, title: string): Promise<string> {
  return uniqueSlug(slugFromTitle(title), (slug) => isAddressTaken(db, slug));
}

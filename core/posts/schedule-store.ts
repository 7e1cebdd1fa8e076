import { type Expression, type Selectable, sql } from 'kysely';
import type { DialectName } from '../../db/dialect.ts';
import type { Db, PostsTable } from '../../db/schema.ts';
import { countFound, hasRows } from '../../db/statements.ts';
import type { Post } from '../../shared/post.ts';
import { RowReader } from '../invalid-rows.ts';
import { postColumns, toHead, toPost } from './post-row.ts';
import { savePostTags } from './tag-store.ts';

type Time = Expression<string> | string;

/** Written as an expression, so that the database doesn't use the index of all posts by status. Scheduled posts have their own. */
const isScheduled = sql<boolean>`status || '' = 'scheduled'`;

/** A draft with a time is a post that was held. */
const isHeld = sql<boolean>`status || '' = 'draft'`;

/** A published post with a time was published late. */
const isLate = sql<boolean>`status || '' = 'published'`;

function postsInState(db: Db, state: typeof isScheduled) {
  return db
    .selectFrom('posts')
    .where('publish_at', 'is not', null)
    .where(state)
    .where('deleted_at', 'is', null);
}

function scheduledPosts(db: Db, state = isScheduled) {
  return postsInState(db, state).orderBy('publish_at').orderBy('id');
}

/** Returns the next time that a post or update not in `but` is due, and the current time, both in UTC. */
export async function findNextDue(db: Db, now: Time, but: readonly string[]) {
  const post = await scheduledPosts(db)
    .$if(but.length > 0, (query) => query.where('id', 'not in', but))
    .select(['publish_at as at', sql<string>`${now}`.as('now')])
    .limit(1)
    .executeTakeFirst();
  const update = await scheduledUpdates(db)
    .$if(but.length > 0, (query) => query.where('post_id', 'not in', but))
    .select(['next_versions.publish_at as at', sql<string>`${now}`.as('now')])
    .limit(1)
    .executeTakeFirst();
  const [first] = [post, update]
    .filter((row) => row?.at)
    .sort((one, other) => ((one?.at ?? '') < (other?.at ?? '') ? -1 : 1));
  return first?.at ? { at: first.at, now: first.now } : undefined;
}

function scheduledUpdates(db: Db) {
  return db
    .selectFrom('next_versions')
    .innerJoin('posts', 'posts.id', 'next_versions.post_id')
    .where('next_versions.publish_at', 'is not', null)
    .where('posts.deleted_at', 'is', null)
    .orderBy('next_versions.publish_at')
    .orderBy('next_versions.post_id');
}

/** Lists the posts whose next version is due. */
export async function listDueUpdates(db: Db, { now, but, limit }: Due): Promise<string[]> {
  const rows = await scheduledUpdates(db)
    .select('next_versions.post_id')
    .where('next_versions.publish_at', '<=', now)
    .$if(but.length > 0, (query) => query.where('next_versions.post_id', 'not in', but))
    .limit(limit)
    .execute();
  return rows.map(({ post_id }) => post_id);
}

/** Whether an update is still due by the database's clock. */
export function isUpdateDue(db: Db, postId: string, now: Time): Promise<boolean> {
  return hasRows(
    scheduledUpdates(db)
      .where('next_versions.post_id', '=', postId)
      .where('next_versions.publish_at', '<=', now),
  );
}

/** Cancels an update that was due while its post was in the trash, so that it isn't published automatically. */
export async function unscheduleMissedUpdate(db: Db, postId: string, now: Date): Promise<void> {
  await db
    .updateTable('next_versions')
    .set({ publish_at: null })
    .where('post_id', '=', postId)
    .where('publish_at', '<=', now.toISOString())
    .execute();
}

/** Holds an update that wasn't published on schedule. The owner is shown why. */
export async function holdUpdate(db: Db, postId: string, heldFor: string): Promise<void> {
  await db
    .updateTable('next_versions')
    .set({ publish_at: null, held_for: heldFor })
    .where('post_id', '=', postId)
    .execute();
}

interface Due {
  now: Time;
  but: readonly string[];
  limit: number;
}

const duePosts = (db: Db, { now, but, limit }: Due) =>
  scheduledPosts(db)
    .select(postColumns)
    .where('publish_at', '<=', now)
    .$if(but.length > 0, (query) => query.where('id', 'not in', but))
    .limit(limit);

export async function listDuePosts(db: Db, due: Due): Promise<Post[]> {
  return (await duePosts(db, due).execute()).map(toPost);
}

/** Locks due posts and skips those that another process has locked. */
export async function takeDuePosts(db: Db, dialect: DialectName, due: Due): Promise<Post[]> {
  const query = duePosts(db, due);
  const rows = await (dialect === 'postgres' ? query.forUpdate().skipLocked() : query).execute();
  return rows.map(toPost);
}

/**
 * Publishes a due post, or makes it a draft if it is held. The time is kept until the next save if the owner
 * has to be informed. Returns false if the post is no longer due.
 */
export async function settleDueRow(db: Db, post: Post, now: Time, planned: string | null = null) {
  const { status, updated_at, version } = post;
  const { numUpdatedRows } = await db
    .updateTable('posts')
    .set({ status, publish_at: planned, updated_at, version })
    .where('id', '=', post.id)
    .where(sql<boolean>`status = 'scheduled'`)
    .where('deleted_at', 'is', null)
    .where('publish_at', '<=', now)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  // The text hasn't changed, but the tags depend on whether the post is published.
  await savePostTags(db, post);
  return true;
}

export async function listScheduled(db: Db, { before, limit }: { before?: Time | undefined; limit: number }) {
  const rows = await scheduledPosts(db)
    .select(waitingColumns)
    .$if(before !== undefined, (query) => query.where('publish_at', '<=', before ?? ''))
    .limit(limit)
    .execute();
  return rows.map(toScheduled);
}

/** Lists held posts and held updates of published posts. */
export async function listHeld(db: Db, limit: number): Promise<ScheduledPost[]> {
  const rows = await scheduledPosts(db, isHeld).select(waitingColumns).limit(limit).execute();
  const updates = await db
    .selectFrom('next_versions')
    .innerJoin('posts', 'posts.id', 'next_versions.post_id')
    .select(['id', 'posts.slug', 'title', 'language', 'created_at', 'next_versions.updated_at as publish_at'])
    .where('held_for', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('next_versions.post_id')
    .limit(limit)
    .execute();
  return [...rows, ...updates].slice(0, limit).map(toScheduled);
}

export async function listLate(db: Db, { after, limit }: { after: Time; limit: number }) {
  const late = scheduledPosts(db, isLate).select(waitingColumns).where('publish_at', '>=', after);
  return (await late.limit(limit).execute()).map(toScheduled);
}

const waitingColumns = ['id', 'slug', 'title', 'language', 'publish_at', 'created_at'] as const;

type WaitingRow = Pick<Selectable<PostsTable>, (typeof waitingColumns)[number]>;

function toScheduled(row: WaitingRow): ScheduledPost {
  const head = toHead(new RowReader('posts', row.id), {
    ...row,
    ...{ status: 'scheduled', tags: [], cover: null, excerpt: null },
    ...{ date: row.created_at, updated_at: row.created_at, source: 'compose', version: 1 },
  });
  const { id, slug, title, language, publish_at } = head;
  return { id, slug, title, language, publish_at: publish_at ?? head.created_at };
}

export async function countScheduled(db: Db, now: Time): Promise<{ due: number; waiting: number }> {
  const count = (sign: '<=' | '>') =>
    countFound(postsInState(db, isScheduled).where('publish_at', sign, now));
  return { due: await count('<='), waiting: await count('>') };
}

export function countHeld(db: Db): Promise<number> {
  return countFound(postsInState(db, isHeld));
}

export type ScheduledPost = Pick<Post, 'id' | 'slug' | 'title' | 'language'> & { publish_at: string };

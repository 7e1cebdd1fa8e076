import type { Transaction } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import type { GuardPlace } from '../../shared/guard/guarded-name.ts';
import {
  type BulkChange,
  type Post,
  type PostOutcome,
  type PublishOverrides,
  postLimits,
} from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { tagSlug, uniqueSlug } from '../../shared/slug.ts';
import type { RecordEvent } from '../audit/audit.ts';
import type { GuardFailure } from '../guard/check-outgoing.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import { checkApproval } from '../reviews/approval.ts';
import type { NotApproved } from '../reviews/review-core.ts';
import { readZone } from '../settings/settings.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { checkPost, preparePosts, recordPost } from './check-post.ts';
import { withNextText } from './next-version.ts';
import type { DeletedDetails, DeletedPost } from './post-core.ts';
import {
  findDeletedDetails,
  findDeletedPost,
  findPostById,
  findPostForUpdate,
  insertRevision,
  isSlugTaken,
  listDeletedPosts,
  markPostDeleted,
  markPostRestored,
  postsPerBatch,
  removeDeletedPost,
  removePostsDeletedBefore,
  saveChanged,
  updatePostRow,
} from './post-store.ts';
import { afterItsTime, planPost } from './post-update.ts';
import { unscheduleMissedUpdate } from './schedule-store.ts';

/** How long a deleted post can be restored: 30 days, in milliseconds. */
const restorableMs = 30 * 24 * 60 * 60 * 1000;

export function earliestRestorable(now: Date): string {
  return new Date(now.getTime() - restorableMs).toISOString();
}

export type RestoreFailure = { code: 'post_not_found' } | NotApproved | GuardFailure | TooIntricate;

export interface Restoring extends PublishOverrides {
  id: string;
}

/**
 * Restores a deleted post. Numbers its slug if it is taken. `post_not_found`: the post isn't deleted, or was
 * deleted more than 30 days ago.
 */
export function restorePost(
  db: Database,
  record: RecordEvent,
  restoring: Restoring,
  now: Date,
): Promise<Result<Post, RestoreFailure>> {
  return changeSite(db, async (transaction) => {
    const restored = await restoreInTransaction(transaction, { database: db, record, ...restoring, now });
    return restored.ok ? changed(restored.value) : restored;
  });
}

async function restoreInTransaction(
  transaction: Transaction<Schema>,
  {
    database,
    record,
    id,
    override,
    without_approval,
    now,
  }: Restoring & { database: Database; record: RecordEvent; now: Date },
): Promise<Result<Post, RestoreFailure>> {
  const found = await findDeletedPost(transaction, id, earliestRestorable(now));
  if (!found) return fail({ code: 'post_not_found' });
  const { post: deleted, deletedAt } = found;
  const slug = await uniqueSlug(deleted.slug, (wanted) => isSlugTaken(transaction, wanted));
  const post = {
    ...afterItsTime(deleted, now),
    slug,
    updated_at: now.toISOString(),
    version: deleted.version + 1,
  };
  const approval = await checkApproval(transaction, post, { isForced: without_approval });
  if (!approval.ok) return approval;
  const checked = await checkPost({ db: database, transaction, record, now }, post, {
    ...{ override, before: deleted, deletedAt },
  });
  if (!checked.ok) return checked;
  // Update the URL first, because the post's old one may belong to another post now.
  await updatePostRow(transaction, database.dialect, post);
  await markPostRestored(transaction, id);
  await unscheduleMissedUpdate(transaction, id, now);
  await insertRevision(transaction, post);
  await record(transaction, { name: 'post_restored', what: { id, slug } });
  await recordPost(transaction, record, undefined, post);
  return ok(post);
}

export async function readDeletedPosts(db: Database, now: Date): Promise<DeletedPost[]> {
  const posts = await listDeletedPosts(db.kysely, earliestRestorable(now), 200);
  return posts.map((post) => ({
    ...post,
    until: new Date(Date.parse(post.deleted_at) + restorableMs).toISOString(),
  }));
}

export async function readDeletedPost(
  db: Database,
  id: string,
  now: Date,
): Promise<Result<DeletedDetails, { code: 'post_not_found' }>> {
  const found = await findDeletedPost(db.kysely, id, earliestRestorable(now));
  if (!found) return fail({ code: 'post_not_found' });
  const { created_at } = found.post;
  return ok({ id, created_at, ...(await findDeletedDetails(db.kysely, id)) });
}

export function purgePost(
  db: Database,
  record: RecordEvent,
  id: string,
): Promise<Result<undefined, { code: 'post_not_found' }>> {
  return changeSite(db, async (transaction) => {
    const slug = await removeDeletedPost(transaction, id);
    if (slug === undefined) return fail({ code: 'post_not_found' });
    await record(transaction, { name: 'post_purged', what: { id, slug } });
    return unchanged(undefined);
  });
}

export function purgeDeletedPosts(db: Database, now: Date): Promise<number> {
  return removePostsDeletedBefore(db.kysely, earliestRestorable(now));
}

interface Changing {
  transaction: Transaction<Schema>;
  database: Database;
  record: RecordEvent;
  change: BulkChange;
  /** The owner's time zone, for the date of a post that is published early. */
  zone: string;
  now: Date;
}

/**
 * Changes posts in the given order, several per transaction, and returns a result for each. A post that is
 * missing or was saved in the meantime doesn't affect the others.
 */
export async function changePosts(
  database: Database,
  record: RecordEvent,
  change: BulkChange,
  now: () => Date,
): Promise<PostOutcome[]> {
  const outcomes: PostOutcome[] = [];
  const zone = await readZone(database);
  const posts = [...new Map(change.posts.map((post) => [post.id, post])).values()];
  for (let start = 0; start < posts.length; start += postsPerBatch) {
    const some = posts.slice(start, start + postsPerBatch);
    if (change.action !== 'delete') await prepareSome(database, some, change);
    const saved = await changeSite(database, async (transaction) => {
      const results: PostOutcome[] = [];
      const changing = { transaction, database, record, change, zone, now: now() };
      for (const post of some) results.push(await changeOne(changing, post));
      return results.some((result) => result.ok && result.changed) ? changed(results) : unchanged(results);
    });
    if (saved.ok) outcomes.push(...saved.value);
  }
  return outcomes;
}

async function prepareSome(db: Database, some: BulkChange['posts'], change: BulkChange): Promise<void> {
  const posts: Post[] = [];
  for (const { id } of some) {
    const post = (await findPostById(db.kysely, id)) ?? (await findDeletedPost(db.kysely, id, ''))?.post;
    const changes = post && changesOf(post, change);
    if (post) posts.push({ ...post, ...(changes?.ok && changes.value) });
  }
  await preparePosts(db, posts);
}

async function changeOne(changing: Changing, named: BulkChange['posts'][number]): Promise<PostOutcome> {
  const { transaction, database, record, change, zone, now } = changing;
  const { id, override = change.override } = named;
  if (change.action === 'restore') {
    const restored = await restoreInTransaction(transaction, {
      ...{ database, record, id, override, now },
      without_approval: change.without_approval,
    });
    if (restored.ok) return succeeded(restored.value, true);
    return failed(id, restored.failure, (await findDeletedPost(transaction, id, ''))?.post.title);
  }
  const post = await findPostForUpdate(transaction, database.dialect, { id });
  if (!post) return failed(id, { code: 'post_not_found' });
  if (named.version !== undefined && named.version !== post.version) {
    return failed(id, { code: 'changed_elsewhere' }, post.title);
  }
  if (change.action === 'delete') {
    await markPostDeleted(transaction, id, now.toISOString());
    await record(transaction, { name: 'post_deleted', what: { id, slug: post.slug } });
    return succeeded(post, true);
  }
  const changes = changesOf(post, change);
  if (!changes.ok) return failed(id, changes.failure, post.title);
  if (changes.value === null) return succeeded(post, false);
  const planned = planPost(post, { ...post, ...changes.value }, { at: undefined, zone }, now);
  const { publish_at, date } = planned.ok ? planned.value : post;
  const wanted = { ...changes.value, publish_at, date };
  if (change.action === 'publish') {
    const approval = await checkApproval(
      transaction,
      { ...post, ...wanted },
      { isForced: change.without_approval },
    );
    if (!approval.ok) return failed(id, approval.failure, post.title);
  }
  const exit = { db: database, transaction, record, now };
  const next = await withNextText(transaction, post, { ...post, ...wanted }, {});
  const checked = await checkPost(exit, { ...next, version: post.version + 1 }, { override, before: post });
  if (!checked.ok) return failed(id, checked.failure, post.title);
  const saved = await saveChanged({ db: transaction, dialect: database.dialect }, post, next, now);
  await recordPost(transaction, record, post, saved);
  return succeeded(saved, true);
}

function changesOf(
  post: Post,
  { action, tags = [] }: BulkChange,
): Result<Partial<Pick<Post, 'status' | 'tags'>> | null, { code: 'too_many_tags' }> {
  if (action === 'publish' || action === 'unpublish') {
    const status = action === 'publish' ? 'published' : 'draft';
    return ok(post.status === status ? null : { status });
  }
  const named = new Set(tags.map(tagSlug));
  const own = new Set(post.tags.map(tagSlug));
  const next =
    action === 'add_tags'
      ? [...post.tags, ...tags.filter((tag) => !own.has(tagSlug(tag)))]
      : post.tags.filter((tag) => !named.has(tagSlug(tag)));
  if (next.length > Math.max(postLimits.tags, post.tags.length)) return fail({ code: 'too_many_tags' });
  return ok(next.length === post.tags.length ? null : { tags: next });
}

function succeeded({ id, slug, title }: Post, isChanged: boolean): PostOutcome {
  return { id, ok: true, slug, title, changed: isChanged };
}

function failed(
  id: string,
  failure: { code: Extract<PostOutcome, { ok: false }>['code']; places?: GuardPlace[] },
  title?: string,
): PostOutcome {
  const { code, places } = failure;
  return { id, ok: false, code, ...(title !== undefined && { title }), ...(places && { places }) };
}

export function removePost(
  db: Database,
  record: RecordEvent,
  slug: string,
  now: Date,
): Promise<Result<{ id: string }, { code: 'post_not_found' }>> {
  return changeSite(db, async (transaction) => {
    const post = await findPostForUpdate(transaction, db.dialect, { slug });
    if (!post) return fail({ code: 'post_not_found' });
    await markPostDeleted(transaction, post.id, now.toISOString());
    await record(transaction, { name: 'post_deleted', what: { id: post.id, slug: post.slug } });
    return changed({ id: post.id });
  });
}

import type { Transaction } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import type { Post, PostLeave } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { uniqueSlug } from '../../shared/slug.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import type { GuardFailure } from '../guard/guard-core.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import { checkApproval } from '../reviews/check-approval.ts';
import type { NotApproved } from '../reviews/review-core.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { checkPost } from './check-post.ts';
import type { DeletedPost } from './post-core.ts';
import {
  findDeletedPost,
  insertRevision,
  isSlugTaken,
  listDeletedPosts,
  markPostRestored,
  removeDeletedPost,
  removePostsDeletedBefore,
  updatePostRow,
} from './post-store.ts';
import { recordPost } from './record-post.ts';
import { afterItsTime } from './schedule/plan-post.ts';

/** How long a deleted post can be brought back, in milliseconds: 30 days. */
const restorableMs = 30 * 24 * 60 * 60 * 1000;

function earliestRestorable(now: Date): string {
  return new Date(now.getTime() - restorableMs).toISOString();
}

export type RestoreFailure = { code: 'post_not_found' } | NotApproved | GuardFailure | TooIntricate;

/** Which post comes back, and why readers may see it although something speaks against it. */
export interface Restoring extends PostLeave {
  id: string;
}

/** Brings a post back, its slug numbered if taken. `post_not_found`: not deleted, or more than 30 days ago. */
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

/** Brings a post back within a transaction that raises the site's version. */
export async function restoreInTransaction(
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
  const approval = await checkApproval(transaction, post, { goesOn: without_approval });
  if (!approval.ok) return approval;
  const checked = await checkPost({ db: database, transaction, record, now }, post, {
    ...{ override, before: deleted, deletedAt },
  });
  if (!checked.ok) return checked;
  // The address first: until then the post's old one may belong to another.
  await updatePostRow(transaction, database.dialect, post);
  await markPostRestored(transaction, id);
  await insertRevision(transaction, post);
  await record(transaction, { name: 'post_restored', what: { id, slug } });
  await recordPost(transaction, record, undefined, post);
  return ok(post);
}

export function readDeletedPosts(db: Database, now: Date): Promise<DeletedPost[]> {
  return listDeletedPosts(db.kysely, earliestRestorable(now), 200);
}

/** Deletes a post of the trash permanently. `post_not_found`: not deleted. */
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

/** Removes for good what can no longer be restored; gives how many. Run daily. */
export function purgeDeletedPosts(db: Database, now: Date): Promise<number> {
  return removePostsDeletedBefore(db.kysely, earliestRestorable(now));
}

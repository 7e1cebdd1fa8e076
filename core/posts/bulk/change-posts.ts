import type { Transaction } from 'kysely';
import type { Database } from '../../../db/connect.ts';
import type { Schema } from '../../../db/schema.ts';
import type { GuardPlace } from '../../../shared/guard/guarded-name.ts';
import { type BulkChange, type Post, type PostOutcome, postLimits } from '../../../shared/post.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { tagSlug } from '../../../shared/slug.ts';
import type { RecordEvent } from '../../audit/create-recorder.ts';
import { checkApproval } from '../../reviews/check-approval.ts';
import { readZone } from '../../settings/settings.ts';
import { changed, changeSite, unchanged } from '../../site-version/change-site.ts';
import { checkPost } from '../check-post.ts';
import { findDeletedPost, findPostById, findPostForUpdate, markPostDeleted } from '../post-store.ts';
import { preparePosts } from '../prepare-posts.ts';
import { recordPost } from '../record-post.ts';
import { restoreInTransaction } from '../restore-post.ts';
import { planPost } from '../schedule/plan-post.ts';
import { postsAtOnce, saveChanged } from './save-changed.ts';

/** The transaction that a post is changed in, and what goes with it. */
interface Changing {
  transaction: Transaction<Schema>;
  database: Database;
  record: RecordEvent;
  change: BulkChange;
  /** The owner's, by which a post is dated that is published before its time. */
  zone: string;
  now: Date;
}

/**
 * Changes many posts in the order they are named, some in one transaction, and tells of each what became of it: a post that is
 * gone or was saved meanwhile holds up none of the others.
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
  for (let start = 0; start < posts.length; start += postsAtOnce) {
    const some = posts.slice(start, start + postsAtOnce);
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
    if (restored.ok) return told(restored.value, true);
    return refused(id, restored.failure, (await findDeletedPost(transaction, id, ''))?.post.title);
  }
  const post = await findPostForUpdate(transaction, database.dialect, { id });
  if (!post) return refused(id, { code: 'post_not_found' });
  if (named.version !== undefined && named.version !== post.version) {
    return refused(id, { code: 'changed_elsewhere' }, post.title);
  }
  if (change.action === 'delete') {
    await markPostDeleted(transaction, id, now.toISOString());
    await record(transaction, { name: 'post_deleted', what: { id, slug: post.slug } });
    return told(post, true);
  }
  const changes = changesOf(post, change);
  if (!changes.ok) return refused(id, changes.failure, post.title);
  if (changes.value === null) return told(post, false);
  const planned = planPost(post, { ...post, ...changes.value }, { at: undefined, zone }, now);
  const { publish_at, date } = planned.ok ? planned.value : post;
  const wanted = { ...changes.value, publish_at, date };
  if (change.action === 'publish') {
    const approval = await checkApproval(
      transaction,
      { ...post, ...wanted },
      { goesOn: change.without_approval },
    );
    if (!approval.ok) return refused(id, approval.failure, post.title);
  }
  const exit = { db: database, transaction, record, now };
  const checked = await checkPost(
    exit,
    { ...post, ...wanted, version: post.version + 1 },
    { override, before: post },
  );
  if (!checked.ok) return refused(id, checked.failure, post.title);
  const saved = await saveChanged({ db: transaction, dialect: database.dialect }, post, wanted, now);
  await recordPost(transaction, record, post, saved);
  return told(saved, true);
}

/** What the change means for a post; null where it is so already. */
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

function told({ id, slug, title }: Post, isChanged: boolean): PostOutcome {
  return { id, ok: true, slug, title, changed: isChanged };
}

function refused(
  id: string,
  failure: { code: Extract<PostOutcome, { ok: false }>['code']; places?: GuardPlace[] },
  title?: string,
): PostOutcome {
  const { code, places } = failure;
  return { id, ok: false, code, ...(title !== undefined && { title }), ...(places && { places }) };
}

import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import type { GuardOverride, OutgoingField } from '../../shared/guard/guarded-name.ts';
import type { Post } from '../../shared/post.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { checkOutgoing, type Exit, type GuardFailure, previewMatches } from '../guard/check-outgoing.ts';
import { endOverrides, hasOverrides } from '../guard/guard-store.ts';
import { readStoredBody } from '../rendering/render.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import { findLatestRevision } from './post-store.ts';
import { bodyWords } from './search-store.ts';

/** Returns everything in a post that readers could see. */
export function postFields(
  post: Pick<Post, 'title' | 'slug' | 'excerpt' | 'html' | 'tags' | 'cover' | 'cover_alt'>,
): OutgoingField[] {
  return [
    { field: 'title', value: post.title, form: 'prose' },
    { field: 'slug', value: post.slug, form: 'address' },
    { field: 'excerpt', value: post.excerpt ?? '', form: 'prose' },
    ...post.tags.map((tag): OutgoingField => ({ field: 'tags', value: tag, form: 'prose' })),
    { field: 'cover', value: post.cover ?? '', form: 'address' },
    { field: 'cover_alt', value: post.cover_alt ?? '', form: 'prose' },
    { field: 'body', value: post.html, form: 'html' },
  ];
}

/** `before` is undefined for a new post. `deletedAt` is when the post was moved to the trash. */
export interface PostState {
  override?: GuardOverride | undefined;
  before?: Post | undefined;
  deletedAt?: string;
}

export async function checkPost(
  exit: Exit,
  post: Post,
  { override, before, deletedAt }: PostState,
): Promise<Result<undefined, GuardFailure | TooIntricate>> {
  if (post.status === 'draft') return ok(undefined);
  const { id: subject, version } = post;
  const isDown = before?.status === 'draft' || deletedAt !== undefined;
  if (before && isDown && (await hasOverrides(exit.transaction, 'post', subject))) {
    const isUndone = await comesBack(exit, post, { before, deletedAt });
    if (!isUndone) await endOverrides(exit.transaction, 'post', subject);
  }
  return checkOutgoing(exit, { kind: 'post', subject, version, fields: postFields(post), override });
}

/** How long overrides remain valid after unpublishing or deleting, so that Undo doesn't ask for a reason again. */
const undoMs = 10 * 60_000;

async function comesBack(
  { transaction, now }: Exit,
  post: Post,
  { before, deletedAt }: { before: Post; deletedAt: string | undefined },
): Promise<boolean> {
  if (now.getTime() - Date.parse(deletedAt ?? before.updated_at) > undoMs) return false;
  const last = deletedAt ? before : await findLatestRevision(transaction, post.id, before.version - 1);
  const textOf = (state: Post) => JSON.stringify(postFields({ ...state, slug: '' }));
  return last !== undefined && last.status !== 'draft' && textOf(last) === textOf(post);
}

/** Checks a post without recording an override, because no owner is there to give a reason. */
export function checkUnattended(
  exit: Omit<Exit, 'record'>,
  post: Post,
  before: Post | undefined,
): Promise<Result<undefined, GuardFailure | TooIntricate>> {
  return checkPost({ ...exit, record: async () => undefined }, post, { before });
}

/** Fills the caches before a transaction. If a post changes in between, the transaction reads the new text and runs again. */
export async function preparePosts(db: Database, posts: readonly Post[]): Promise<void> {
  for (const { html } of posts) {
    await readStoredBody(html);
    await bodyWords(html);
  }
  await previewMatches(db, posts.filter(({ status }) => status !== 'draft').map(postFields));
}

/** Records that a post was published, updated, unpublished, scheduled or reverted to draft. */
export async function recordPost(
  transaction: Db,
  record: RecordEvent,
  before: Post | undefined,
  { id, slug, status, version, publish_at }: Post,
): Promise<void> {
  const wasPublished = before?.status === 'published';
  const moved = before && before.slug !== slug ? { former_slug: before.slug } : {};
  const what = { id, slug, version, ...moved };
  if (status === 'published') {
    await record(transaction, {
      name: 'post_published',
      what: wasPublished ? { ...what, again: true } : what,
    });
  } else if (wasPublished) await record(transaction, { name: 'post_unpublished', what });
  if (publish_at !== null && publish_at !== before?.publish_at)
    await record(transaction, { name: 'post_scheduled', what: { ...what, publish_at } });
  if (status === 'draft' && before?.status === 'scheduled')
    await record(transaction, { name: 'post_unscheduled', what });
}

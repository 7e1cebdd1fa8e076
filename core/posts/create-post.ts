import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { isUniqueViolation, takeAdvisoryLock } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import type { Post, PostInput } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { slugify } from '../../shared/slug.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { readBody } from '../rendering/render.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { checkPost } from './check-post.ts';
import { titleSlug, wantedSlug } from './choose-slug.ts';
import { saveMissingPictures } from './missing-pictures/missing-picture-store.ts';
import { newPost, type UnplacedPost } from './new-post.ts';
import type { PostFailure } from './post-core.ts';
import { findPostById, findRevision, insertPost, insertRevision } from './post-store.ts';
import { recordPost } from './record-post.ts';
import { type Planned, planPost, readPlan } from './schedule/plan-post.ts';
import { bodyWords } from './search/body-words.ts';

/** How often a generated slug may lose the race for its address before the error is passed on. */
const slugAttempts = 5;

/**
 * Writes a new post, its body sanitised, and its first revision. A missing date becomes today, a missing slug is made
 * from the title. Sent again with the same `key` it answers the post as it is now, with another text `key_used` and the
 * post's slug, after the post was deleted `post_not_found`. `copyOf`: slug of the post that it is a copy of.
 */
export async function createPost(
  db: Database,
  record: RecordEvent,
  input: PostInput,
  now: Date,
  key?: string,
  copyOf?: string,
): Promise<Result<Post, PostFailure>> {
  const typed = input.html ?? input.body ?? '';
  const body = await readBody(typed);
  if (!body.ok) return body;
  await bodyWords(body.value.html);
  const planned = await readPlan(db, input);
  if (!planned.ok) return planned;
  const post = newPost(input, body.value.html, { now, zone: planned.value.zone }, key);
  if (!post.title || body.value.isEmpty) return fail({ code: 'title_and_body_required' });
  return insertOnce(
    db,
    { typed, post, input, planned: planned.value, record, now, hasKey: key !== undefined, copyOf },
    slugAttempts,
  );
}

interface Writing {
  /** The body as it was sent. */
  typed: string;
  post: UnplacedPost;
  input: PostInput;
  planned: Planned;
  now: Date;
  record: RecordEvent;
  hasKey: boolean;
  copyOf: string | undefined;
}

async function insertOnce(
  db: Database,
  writing: Writing,
  attempts: number,
): Promise<Result<Post, PostFailure>> {
  const { post: draft, input } = writing;
  try {
    return await changeSite<Post, PostFailure>(db, async (transaction) => {
      if (writing.hasKey) {
        await takeAdvisoryLock(transaction, db.dialect, draft.id);
        const before = await writtenBefore(transaction, writing);
        if (before) return before.ok ? unchanged(before.value) : before;
      }
      const slug = input.slug
        ? await wantedSlug(transaction, input.slug)
        : ok(await titleSlug(transaction, draft.title));
      if (!slug.ok) return slug;
      const due = planPost(undefined, { ...draft, slug: slug.value }, writing.planned, writing.now);
      if (!due.ok) return due;
      const post = due.value;
      const checked = await checkPost({ db, transaction, record: writing.record, now: writing.now }, post, {
        override: input.override,
      });
      if (!checked.ok) return checked;
      await insertPost(transaction, db.dialect, post);
      await insertRevision(transaction, post);
      await saveMissingPictures(transaction, post, writing.typed);
      await recordPost(transaction, writing.record, undefined, post);
      if (writing.copyOf !== undefined) {
        const what = { id: post.id, slug: post.slug, other_slug: writing.copyOf };
        await writing.record(transaction, { name: 'post_copied', what });
      }
      return changed(post);
    });
  } catch (error) {
    // Another process took the address between the look and the write: look again.
    if (isUniqueViolation(error) && attempts > 1) return insertOnce(db, writing, attempts - 1);
    throw error;
  }
}

/** What became of a post that an earlier request with the same key has written; undefined where none has. */
async function writtenBefore(
  db: Kysely<Schema>,
  { post, input, planned }: Writing,
): Promise<Result<Post, PostFailure> | undefined> {
  const first = await findRevision(db, post.id, 1);
  if (!first) return undefined;
  const now = await findPostById(db, post.id);
  if (!now) return fail({ code: 'post_not_found' });
  return isSameText(first, post, input) && first.publish_at === (planned.at ?? null)
    ? ok(now)
    : fail({ code: 'key_used', slug: now.slug });
}

/** Whether a request says what the first one said; what it leaves to the site may come out otherwise on another day. */
function isSameText(first: Post, again: UnplacedPost, input: PostInput): boolean {
  return (
    (['title', 'html', 'cover', 'cover_alt', 'excerpt', 'language', 'status'] as const).every(
      (field) => first[field] === again[field],
    ) &&
    first.tags.join() === again.tags.join() &&
    // A scheduled post is dated by its time, whatever was sent.
    (!input.date || again.status === 'scheduled' || first.date === again.date) &&
    (!input.slug || first.slug === slugify(input.slug))
  );
}

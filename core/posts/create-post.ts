import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { isUniqueViolation, takeTurns } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import type { Post, PostInput } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { slugify } from '../../shared/slug.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { readBody } from '../rendering/read-body.ts';
import { changeSite } from '../site-version/change-site.ts';
import { titleSlug, wantedSlug } from './choose-slug.ts';
import { newPost, type UnplacedPost } from './new-post.ts';
import type { PostFailure } from './post-core.ts';
import { findPostById, insertPost } from './post-store.ts';
import { recordPost } from './record-post.ts';
import { findRevision, insertRevision } from './revision-store.ts';

/** How often a generated slug may lose the race for its address before the error is passed on. */
const slugAttempts = 5;

/**
 * Writes a new post and its first revision. The body is sanitised; a missing date becomes today, a
 * missing slug is made from the title. Fails when title or body is empty or the slug can't be used.
 *
 * With `key` it is written once: sent again, it answers the post as it is now. Sent with another text it is left
 * alone and answers `key_used` with the post's slug; after the post was deleted, `post_not_found`.
 */
export async function createPost(
  db: Database,
  record: RecordEvent,
  input: PostInput,
  now: Date,
  key?: string,
): Promise<Result<Post, PostFailure>> {
  const body = await readBody(input.html ?? input.body ?? '');
  if (!body.ok) return body;
  const post = newPost(input, body.value.html, now, key);
  if (!post.title || body.value.isEmpty) return fail({ code: 'title_and_body_required' });
  const written = await insertOnce(db, { post, input, record, hasKey: key !== undefined }, slugAttempts);
  if (written.ok) return written;
  const { failure } = written;
  return failure.code === 'written_before' ? failure.answer : fail(failure);
}

interface Writing {
  post: UnplacedPost;
  input: PostInput;
  record: RecordEvent;
  hasKey: boolean;
}

/** Carries an answer past `changeSite`, for which a post that is there already changes nothing. */
interface WrittenBefore {
  code: 'written_before';
  answer: Result<Post, PostFailure>;
}

async function insertOnce(
  db: Database,
  writing: Writing,
  attempts: number,
): Promise<Result<Post, PostFailure | WrittenBefore>> {
  const { post: draft, input } = writing;
  try {
    return await changeSite<Post, PostFailure | WrittenBefore>(db, async (transaction) => {
      if (writing.hasKey) {
        await takeTurns(transaction, db.dialect, draft.id);
        const answer = await writtenBefore(transaction, writing);
        if (answer) return fail({ code: 'written_before', answer });
      }
      const slug = input.slug
        ? await wantedSlug(transaction, input.slug)
        : ok(await titleSlug(transaction, draft.title));
      if (!slug.ok) return slug;
      const post: Post = { ...draft, slug: slug.value };
      await insertPost(transaction, post);
      await insertRevision(transaction, post);
      await recordPost(transaction, writing.record, undefined, post);
      return ok(post);
    });
  } catch (error) {
    // Another process took the address between the look and the write: look again.
    if (isUniqueViolation(error) && attempts > 1) return insertOnce(db, writing, attempts - 1);
    throw error;
  }
}

/** The answer for a post that an earlier request with the same key has written; undefined where none has. */
async function writtenBefore(
  db: Kysely<Schema>,
  { post, input }: Writing,
): Promise<Result<Post, PostFailure> | undefined> {
  const first = await findRevision(db, post.id, 1);
  if (!first) return undefined;
  const now = await findPostById(db, post.id);
  if (!now) return fail({ code: 'post_not_found' });
  return isSameText(first, post, input) ? ok(now) : fail({ code: 'key_used', slug: now.slug });
}

/** Whether a request says what the first one said; what it leaves to the site may come out otherwise on another day. */
function isSameText(first: Post, again: UnplacedPost, input: PostInput): boolean {
  return (
    (['title', 'html', 'cover', 'excerpt', 'language', 'status'] as const).every(
      (field) => first[field] === again[field],
    ) &&
    first.tags.join() === again.tags.join() &&
    (!input.date || first.date === again.date) &&
    (!input.slug || first.slug === slugify(input.slug))
  );
}

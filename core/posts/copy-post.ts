import type { Database } from '../../db/connect.ts';
import { copyTitle, type Post, type PostInput } from '../../shared/post.ts';
import { fail, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { createPost } from './create-post.ts';
import { findMissingPictures } from './missing-pictures/missing-picture-store.ts';
import type { PostFailure } from './post-core.ts';
import { findPost } from './post-store.ts';

/**
 * A draft with all that a saved post says, at an address of its own and dated today. Its time, translation, reviews,
 * versions and former addresses stay with the original. Asked for twice with the same `key` it is made once.
 */
export async function copyPost(
  db: Database,
  record: RecordEvent,
  slug: string,
  now: Date,
  key?: string,
): Promise<Result<Post, PostFailure>> {
  const post = await findPost(db.kysely, slug);
  if (!post) return fail({ code: 'post_not_found' });
  const { cover, cover_alt, excerpt, tags, language } = post;
  // With the places of pictures that nobody could load, so that they can still be sent.
  const html = (await findMissingPictures(db.kysely, post)) ?? post.html;
  const input: PostInput = {
    cover,
    cover_alt,
    excerpt,
    tags,
    language,
    html,
    title: copyTitle(post),
    status: 'draft',
  };
  return createPost(
    db,
    record,
    input,
    now,
    key === undefined ? undefined : `copy of ${post.id} ${key}`,
    slug,
  );
}

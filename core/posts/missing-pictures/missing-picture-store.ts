import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { hasMissingPicture } from '../../../shared/media.ts';
import type { Post } from '../../../shared/post.ts';

type SavedText = Pick<Post, 'id' | 'html'>;

/** Remembers where pictures are missing in what was saved as `post`; nothing, where `typed` misses none. */
export async function saveMissingPictures(db: Kysely<Schema>, post: SavedText, typed: string): Promise<void> {
  await db.deleteFrom('missing_pictures').where('post_id', '=', post.id).execute();
  if (!hasMissingPicture(typed)) return;
  await db
    .insertInto('missing_pictures')
    // Forms send their line ends in two characters, and hold them in one.
    .values({ post_id: post.id, html: typed.replace(/\r\n?/g, '\n'), saved_hash: hashOf(post) })
    .execute();
}

/** The text of a post with the places of its missing pictures; undefined where it misses none, or has another text by now. */
export async function findMissingPictures(db: Kysely<Schema>, post: SavedText): Promise<string | undefined> {
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

import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { pictureIds } from '../../shared/picture-ids.ts';
import type { Post } from '../../shared/post.ts';

/** Remembers which pictures of the library a post shows, so that nobody has to look through all posts for one. */
export async function savePostPictures(
  db: Kysely<Schema>,
  { id, html, cover }: Pick<Post, 'id' | 'html' | 'cover'>,
): Promise<void> {
  await db.deleteFrom('post_pictures').where('post_id', '=', id).execute();
  const rows = pictureIds(html, cover).map((media_id) => ({ post_id: id, media_id }));
  if (rows.length === 0) return;
  // Each row is two parameters of the statement.
  for (let start = 0; start < rows.length; start += 1_000) {
    await db
      .insertInto('post_pictures')
      .values(rows.slice(start, start + 1_000))
      .execute();
  }
}

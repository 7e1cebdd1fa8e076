import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Remembers for ever that `slug` led to the post. A living post that uses the address again is found first. */
export async function insertOldSlug(
  db: Kysely<Schema>,
  slug: string,
  postId: string,
  createdAt: string,
): Promise<void> {
  await db
    .insertInto('old_slugs')
    .values({ slug, post_id: postId, created_at: createdAt })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ post_id: postId }))
    .execute();
}

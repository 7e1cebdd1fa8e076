import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/**
 * Remembers for ever that `slug` led to the post. The newest owner of a former address has it; while
 * a living post uses the address again, that post is found first and this row only waits.
 */
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

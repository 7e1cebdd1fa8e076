import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Post } from '../../shared/post.ts';

/**
 * Remembers for ever that the post had its address, and whether readers could see it there: where they could not, they are not led
 * on. A living post that uses the address again is found first.
 */
export async function insertOldSlug(db: Kysely<Schema>, { id, ...post }: Post, at: string): Promise<void> {
  const is_public = Number(post.status === 'published' || (await wasPublished(db, id, post.slug)));
  await db
    .insertInto('old_slugs')
    .values({ slug: post.slug, post_id: id, created_at: at, is_public })
    .onConflict((conflict) => {
      const taken = conflict.column('slug').doUpdateSet({ post_id: id, is_public });
      // Readers who know the address from another post are still led to that.
      return is_public ? taken : taken.where('old_slugs.is_public', '=', 0);
    })
    .execute();
}

/** Whether any saved state of a post was published, at this slug if one is given. */
export async function wasPublished(db: Kysely<Schema>, postId: string, slug?: string): Promise<boolean> {
  const row = await db
    .selectFrom('revisions')
    .select('version')
    .where('post_id', '=', postId)
    // Within the text, JSON has its quotation marks escaped.
    .where('snapshot', 'like', '%"status":"published"%')
    .$if(slug !== undefined, (query) => query.where('snapshot', 'like', `%"slug":${JSON.stringify(slug)}%`))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

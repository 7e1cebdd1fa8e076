import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Post } from '../../shared/post.ts';
import { postColumns, toPost } from '../posts/post-row.ts';

type Db = Kysely<Schema>;

export interface ExportedPost extends Post {
  oldSlugs: string[];
}

/** The posts that are not deleted, drafts too, by id from behind `after` on. */
export async function listPostsAfter(db: Db, after: string, limit: number): Promise<ExportedPost[]> {
  const rows = await db
    .selectFrom('posts')
    .select(postColumns)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const former = await db
    .selectFrom('old_slugs')
    .select(['slug', 'post_id'])
    .where(
      'post_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('slug')
    .execute();
  return rows.map((row) => ({
    ...toPost(row),
    oldSlugs: former.filter(({ post_id }) => post_id === row.id).map(({ slug }) => slug),
  }));
}

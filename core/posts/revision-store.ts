import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { type Post, postSchema } from '../../shared/post.ts';

type Db = Kysely<Schema>;

/** Keeps the post as it was saved. */
export async function insertRevision(db: Db, post: Post): Promise<void> {
  await db
    .insertInto('revisions')
    .values({
      post_id: post.id,
      version: post.version,
      snapshot: JSON.stringify(post),
      created_at: post.updated_at,
    })
    .execute();
}

/** Saved states of a post, newest first; all of them, or the newest `limit`. */
export async function listRevisions(db: Db, postId: string, limit?: number): Promise<Post[]> {
  const rows = await db
    .selectFrom('revisions')
    .select('snapshot')
    .where('post_id', '=', postId)
    .orderBy('version', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map((row) => toPost(row.snapshot));
}

/** A post as one of its versions had it. */
export async function findRevision(db: Db, postId: string, version: number): Promise<Post | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select('snapshot')
    .where('post_id', '=', postId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && toPost(row.snapshot);
}

function toPost(snapshot: string): Post {
  return postSchema.parse(JSON.parse(snapshot));
}

import type { Kysely } from 'kysely';
import { type DialectName, lockRows } from '../../../db/dialect.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Post } from '../../../shared/post.ts';
import { postColumns, toPost } from '../post-row.ts';

type Db = Kysely<Schema>;

/** Behind which id the search has still to be filled; undefined where it has every post. Held still until the transaction ends. */
export async function findBacklog(db: Db, dialect: DialectName): Promise<string | undefined> {
  const query = db.selectFrom('search_backlog').select('after');
  return (await lockRows(query, dialect).executeTakeFirst())?.after;
}

export async function updateBacklog(db: Db, after: string): Promise<void> {
  await db.updateTable('search_backlog').set({ after }).execute();
}

export async function removeBacklog(db: Db): Promise<void> {
  await db.deleteFrom('search_backlog').execute();
}

/** Living posts behind an id that the search does not know, by their ids; held still until the transaction ends. */
export async function listUnsearchedPosts(
  db: Db,
  dialect: DialectName,
  { after, limit }: { after: string; limit: number },
): Promise<Post[]> {
  const query = db
    .selectFrom('posts')
    .select(postColumns)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .where((post) =>
      post.not(
        post.exists(
          post.selectFrom('post_search').select('docid').whereRef('post_search.post_id', '=', 'posts.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit);
  return (await lockRows(query, dialect).execute()).map(toPost);
}

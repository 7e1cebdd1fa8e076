import { type Kysely, sql } from 'kysely';
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

/** The next living posts behind an id, by their ids; held still until the transaction ends. */
export async function listPostsBehind(
  db: Db,
  dialect: DialectName,
  { after, limit }: { after: string; limit: number },
): Promise<Post[]> {
  const query = db
    .selectFrom('posts')
    .select(postColumns)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit);
  return (await lockRows(query, dialect).execute()).map(toPost);
}

/** Which of some posts the search knows. */
export async function findSearchedIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('post_search').select('post_id').where('post_id', 'in', ids).execute();
  return new Set(rows.map(({ post_id }) => post_id));
}

/** Tells PostgreSQL which words are common, on which its way of searching depends; by itself it would know in a minute or so. */
export async function countSearchedWords(db: Db, dialect: DialectName): Promise<void> {
  if (dialect === 'postgres') await sql`analyze post_search`.execute(db);
}

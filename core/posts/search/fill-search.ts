import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/connect.ts';
import { type DialectName, lockRows } from '../../../db/dialect.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Post } from '../../../shared/post.ts';
import { inTransaction } from '../../site-version/change-site.ts';
import { postColumns, toPost } from '../post-row.ts';
import { bodyWords } from './body-words.ts';
import { indexPost } from './index-post.ts';

/** Posts in one transaction; as many bodies as `bodyWords` remembers. */
const limit = 8;

/**
 * Makes the posts found that came past the core, with an earlier version of the program or a copy: some at a time, so
 * that others have their turn and what is done stays done. Posts that are saved meanwhile see to themselves.
 */
export async function fillSearch(db: Database): Promise<void> {
  const { kysely, dialect } = db;
  for (let after = await findBacklog(kysely, dialect); after !== undefined; ) {
    const range = { after, limit };
    // Read before the lock is taken, and remembered inside.
    for (const { html } of await unsearched(kysely, await listPostsBehind(kysely, dialect, range)))
      await bodyWords(html);
    after = await inTransaction(db, async (transaction) => {
      const place = await findBacklog(transaction, dialect);
      // Another process may have been here first.
      if (place !== range.after) return place;
      const posts = await listPostsBehind(transaction, dialect, range);
      for (const post of await unsearched(transaction, posts)) await indexPost(transaction, dialect, post);
      const last = posts.at(-1)?.id;
      if (last === undefined) await removeBacklog(transaction);
      else await updateBacklog(transaction, last);
      return last;
    });
    if (after === undefined) await countSearchedWords(kysely, dialect);
  }
}

async function unsearched(db: Kysely<Schema>, posts: Post[]): Promise<Post[]> {
  const known = await findSearchedIds(
    db,
    posts.map(({ id }) => id),
  );
  return posts.filter(({ id }) => !known.has(id));
}

type Db = Kysely<Schema>;

/** Behind which id the search has still to be filled; undefined where it has every post. Held still until the transaction ends. */
async function findBacklog(db: Db, dialect: DialectName): Promise<string | undefined> {
  const query = db.selectFrom('search_backlog').select('after');
  return (await lockRows(query, dialect).executeTakeFirst())?.after;
}

async function updateBacklog(db: Db, after: string): Promise<void> {
  await db.updateTable('search_backlog').set({ after }).execute();
}

async function removeBacklog(db: Db): Promise<void> {
  await db.deleteFrom('search_backlog').execute();
}

/** The next living posts behind an id, by their ids; held still until the transaction ends. */
async function listPostsBehind(
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
async function findSearchedIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('post_search').select('post_id').where('post_id', 'in', ids).execute();
  return new Set(rows.map(({ post_id }) => post_id));
}

/** Tells PostgreSQL which words are common, on which its way of searching depends; by itself it would know in a minute or so. */
async function countSearchedWords(db: Db, dialect: DialectName): Promise<void> {
  if (dialect === 'postgres') await sql`analyze post_search`.execute(db);
}

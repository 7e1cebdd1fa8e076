import type { Kysely } from 'kysely';
import type { Database } from '../../../db/connect.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Post } from '../../../shared/post.ts';
import { inTransaction } from '../../site-version/prepare-first.ts';
import { bodyWords } from './body-words.ts';
import { indexPost } from './index-post.ts';
import {
  countSearchedWords,
  findBacklog,
  findSearchedIds,
  listPostsBehind,
  removeBacklog,
  updateBacklog,
} from './search-backlog-store.ts';

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

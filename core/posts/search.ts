import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { type DialectName, lockRows } from '../../db/dialect.ts';
import type { Db } from '../../db/schema.ts';
import type { Post } from '../../shared/post.ts';
import { findMatches, searchWords } from '../../shared/text.ts';
import { render } from '../rendering/render.ts';
import { inTransaction } from '../site-version/change-site.ts';
import type { PostMatch, PostMatches } from './post-core.ts';
import { countLivingPosts } from './post-list-store.ts';
import { postColumns, toPost } from './post-row.ts';
import {
  bodyWords,
  indexPost,
  listChangedLast,
  listFoundIds,
  listPostRows,
  listPostRowsOf,
  listSearchedTexts,
  searchPlaces,
} from './search-store.ts';

/** How many suggestions are shown (docs/specification.md 9.5). */
const suggestions = 8;

/** Finds posts that contain every word or one starting with it, ignoring case and accents, newest first. An empty query finds all posts. */
export async function searchPosts(db: Database, query: string, limit: number): Promise<PostMatches> {
  const { kysely, dialect } = db;
  if (query.trim() === '') {
    const posts = await listPostRows(kysely, { limit, offset: 0 });
    return { posts, total: await countLivingPosts(kysely), hasMore: false };
  }
  const words = searchWords(query);
  if (words.length === 0) return { posts: [], total: 0, hasMore: false };
  // Count only as many as can be listed.
  const ids = await listFoundIds(kysely, dialect, { words, place: 'anywhere', limit: countedMatches + 1 });
  const total = Math.min(ids.length, countedMatches);
  return {
    posts: await listPostRowsOf(kysely, ids.slice(0, Math.min(limit, total))),
    total,
    hasMore: ids.length > countedMatches,
  };
}

/** The most matches counted: as many as the editor's list shows (docs/specification.md 9.2). */
const countedMatches = 250;

/**
 * Suggests at most 8 posts. First come those whose title starts with a word, then those with all words in the
 * title, in title and tags, or anywhere, newest first in each group. An empty query suggests the last changed
 * posts. `passage` shows a word that isn't in the title.
 */
export async function suggestPosts(db: Database, query: string): Promise<PostMatch[]> {
  if (query.trim() === '') {
    const posts = await listChangedLast(db.kysely, suggestions);
    return posts.map((post) => ({ ...post, passage: null }));
  }
  const words = searchWords(query);
  const best = await listPostRowsOf(db.kysely, await findBest(db, words));
  const inText = best.filter(({ title }) => missingIn(title, words).length > 0);
  const texts = await listSearchedTexts(
    db.kysely,
    inText.map(({ id }) => id),
  );
  const found: PostMatch[] = [];
  for (const post of best) {
    const text = texts.find(({ id }) => id === post.id);
    found.push({ ...post, passage: text ? await passageIn(text, missingIn(post.title, words)) : null });
  }
  return found;
}

async function findBest(db: Database, words: readonly string[]): Promise<string[]> {
  const best = new Set<string>();
  if (words.length === 0) return [];
  for (const place of searchPlaces) {
    for (const id of await listFoundIds(db.kysely, db.dialect, { words, place, limit: suggestions })) {
      best.add(id);
    }
    if (best.size >= suggestions) break;
  }
  return [...best].slice(0, suggestions);
}

function missingIn(title: string, words: readonly string[]): string[] {
  return words.filter((word) => findMatches(title, [word]).length === 0);
}

async function passageIn(
  { tags, excerpt, html }: { tags: string; excerpt: string; html: string },
  words: string[],
): Promise<string | null> {
  // Folding each character takes about ten times as long as sanitizing.
  const passage = await render('passage', { texts: [tags, excerpt], html, words }, html.length * 10);
  return passage.ok ? passage.value : null;
}

const limit = 8;

/**
 * Indexes posts that an earlier version or a restored backup left unindexed, a few at a time. Posts saved in
 * the meantime are indexed by saving.
 */
export async function fillSearch(db: Database): Promise<void> {
  const { kysely, dialect } = db;
  for (let after = await findBacklog(kysely, dialect); after !== undefined; ) {
    const range = { after, limit };
    // Cached here for the transaction.
    for (const { html } of await unsearched(kysely, await listUnindexedPosts(kysely, dialect, range)))
      await bodyWords(html);
    after = await inTransaction(db, async (transaction) => {
      const place = await findBacklog(transaction, dialect);
      // Another process may have been faster.
      if (place !== range.after) return place;
      const posts = await listUnindexedPosts(transaction, dialect, range);
      for (const post of await unsearched(transaction, posts)) await indexPost(transaction, dialect, post);
      const last = posts.at(-1)?.id;
      if (last === undefined) await transaction.deleteFrom('search_backlog').execute();
      else await transaction.updateTable('search_backlog').set({ after: last }).execute();
      return last;
    });
    // PostgreSQL plans searches by its statistics, which it would otherwise update minutes later.
    if (after === undefined && dialect === 'postgres') await sql`analyze post_search`.execute(kysely);
  }
}

async function unsearched(db: Db, posts: Post[]): Promise<Post[]> {
  if (posts.length === 0) return [];
  const ids = posts.map(({ id }) => id);
  const rows = await db.selectFrom('post_search').select('post_id').where('post_id', 'in', ids).execute();
  const known = new Set(rows.map(({ post_id }) => post_id));
  return posts.filter(({ id }) => !known.has(id));
}

/** Returns the ID after which posts aren't indexed yet; undefined if all are. */
async function findBacklog(db: Db, dialect: DialectName): Promise<string | undefined> {
  const query = db.selectFrom('search_backlog').select('after');
  return (await lockRows(query, dialect).executeTakeFirst())?.after;
}

async function listUnindexedPosts(
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

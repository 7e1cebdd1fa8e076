import type { Database } from '../../../db/connect.ts';
import { findMatches, searchWords } from '../../../shared/text.ts';
import { render } from '../../rendering/render.ts';
import type { PostMatch, PostMatches } from '../post-core.ts';
import { countLivingPosts } from '../post-counts-store.ts';
import {
  listChangedLast,
  listFoundIds,
  listPostRows,
  listPostRowsOf,
  listSearchedTexts,
  searchPlaces,
} from './search-store.ts';

/** Suggestions of the open-existing box (docs/specification.md 9.5). */
const suggestions = 8;

/** The owner's newest posts with every word of the query, or one that begins so, in any case and accents. A blank query finds all. */
export async function searchPosts(db: Database, query: string, limit: number): Promise<PostMatches> {
  const { kysely, dialect } = db;
  if (query.trim() === '') {
    const posts = await listPostRows(kysely, { limit, offset: 0 });
    return { posts, total: await countLivingPosts(kysely), hasMore: false };
  }
  const words = searchWords(query);
  if (words.length === 0) return { posts: [], total: 0, hasMore: false };
  // Nobody waits for all to be counted that nobody looks through.
  const ids = await listFoundIds(kysely, dialect, { words, place: 'anywhere', limit: countedMatches + 1 });
  const total = Math.min(ids.length, countedMatches);
  return {
    posts: await listPostRowsOf(kysely, ids.slice(0, Math.min(limit, total))),
    total,
    hasMore: ids.length > countedMatches,
  };
}

/** As many matches as the editor's list can show (docs/specification.md 9.2). */
const countedMatches = 250;

/**
 * At most 8 posts: those whose title begins with a word, those with all words in the title, in title and tags, anywhere;
 * the newest first among each. A blank query suggests what was changed last. `passage` is the place of a word that is
 * not in the title.
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
  // Folded character by character, a text weighs some ten times as much as one that is sanitised.
  const passage = await render('passage', { texts: [tags, excerpt], html, words }, html.length * 10);
  return passage.ok ? passage.value : null;
}

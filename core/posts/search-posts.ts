import type { Database } from '../../db/connect.ts';
import { queryWords } from '../../shared/fold-text.ts';
import { render } from '../rendering/render.ts';
import type { PostMatch, PostMatches, PostRow } from './post-core.ts';
import type { IndexedPost } from './search-index.ts';
import { listSearchedPosts, listSearchedTexts } from './search-store.ts';

/** Suggestions of the open-existing box (docs/specification.md 9.5). */
const suggestions = 8;

type Index = () => Promise<IndexedPost[]>;

/** The owner's posts with every word of the query, in any case and accents, newest first. A blank query finds all. */
export async function searchPosts(
  db: Database,
  index: Index,
  query: string,
  limit: number,
): Promise<PostMatches> {
  const words = queryWords(query);
  // Nobody who only opens the list waits for the bodies to be read.
  const found =
    words.length === 0
      ? await listSearchedPosts(db.kysely)
      : (await index()).filter((post) => holdsAll(post, words));
  return { posts: found.slice(0, limit).map(toRow), total: found.length };
}

/**
 * At most 8 posts, those with a word in the title first, then in tags, then in bodies. A blank query suggests what was
 * changed last. `passage` is the place of a word that is not in the title.
 */
export async function suggestPosts(db: Database, index: Index, query: string): Promise<PostMatch[]> {
  const words = queryWords(query);
  if (words.length === 0) {
    const posts = await listSearchedPosts(db.kysely);
    posts.sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1));
    return posts.slice(0, suggestions).map((post) => ({ ...toRow(post), passage: null }));
  }
  const best = (await index())
    .filter((post) => holdsAll(post, words))
    .map((post) => ({ post, rank: rankOf(post, words) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, suggestions)
    .map(({ post }) => post);
  const texts = await listSearchedTexts(
    db.kysely,
    best.filter((post) => words.some((word) => !post.titleWords.includes(word))).map(({ id }) => id),
  );
  const found: PostMatch[] = [];
  for (const post of best) {
    const text = texts.find(({ id }) => id === post.id);
    const missing = words.filter((word) => !post.titleWords.includes(word));
    found.push({ ...toRow(post), passage: text ? await passageIn(text, missing) : null });
  }
  return found;
}

function holdsAll({ titleWords, keywords, body }: IndexedPost, words: readonly string[]): boolean {
  return words.every((word) => titleWords.includes(word) || keywords.includes(word) || body.includes(word));
}

function rankOf({ titleWords, keywords }: IndexedPost, words: readonly string[]): number {
  if (words.some((word) => titleWords.startsWith(word))) return 0;
  if (words.every((word) => titleWords.includes(word))) return 1;
  return words.some((word) => titleWords.includes(word) || keywords.includes(word)) ? 2 : 3;
}

async function passageIn(
  { tags, excerpt, html }: { tags: string; excerpt: string; html: string },
  words: string[],
): Promise<string | null> {
  // Folded character by character, a text weighs some ten times as much as one that is sanitised.
  const passage = await render('passage', { texts: [tags, excerpt], html, words }, html.length * 10);
  return passage.ok ? passage.value : null;
}

function toRow({ id, slug, title, date, language, status, updated_at }: PostRow): PostRow {
  return { id, slug, title, date, language, status, updated_at };
}

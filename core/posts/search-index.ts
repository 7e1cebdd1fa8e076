import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/connect.ts';
import { foldText } from '../../shared/fold-text.ts';
import { plainText } from '../../shared/rich-text/plain-text.ts';
import { remembered } from '../site-version/remembered.ts';
import { listSearchedPosts, listSearchedTexts, type SearchedPost } from './search-store.ts';

/** A post with its words as they are searched. */
export interface IndexedPost extends SearchedPost {
  titleWords: string;
  /** Tags, slug and excerpt. */
  keywords: string;
  body: string;
}

/** How many posts are read before other requests get their turn. */
const batch = 50;

/**
 * Every living post in memory, newest first, as it is searched: neither database folds accents alike, and the owner
 * of 2,000 posts (some 20 MB) must not wait at every key. Only posts that have changed are read again.
 */
export function createSearchIndex(db: Database): () => Promise<IndexedPost[]> {
  let known = new Map<string, IndexedPost>();
  const read = async () => {
    const rows = await listSearchedPosts(db.kysely);
    const changed = rows.filter(({ id, version }) => known.get(id)?.version !== version);
    const fresh = new Map<string, IndexedPost>();
    for (let start = 0; start < changed.length; start += batch) {
      const part = changed.slice(start, start + batch);
      const texts = await listSearchedTexts(
        db.kysely,
        part.map(({ id }) => id),
      );
      const byId = new Map(texts.map((text) => [text.id, text]));
      for (const row of part) fresh.set(row.id, indexed(row, byId.get(row.id)));
      await setImmediate();
    }
    const posts = rows.flatMap((row) => fresh.get(row.id) ?? known.get(row.id) ?? []);
    known = new Map(posts.map((post) => [post.id, post]));
    return posts;
  };
  const current = remembered(db, read);
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    // One after another: the second finds done what the first has read.
    const next = last.then(current, current);
    last = next;
    return next;
  };
}

function indexed(
  row: SearchedPost,
  text: { html: string; excerpt: string; tags: string } | undefined,
): IndexedPost {
  return {
    ...row,
    titleWords: foldText(row.title),
    keywords: foldText(`${text?.tags ?? ''} ${row.slug} ${text?.excerpt ?? ''}`),
    body: foldText(plainText(text?.html ?? '')),
  };
}

import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/connect.ts';
import { foldText } from '../../shared/fold-text.ts';
import { render } from '../rendering/render.ts';
import { memoizeByVersion } from '../site-version/memoize-by-version.ts';
import { listSearchedPosts, listSearchedTexts, type SearchedPost } from './search-store.ts';

export interface IndexedPost extends SearchedPost {
  titleWords: string;
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
      const bodies = part.map(({ id }) => byId.get(id)?.html ?? '');
      const weight = bodies.reduce((sum, { length }) => sum + length, 0);
      const rendered = await render('searchTexts', bodies, weight);
      // A text too intricate to be read is found by its title, tags and excerpt.
      for (const [at, row] of part.entries()) {
        fresh.set(row.id, indexed(row, byId.get(row.id), rendered.ok ? (rendered.value[at] ?? '') : ''));
      }
      await setImmediate();
    }
    const posts = rows.flatMap((row) => fresh.get(row.id) ?? known.get(row.id) ?? []);
    known = new Map(posts.map((post) => [post.id, post]));
    return posts;
  };
  const current = memoizeByVersion(db, read);
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
  text: { excerpt: string; tags: string } | undefined,
  body: string,
): IndexedPost {
  return {
    ...row,
    titleWords: foldText(row.title),
    keywords: foldText(`${text?.tags ?? ''} ${row.slug} ${text?.excerpt ?? ''}`),
    body,
  };
}

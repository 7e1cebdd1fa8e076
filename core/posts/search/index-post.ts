import type { Kysely } from 'kysely';
import type { DialectName } from '../../../db/dialect.ts';
import type { Schema } from '../../../db/schema.ts';
import { sortKey } from '../../../shared/dates.ts';
import type { Post } from '../../../shared/post.ts';
import { searchWords } from '../../../shared/text.ts';
import { bodyWordsInside } from './body-words.ts';
import { insertSearchedPost, listDocids, removeSearchedPost } from './search-store.ts';

/** Posts of one minute that can have numbers of their own: a number stays exact in a double until the year 9999. */
const perMinute = 2 ** 21;

/** Digits of an id that make the lower part of a number, so that posts of one minute are found in the order of lists. */
const idDigits = 5;

/** Posts of one minute that may meet at a number before its search gives up. */
const nearby = 1_000;

export type IndexedPost = Pick<Post, 'id' | 'slug' | 'title' | 'date' | 'excerpt' | 'tags' | 'html'>;

/** Makes a post found by what it says now, in the transaction that writes it. */
export async function indexPost(db: Kysely<Schema>, dialect: DialectName, post: IndexedPost): Promise<void> {
  await removeSearchedPost(db, post.id);
  const title = searchWords(post.title);
  const keywords = searchWords([...post.tags, post.slug, post.excerpt ?? ''].join(' '));
  await insertSearchedPost(db, dialect, {
    docid: await freeDocid(db, post),
    post_id: post.id,
    first: title[0] ?? '',
    title: title.join(' '),
    keywords: keywords.join(' '),
    words: `${title.join(' ')} ${keywords.join(' ')} ${await bodyWordsInside(post.html)}`,
  });
}

/** A number that sorts as lists do, by date and then by id, and that no other post has. */
async function freeDocid(db: Kysely<Schema>, { id, date }: IndexedPost): Promise<number> {
  const minute = Math.floor(Date.parse(sortKey(date)) / 60_000);
  const digits = Number.parseInt(id.replaceAll('-', '').slice(0, idDigits), 16) || 0;
  const wanted = minute * perMinute + digits;
  const taken = new Set(await listDocids(db, wanted, wanted + nearby));
  let docid = wanted;
  while (taken.has(docid)) docid += 1;
  return docid;
}

import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DialectName } from '../../db/dialect.ts';
import type { Db } from '../../db/schema.ts';
import { sortKey } from '../../shared/dates.ts';
import type { Post } from '../../shared/post.ts';
import { searchWords } from '../../shared/text.ts';
import { RowReader } from '../invalid-rows.ts';
import { render } from '../rendering/render.ts';
import { PrepareFirst } from '../site-version/change-site.ts';
import type { PostRow } from './post-core.ts';
import { toHead, toTags } from './post-row.ts';

/** Texts are words as `searchWords` gives them, a space between them. */
export interface SearchedPost {
  docid: number;
  post_id: string;
  /** The first word of the title. */
  first: string;
  title: string;
  keywords: string;
  /** All there are: of title, keywords and body. */
  words: string;
}

/** PostgreSQL takes a megabyte of words for one post at the most; a novel has less (bytes). */
const wordsLimit = 600_000;

export async function removeSearchedPost(db: Db, postId: string): Promise<void> {
  await db.deleteFrom('post_search').where('post_id', '=', postId).execute();
}

/** Numbers from `from` to before `to` that posts have. */
async function listDocids(db: Db, from: number, to: number): Promise<number[]> {
  const rows = await db
    .selectFrom('post_search')
    .select('docid')
    .where('docid', '>=', from)
    .where('docid', '<', to)
    .execute();
  return rows.map(({ docid }) => Number(docid));
}

async function insertSearchedPost(db: Db, dialect: DialectName, post: SearchedPost): Promise<void> {
  const { docid, post_id, first, title, keywords } = post;
  const words = Buffer.from(post.words).subarray(0, wordsLimit).toString();
  if (dialect === 'postgres') {
    const heads = [weighted(first, 'A'), weighted(title, 'B'), weighted(keywords, 'C')].join(' ');
    await sql`insert into post_search (docid, post_id, heads, words)
      values (${docid}, ${post_id}, ${heads}::tsvector, array_to_tsvector(array_remove(string_to_array(${words}, ' '), '')))`.execute(
      db,
    );
    return;
  }
  await db.insertInto('post_search').values({ docid, post_id }).execute();
  // A number is a double where it comes from, and an integer in the table.
  const number = sql`(select docid from post_search where post_id = ${post_id})`;
  await sql`insert into search_heads (rowid, first, title, keywords)
    values (${number}, ${first}, ${title}, ${keywords})`.execute(db);
  await sql`insert into search_words (rowid, words) values (${number}, ${words})`.execute(db);
}

/** Words as tsvector reads them, all at one place: only their weight is asked for. */
function weighted(words: string, weight: 'A' | 'B' | 'C'): string {
  return words
    .split(' ')
    .filter(Boolean)
    .map((word) => `${word}:1${weight}`)
    .join(' ');
}

/** Where words have to stand, from the best place to any: the title's beginning, the title, the tags, slug and excerpt. */
export const searchPlaces = ['start', 'title', 'keywords', 'anywhere'] as const;

export type SearchPlace = (typeof searchPlaces)[number];

/**
 * Ids of the living posts, drafts too, that have each word, or one that begins so, at a place; the newest first. At
 * `start` one of the words begins the title, and all are in it.
 */
export async function listFoundIds(db: Db, dialect: DialectName, search: Search): Promise<string[]> {
  return (await listFound(db, dialect, search)).map(({ id }) => id);
}

interface Search {
  words: readonly string[];
  place: SearchPlace;
  limit: number;
  /** Only what stands behind this number in the order of what is found. */
  before?: number | undefined;
}

/** As `listFoundIds`, with the number that each post has in the search. */
export async function listFound(
  db: Db,
  dialect: DialectName,
  search: Search,
): Promise<{ id: string; docid: number }[]> {
  const docids = dialect === 'postgres' ? postgresDocids : sqliteDocids;
  const { rows } = await sql<{ post_id: string; docid: number }>`select post_search.post_id, post_search.docid
    from (${docids(search)}) as found join post_search on post_search.docid = found.docid
    order by post_search.docid desc`.execute(db);
  return rows.map(({ post_id, docid }) => ({ id: post_id, docid: Number(docid) }));
}

function sqliteDocids({ words, place, limit, before }: Search): RawBuilder<unknown> {
  const terms = words.map((word) => `"${word}"*`);
  const all = terms.join(' AND ');
  const match = {
    start: `title : (${all}) AND first : (${terms.join(' OR ')})`,
    title: `title : (${all})`,
    keywords: all,
    anywhere: all,
  }[place];
  const table = sql.table(place === 'anywhere' ? 'search_words' : 'search_heads');
  // A number is a double where it comes from, and an integer in the table.
  const behind = before === undefined ? sql`` : sql`and rowid < cast(${before} as integer)`;
  return sql`select rowid as docid from ${table} where ${table} match ${match} ${behind} order by rowid desc limit ${limit}`;
}

/** Of so many of the newest posts, those that are wanted are looked for one by one: some five milliseconds where none is found. */
const newestPosts = 1_000;

function postgresDocids({ words, place, limit, before }: Search): RawBuilder<unknown> {
  const all = (weights: string) => words.map((word) => `'${word}':*${weights}`).join(' & ');
  const query = {
    start: `${all('AB')} & (${words.map((word) => `'${word}':*A`).join(' | ')})`,
    title: all('AB'),
    keywords: all(''),
    anywhere: all(''),
  }[place];
  const column = sql.ref(place === 'anywhere' ? 'words' : 'heads');
  const behind = before === undefined ? sql`true` : sql`docid < ${before}`;
  const match = sql`${column} @@ ${query}::tsquery and ${behind}`;
  // Where many match, enough of the newest do; where few do, the index has them at once. Left to itself, PostgreSQL
  // guesses how many have a word that begins so, and reads all posts one by one where it guesses wrong.
  return sql`
    with newest as materialized (
      select docid from (select docid, ${column} from post_search where ${behind} order by docid desc limit ${newestPosts}) as recent
      where ${match} order by docid desc limit ${limit}
    ), enough as materialized (select count(*) >= ${limit} as enough from newest
    ), others as materialized (select docid from post_search where ${match} and not (select enough from enough))
    select docid from newest where (select enough from enough) union all select docid from others
    order by docid desc limit ${limit}`;
}

const rowColumns = ['id', 'slug', 'title', 'date', 'language', 'status', 'publish_at', 'updated_at'] as const;
const headColumns = [...rowColumns, 'version', 'source', 'cover', 'excerpt', 'created_at'] as const;

/** A page of all living posts, drafts too, newest first; without their bodies. */
export async function listPostRows(db: Db, range: { limit: number; offset: number }): Promise<PostRow[]> {
  const rows = await livingRows(db)
    .orderBy('sort_key', 'desc')
    .orderBy('id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return rows.map(toPostRow);
}

export async function listChangedLast(db: Db, limit: number): Promise<PostRow[]> {
  const rows = await livingRows(db).orderBy('updated_at', 'desc').limit(limit).execute();
  return rows.map(toPostRow);
}

/** The posts of some ids, in their order. */
export async function listPostRowsOf(db: Db, ids: readonly string[]): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const rows = await livingRows(db).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toPostRow(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function livingRows(db: Db) {
  return db.selectFrom('posts').where('deleted_at', 'is', null).select(headColumns);
}

function toPostRow(row: { id: string } & Record<string, unknown>): PostRow {
  const head = toHead(new RowReader('posts', row.id), { ...row, tags: [] });
  const { id, slug, title, date, language, status, publish_at, updated_at } = head;
  return { id, slug, title, date, language, status, publish_at, updated_at };
}

/** The texts of some posts by their ids; `tags` apart from each other by a space. */
export async function listSearchedTexts(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; html: string; excerpt: string; tags: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('posts')
    .where('id', 'in', ids)
    .select(['id', 'html', 'excerpt', 'tags'])
    .execute();
  return rows.map(({ id, html, excerpt, tags }) => ({
    id,
    html,
    excerpt: excerpt ?? '',
    tags: toTags(new RowReader('posts', id), tags).join(' '),
  }));
}

/** Bodies on their way into the database, read before its lock is taken and asked for again inside. */
const recent = new LRUCache<string, string>({
  // A batch of an import, or some of the longest that there are.
  ...{ max: 60, maxSize: 16_000_000 },
  sizeCalculation: ({ length }) => length + 1,
});

/** The words of a body as they are searched, a space between them; '' for one that takes too long to read. */
export async function bodyWords(html: string): Promise<string> {
  const hash = hashOf(html);
  const known = recent.get(hash);
  if (known !== undefined) return known;
  const read = await render('searchWords', html, html.length);
  const words = read.ok ? read.value : '';
  recent.set(hash, words);
  return words;
}

/** Bodies whose words are found as fast as they are asked for, in characters. */
const short = 6_000;

/** The same in a transaction, which is run again where it would have to wait for them. */
function bodyWordsInside(html: string): Promise<string> {
  if (html.length > short && !recent.has(hashOf(html))) throw new PrepareFirst(() => bodyWords(html));
  return bodyWords(html);
}

/** Keeps the words that another thread has found in a body. */
export function keepWords(html: string, words: string): void {
  recent.set(hashOf(html), words);
}

function hashOf(html: string): string {
  return createHash('sha256').update(html).digest('base64');
}

/** Posts of one minute that can have numbers of their own: a number stays exact in a double until the year 9999. */
const perMinute = 2 ** 21;

/** Digits of an id that make the lower part of a number, so that posts of one minute are found in the order of lists. */
const idDigits = 5;

/** Posts of one minute that may meet at a number before its search gives up. */
const nearby = 1_000;

export type IndexedPost = Pick<Post, 'id' | 'slug' | 'title' | 'date' | 'excerpt' | 'tags' | 'html'>;

/** Makes a post found by what it says now, in the transaction that writes it. */
export async function indexPost(db: Db, dialect: DialectName, post: IndexedPost): Promise<void> {
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
async function freeDocid(db: Db, { id, date }: IndexedPost): Promise<number> {
  const minute = Math.floor(Date.parse(sortKey(date)) / 60_000);
  const digits = Number.parseInt(id.replaceAll('-', '').slice(0, idDigits), 16) || 0;
  const wanted = minute * perMinute + digits;
  const taken = new Set(await listDocids(db, wanted, wanted + nearby));
  let docid = wanted;
  while (taken.has(docid)) docid += 1;
  return docid;
}

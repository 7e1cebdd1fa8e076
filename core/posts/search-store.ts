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

/** Each text contains the words that `searchWords` returns, separated by spaces. */
export interface SearchedPost {
  docid: number;
  post_id: string;
  first: string;
  title: string;
  keywords: string;
  words: string;
}

/** The most bytes of words per post. PostgreSQL allows a megabyte, and a novel has less. */
const wordsLimit = 600_000;

export async function removeSearchedPost(db: Db, postId: string): Promise<void> {
  await db.deleteFrom('post_search').where('post_id', '=', postId).execute();
}

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
  // SQLite binds numbers as doubles, and the table needs an integer.
  const number = sql`(select docid from post_search where post_id = ${post_id})`;
  await sql`insert into search_heads (rowid, first, title, keywords)
    values (${number}, ${first}, ${title}, ${keywords})`.execute(db);
  await sql`insert into search_words (rowid, words) values (${number}, ${words})`.execute(db);
}

/** Returns words in tsvector syntax, all at one position, because only their weight matters. */
function weighted(words: string, weight: 'A' | 'B' | 'C'): string {
  return words
    .split(' ')
    .filter(Boolean)
    .map((word) => `${word}:1${weight}`)
    .join(' ');
}

/** Where a match can be, best first: at the start of the title, in the title, in tags, slug and excerpt too, or anywhere. */
export const searchPlaces = ['start', 'title', 'keywords', 'anywhere'] as const;

export type SearchPlace = (typeof searchPlaces)[number];

/**
 * Finds posts, including drafts, that contain each word or one starting with it, newest first. `start`: one
 * of the words starts the title, and all are in it.
 */
export async function listFoundIds(db: Db, dialect: DialectName, search: Search): Promise<string[]> {
  return (await listFound(db, dialect, search)).map(({ id }) => id);
}

interface Search {
  words: readonly string[];
  place: SearchPlace;
  limit: number;
  before?: number | undefined;
}

export async function listFound(db: Db, dialect: DialectName, search: Search) {
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
  // SQLite binds numbers as doubles, and the table needs an integer.
  const behind = before === undefined ? sql`` : sql`and rowid < cast(${before} as integer)`;
  return sql`select rowid as docid from ${table} where ${table} match ${match} ${behind} order by rowid desc limit ${limit}`;
}

/** How many of the newest posts are searched one by one. It takes about 5 ms if none matches. */
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
  // If many posts match, the newest include enough of them. If few match, the index finds them. Otherwise,
  // PostgreSQL misjudges how many words have a prefix, and may read all posts.
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

export async function listSearchedTexts(db: Db, ids: readonly string[]) {
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

/** Words by a hash of their body. Filled before a transaction, which only reads the cache. */
const recent = new LRUCache<string, string>({
  // Enough for one batch of an import, or several of the longest texts.
  ...{ max: 60, maxSize: 16_000_000 },
  sizeCalculation: ({ length }) => length + 1,
});

/** Returns the words of a body, separated by spaces; '' if reading the body takes too long. */
export async function bodyWords(html: string): Promise<string> {
  const hash = hashOf(html);
  const known = recent.get(hash);
  if (known !== undefined) return known;
  const read = await render('searchWords', html, html.length);
  const words = read.ok ? read.value : '';
  recent.set(hash, words);
  return words;
}

/** Bodies with fewer characters are read in this thread instead of a worker. */
const short = 6_000;

/**
 * Returns the words inside a transaction. If they aren't cached, throws `PrepareFirst`, so that the
 * transaction runs again instead of waiting.
 */
function bodyWordsInside(html: string): Promise<string> {
  if (html.length > short && !recent.has(hashOf(html))) throw new PrepareFirst(() => bodyWords(html));
  return bodyWords(html);
}

export function storeSearchWords(html: string, words: string): void {
  recent.set(hashOf(html), words);
}

function hashOf(html: string): string {
  return createHash('sha256').update(html).digest('base64');
}

/** How many search IDs are reserved per minute. A double represents IDs exactly until the year 9999. */
const perMinute = 2 ** 21;

/** How many digits of a post's ID sort the posts of one minute, as in lists. */
const idDigits = 5;

/** How many IDs of one minute may be taken before the search for a free one gives up. */
const nearby = 1_000;

export type IndexedPost = Pick<Post, 'id' | 'slug' | 'title' | 'date' | 'excerpt' | 'tags' | 'html'>;

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

/** Returns a unique search ID that sorts like lists: by date, then by ID. */
async function freeDocid(db: Db, { id, date }: IndexedPost): Promise<number> {
  const minute = Math.floor(Date.parse(sortKey(date)) / 60_000);
  const digits = Number.parseInt(id.replaceAll('-', '').slice(0, idDigits), 16) || 0;
  const wanted = minute * perMinute + digits;
  const taken = new Set(await listDocids(db, wanted, wanted + nearby));
  let docid = wanted;
  while (taken.has(docid)) docid += 1;
  return docid;
}

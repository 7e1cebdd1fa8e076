import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Schema } from '../../db/schema.ts';
import { defaultLocale, type Locale, localeSchema } from '../../shared/locale.ts';
import type { Post, PostSummary } from '../../shared/post.ts';
import { noDate, RowReader } from '../odd-rows/row-reader.ts';
import type { PostAddress } from './post-core.ts';
import { postColumns, summaryColumns, toPost, toSummary } from './post-row.ts';
import { listPublishedTranslations } from './published-pair-store.ts';

type Row = Parameters<typeof toSummary>[0];

/** As many as the longest page of a list has, twice; some 2 kB each. */
const most = 1000;

const kept = new LRUCache<string, { row: Row; summary: PostSummary }>({ max: most });

/** Reads a row unless it was read just as it stands: to check 500 of them takes longer than to make their page. */
function readSummary(row: Row): PostSummary {
  const before = kept.get(row.id);
  if (before && isSameRow(before.row, row)) return before.summary;
  const summary = toSummary(row);
  kept.set(row.id, { row, summary });
  return summary;
}

function isSameRow(before: Row, row: Row): boolean {
  for (const column in row) if (before[column as keyof Row] !== row[column as keyof Row]) return false;
  return true;
}

type Db = Kysely<Schema>;

interface Range {
  limit: number;
  offset: number;
}

interface Filter {
  drafts?: boolean;
  /** Four digits. */
  year?: string | undefined;
  /** Each article once, in this language where it exists in it. */
  locale?: Locale | undefined;
  /** Only posts that are written in it. */
  language?: Locale | undefined;
  /** The id of a post that the list is to lack. */
  without?: string;
}

/** What marks a post that the readers' list of a language has. */
const listedIn = { en: 'listed_en', es: 'listed_es' } as const;

/** The id decides between posts of one day, so that pages never overlap. */
function newestFirst<Query extends { orderBy(column: 'sort_key' | 'id', direction: 'desc'): Query }>(
  query: Query,
): Query {
  return query.orderBy('sort_key', 'desc').orderBy('id', 'desc');
}

/** A page of the ids alone, read from an index without its rows: so far pages cost little more than the first. */
function pageOfIds(db: Db, { drafts, year, locale, language, without }: Filter, { limit, offset }: Range) {
  return db
    .selectFrom('posts')
    .select('id')
    .where('deleted_at', 'is', null)
    .$if(!drafts, (query) => query.where('status', '=', 'published'))
    .$if(year !== undefined, (query) => query.where(sql`substr(date, 1, 4)`, '=', year))
    .$if(locale !== undefined, (query) => query.where(listedIn[locale ?? 'en'], '=', 1))
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? defaultLocale))
    .$if(without !== undefined, (query) => query.where('id', '!=', without ?? ''))
    .$call(newestFirst)
    .limit(limit)
    .offset(offset);
}

function page(db: Db, filter: Filter, range: Range) {
  return db
    .selectFrom('posts')
    .where('id', 'in', pageOfIds(db, filter, range))
    .$call(newestFirst);
}

export async function listPosts(
  db: Db,
  filter: { drafts: boolean; language?: Locale | undefined },
  range: Range,
): Promise<Post[]> {
  const rows = await page(db, filter, range).select(postColumns).execute();
  return rows.map(toPost);
}

export async function listSummaries(
  db: Db,
  filter: Omit<Filter, 'drafts'>,
  range: Range,
): Promise<PostSummary[]> {
  const rows = await page(db, filter, range).select(summaryColumns).execute();
  return rows.map(readSummary);
}

export async function findSummary(db: Db, id: string): Promise<PostSummary | undefined> {
  const row = await db.selectFrom('posts').select(summaryColumns).where('id', '=', id).executeTakeFirst();
  return row && readSummary(row);
}

/** A page of the published posts of a tag. */
export async function listTaggedSummaries(
  db: Db,
  { tag, locale }: { tag: string; locale?: Locale | undefined },
  { limit, offset }: Range,
): Promise<PostSummary[]> {
  const ids = db
    .selectFrom('post_tags')
    .select('post_id')
    .where('tag', '=', tag)
    .where('status', '=', 'published')
    .$if(locale !== undefined, (query) => query.where(listedIn[locale ?? 'en'], '=', 1))
    .orderBy('sort_key', 'desc')
    .orderBy('post_id', 'desc')
    .limit(limit)
    .offset(offset);
  const rows = await db
    .selectFrom('posts')
    .select(summaryColumns)
    .where('id', 'in', ids)
    .$call(newestFirst)
    .execute();
  return rows.map(readSummary);
}

/** A place in the list, newest first. */
export interface ListPlace {
  sortKey: string;
  id: string;
}

/** Published posts behind a place, or the first ones; the place of the last is where to go on. */
export async function listAddresses(
  db: Db,
  after: ListPlace | undefined,
  limit: number,
): Promise<{ addresses: PostAddress[]; last: ListPlace | undefined }> {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'slug', 'language', 'sort_key', 'created_at', 'updated_at', 'listed_en', 'listed_es'])
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where((post) =>
        post(post.refTuple('sort_key', 'id'), '<', post.tuple(after?.sortKey ?? '', after?.id ?? '')),
      ),
    )
    .$call(newestFirst)
    .limit(limit)
    .execute();
  // Most posts have none.
  const paired = rows.filter(({ listed_en, listed_es }) => listed_en + listed_es < 2).map(({ id }) => id);
  const translations = await listPublishedTranslations(db, paired);
  const addresses = rows.map(({ id, slug, language, created_at, updated_at }) => {
    const reader = new RowReader('posts', id);
    const created = reader.date('created_at', created_at, noDate);
    return {
      slug,
      language: reader.known('language', language, localeSchema, defaultLocale),
      updated_at: reader.date('updated_at', updated_at, created),
      translation: translations.get(id),
    };
  });
  const last = rows.at(-1);
  return { addresses, last: last && { sortKey: last.sort_key, id: last.id } };
}

/** The place of the published post that `offset` others come before; undefined behind the end. */
export async function findPlace(db: Db, offset: number): Promise<ListPlace | undefined> {
  const row = await db
    .selectFrom('posts')
    .select(['sort_key', 'id'])
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .$call(newestFirst)
    .limit(1)
    .offset(offset)
    .executeTakeFirst();
  return row && { sortKey: row.sort_key, id: row.id };
}

/** Titles of posts, those in the trash too, by id and by slug. */
export async function findTitles(db: Db, ids: string[], slugs: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'slug', 'title'])
    // No list may be empty in PostgreSQL.
    .where(({ eb, or }) => or([eb('id', 'in', [...ids, '']), eb('slug', 'in', [...slugs, ''])]))
    .execute();
  return new Map(rows.flatMap(({ id, slug, title }) => [[id, title] as const, [slug, title] as const]));
}

/** Found in an index of their own, which wants the word itself where others have a parameter. */
export function listSamples(db: Db): Promise<{ id: string; status: string }[]> {
  return db
    .selectFrom('posts')
    .select(['id', 'status'])
    .where(sql<boolean>`source = 'sample'`)
    .where('deleted_at', 'is', null)
    .$call(newestFirst)
    .execute();
}

/** One step to each side of a place in the list of a language, along its index; an article is not beside its own translation. */
export async function findAdjacentPosts(
  db: Db,
  place: ListPlace,
  locale?: Locale,
): Promise<{ newer: PostSummary | null; older: PostSummary | null }> {
  const beside = async (comparison: '>' | '<', direction: 'asc' | 'desc') => {
    const row = await db
      .selectFrom('posts')
      .select(summaryColumns)
      .where('deleted_at', 'is', null)
      .where('status', '=', 'published')
      .$if(locale !== undefined, (query) =>
        query.where(listedIn[locale ?? 'en'], '=', 1).where('id', 'not in', translationOf(db, place.id)),
      )
      .where((post) => post(post.refTuple('sort_key', 'id'), comparison, post.tuple(place.sortKey, place.id)))
      .orderBy('sort_key', direction)
      .orderBy('id', direction)
      .limit(1)
      .executeTakeFirst();
    return row ? toSummary(row) : null;
  };
  return { newer: await beside('>', 'asc'), older: await beside('<', 'desc') };
}

/** The id of the post that is the same article in the other language. */
function translationOf(db: Db, id: string) {
  return db
    .selectFrom('post_pairs')
    .select('es_id as id')
    .where('en_id', '=', id)
    .unionAll(db.selectFrom('post_pairs').select('en_id as id').where('es_id', '=', id));
}

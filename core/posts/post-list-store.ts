import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { defaultLocale, type Locale, localeSchema } from '../../shared/locale.ts';
import { type Post, type PostSummary, postSchema } from '../../shared/post.ts';
import { noDate, RowReader } from '../invalid-rows.ts';
import type { PairedPost, PostAddress } from './post-core.ts';
import { postColumns, summaryColumns, toPost, toSummary } from './post-row.ts';

export const pairedColumns = ['id', 'slug', 'title', 'language', 'status'] as const;

export function toPaired(row: Record<(typeof pairedColumns)[number], string>): PairedPost {
  const reader = new RowReader('posts', row.id);
  return {
    ...row,
    language: reader.known('language', row.language, localeSchema, defaultLocale),
    status: reader.known('status', row.status, postSchema.shape.status, 'draft'),
  };
}

/** Returns the published translations of posts, by the posts' IDs. */
export async function listPublishedTranslations(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map();
  const beside = (from: 'en_id' | 'es_id', to: 'en_id' | 'es_id') =>
    db
      .selectFrom('post_pairs')
      .innerJoin('posts', 'posts.id', `post_pairs.${to}`)
      .select([`post_pairs.${from} as of`, ...pairedColumns.map((column) => `posts.${column}` as const)])
      .where(`post_pairs.${from}`, 'in', ids)
      .where('posts.status', '=', 'published')
      .where('posts.deleted_at', 'is', null)
      .execute();
  const rows = [...(await beside('en_id', 'es_id')), ...(await beside('es_id', 'en_id'))];
  return new Map(rows.map(({ of, ...row }) => [of, toPaired(row)]));
}

interface Range {
  limit: number;
  offset: number;
}

interface Filter {
  drafts?: boolean;
  year?: string | undefined;
  /** Lists a post and its translation once, in this language if possible. */
  locale?: Locale | undefined;
  language?: Locale | undefined;
  without?: string;
}

const listedIn = { en: 'listed_en', es: 'listed_es' } as const;

/** Sorts posts of one day by ID, so that pages never overlap. */
function newestFirst<Query extends { orderBy(column: 'sort_key' | 'id', direction: 'desc'): Query }>(
  query: Query,
): Query {
  return query.orderBy('sort_key', 'desc').orderBy('id', 'desc');
}

/** Reads IDs from an index, without rows, so that late pages cost little more than the first. */
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

export async function listSummaries(db: Db, filter: Omit<Filter, 'drafts'>, range: Range) {
  const rows = await page(db, filter, range).select(summaryColumns).execute();
  return rows.map(toSummary);
}

export async function findSummary(db: Db, id: string): Promise<PostSummary | undefined> {
  const row = await db.selectFrom('posts').select(summaryColumns).where('id', '=', id).executeTakeFirst();
  return row && toSummary(row);
}

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
  return rows.map(toSummary);
}

export interface ListPlace {
  sortKey: string;
  id: string;
}

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
  // Most posts have no translation.
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

export async function findTitles(db: Db, ids: string[], slugs: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'slug', 'title'])
    // PostgreSQL doesn't allow an empty list.
    .where(({ eb, or }) => or([eb('id', 'in', [...ids, '']), eb('slug', 'in', [...slugs, ''])]))
    .execute();
  return new Map(rows.flatMap(({ id, slug, title }) => [[id, title] as const, [slug, title] as const]));
}

/** The index needs a literal instead of a parameter. */
export function listSamples(db: Db): Promise<{ id: string; status: string }[]> {
  return db
    .selectFrom('posts')
    .select(['id', 'status'])
    .where(sql<boolean>`source = 'sample'`)
    .where('deleted_at', 'is', null)
    .$call(newestFirst)
    .execute();
}

/** Counts posts by year, newest first. Null stands for unreadable dates. */
export async function countPostsByYear(db: Db, locale?: Locale) {
  const rows = await db
    .selectFrom('post_counts')
    .select(['year', 'count'])
    .where('status', '=', 'published')
    .where('count', '>', 0)
    .orderBy('year', 'desc')
    .execute();
  const leftOut = locale ? await countLeftOut(db, 'year', locale) : undefined;
  return rows
    .map(({ year, count }) => ({
      year: /^\d{4}$/.test(year) ? year : null,
      count: Number(count) - (leftOut?.get(year) ?? 0),
    }))
    .filter(({ count }) => count > 0);
}

export async function countLivingPosts(db: Db): Promise<number> {
  const row = await db
    .selectFrom('post_counts')
    .select((counted) => counted.fn.sum<number | null>('count').as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function countPosts(db: Db) {
  const rows = await db
    .selectFrom('post_counts')
    .select(['year', 'status', 'count'])
    .where('count', '>', 0)
    .orderBy('year', 'desc')
    .execute();
  const sum = (isCounted: (status: string) => boolean) =>
    rows.filter(({ status }) => isCounted(status)).reduce((total, { count }) => total + Number(count), 0);
  const visible = new Set(['published', 'scheduled']);
  const years = new Set(rows.map(({ year }) => year).filter((year) => /^\d{4}$/.test(year)));
  return {
    published: sum((status) => status === 'published'),
    scheduled: sum((status) => status === 'scheduled'),
    drafts: sum((status) => !visible.has(status)),
    years: [...years],
  };
}

/** Counts the posts that a language's list replaces with their translations, per year or tag. */
export async function countLeftOut(db: Db, kind: 'year' | 'tag', locale: Locale) {
  const rows = await db
    .selectFrom('left_out_counts')
    .select(['name', 'count'])
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .where('count', '>', 0)
    .execute();
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

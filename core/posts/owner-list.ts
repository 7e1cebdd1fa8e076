import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import { countFound } from '../../db/statements.ts';
import type { AuditEntry } from '../../shared/audit-event.ts';
import { locales } from '../../shared/locale.ts';
import {
  type HeldReason,
  heldReasons,
  type MissingPart,
  type PostFilter,
  type PostSort,
} from '../../shared/post.ts';
import { searchWords } from '../../shared/text.ts';
import { readEvents } from '../audit/audit.ts';
import { RowReader } from '../invalid-rows.ts';
import type { OwnPostPage, OwnPostRow } from './post-core.ts';
import { countPosts } from './post-list-store.ts';
import { toHead, toTags } from './post-row.ts';
import { countDeleted } from './post-store.ts';
import { listFound } from './search-store.ts';
import { countTagged } from './tag-store.ts';

/** Must match the expression of the indexes (migration 12). */
const listClass = sql.raw<number>(`(case when status = 'published' then 8 else 0 end
  + case when language = 'es' then 4 else 0 end
  + case when coalesce(excerpt, '') = '' then 2 else 0 end
  + case when coalesce(cover, '') = '' then 1 else 0 end)`);

/** The size up to which a tag's posts are read completely. In a larger tag, reading all posts in order soon fills a page. */
const fewOfTag = 1000;

const classes = 16;
const anyClass = -1;

const yearOf = sql<string>`(substr(date, 1, 4))`;

const sorts = {
  newest: { column: 'sort_key', direction: 'desc' },
  oldest: { column: 'sort_key', direction: 'asc' },
  changed: { column: 'updated_at', direction: 'desc' },
  unchanged: { column: 'updated_at', direction: 'asc' },
} as const satisfies Record<PostSort, object>;

/** The sort key of a post, and its ID to order posts with the same key. */
interface OwnPlace {
  key: string;
  id: string;
}

interface ListRange {
  after: OwnPlace | undefined;
  limit: number;
}

type Narrowing = Omit<PostFilter, 'q' | 'sort'>;

/**
 * Finds the next posts of a list. Reads at most one page from the index of each class (`listClass`), and the
 * database merges these pages. However few posts match, no others are read.
 */
export async function listOwnPlaces(
  db: Db,
  { sort = 'newest', ...filter }: Omit<PostFilter, 'q'>,
  range: ListRange,
  maxTaggedPosts = fewOfTag,
): Promise<OwnPlace[]> {
  const few = fewOf(filter);
  if (few) return listFewPlaces(db, few, { ...filter, sort }, range);
  const { tag, ...untagged } = filter;
  if (filter.missing === 'en' || filter.missing === 'es') return walkPlaces(db, { ...filter, sort }, range);
  if (tag === undefined) return listClassPlaces(db, { ...untagged, sort }, range);
  const isFew = (await countTagged(db, tag)) <= maxTaggedPosts;
  const sorted = { ...filter, sort, tag };
  return isFew ? listTaggedPlaces(db, sorted, range) : walkPlaces(db, sorted, range);
}

type Sorted = Omit<Narrowing, 'tag'> & { sort: PostSort };

function fewOf({ held, next_version, missing, status }: Narrowing): Few | undefined {
  if (held) return 'held';
  if (missing === 'outdated') return missing;
  if (next_version) return 'with_next';
  return status === 'scheduled' ? status : undefined;
}

/** With a cross join, SQLite reads the few posts first and not all posts in order. */
function listFewPlaces(
  db: Db,
  few: Few,
  { sort, ...filter }: Narrowing & { sort: PostSort },
  range: ListRange,
) {
  const { column, direction } = sorts[sort];
  const key = `posts.${column}` as const;
  return db
    .selectFrom(sql<{ id: string }>`(${fewIds[few]})`.as('few'))
    .crossJoin('posts')
    .whereRef('posts.id', '=', 'few.id')
    .select([`${key} as key`, 'posts.id'])
    .where(matching(filter))
    .$if(range.after !== undefined, (query) => query.where(behind(key, direction, range.after, 'posts.id')))
    .orderBy(key, direction)
    .orderBy('posts.id', direction)
    .limit(range.limit)
    .execute();
}

function listClassPlaces(db: Db, { sort, ...filter }: Sorted, range: ListRange): Promise<OwnPlace[]> {
  const { column, direction } = sorts[sort];
  const ofClass = (postClass: number) =>
    db
      .selectFrom('posts')
      .select([`${column} as key`, 'id'])
      .where('deleted_at', 'is', null)
      .$if(postClass !== anyClass, (query) => query.where(listClass, '=', sql.lit(postClass)))
      .$if(filter.status === 'draft', (query) => query.where(ofStatus.draft))
      .$if(filter.year !== undefined, (query) => query.where(yearOf, '=', filter.year ?? ''))
      .$if(range.after !== undefined, (query) => query.where(behind(column, direction, range.after)))
      .orderBy(column, direction)
      .orderBy('id', direction)
      .limit(range.limit);
  const [first = 0, ...others] = classesOf(filter);
  // The list of all posts by date has its own index.
  if (others.length === classes - 1 && column === 'sort_key' && !filter.year)
    return ofClass(anyClass).execute();
  const pageOf = (postClass: number) =>
    db.selectFrom(ofClass(postClass).as('of_class')).select(['key', 'id']);
  const all = others.reduce((query, postClass) => query.unionAll(pageOf(postClass)), pageOf(first));
  return all.orderBy('key', direction).orderBy('id', direction).limit(range.limit).execute();
}

function listTaggedPlaces(db: Db, { sort, tag, ...filter }: Sorted & { tag: string }, range: ListRange) {
  const { column, direction } = sorts[sort];
  const key = column === 'sort_key' ? ('post_tags.sort_key' as const) : ('posts.updated_at' as const);
  return db
    .selectFrom('post_tags')
    .innerJoin('posts', 'posts.id', 'post_tags.post_id')
    .select([`${key} as key`, 'post_tags.post_id as id'])
    .where('post_tags.tag', '=', tag)
    .where(matching(filter))
    .$if(range.after !== undefined, (query) =>
      query.where(behind(key, direction, range.after, 'post_tags.post_id')),
    )
    .orderBy(key, direction)
    .orderBy('post_tags.post_id', direction)
    .limit(range.limit)
    .execute();
}

/** How many posts are checked before yielding to other requests. */
const nodesPerStep = 250;

/**
 * Finds posts if each one has to be checked: posts without a translation, and those of a large tag. Reads
 * batches from the tag by date, otherwise from the classes that match the rest of the filter.
 */
async function walkPlaces(
  db: Db,
  { sort, tag, ...filter }: Sorted & { tag?: string | undefined },
  { after, limit }: ListRange,
): Promise<OwnPlace[]> {
  const { column, direction } = sorts[sort];
  const ofTag = (from: OwnPlace | undefined, tag: string) =>
    db
      .selectFrom('post_tags')
      .select(['sort_key as key', 'post_id as id'])
      .where('tag', '=', tag)
      .$if(from !== undefined, (query) => query.where(behind('sort_key', direction, from, 'post_id')))
      .orderBy('sort_key', direction)
      .orderBy('post_id', direction)
      .limit(nodesPerStep)
      .execute();
  const places: OwnPlace[] = [];
  for (let last = after; ; ) {
    const walked =
      column === 'sort_key' && tag !== undefined
        ? await ofTag(last, tag)
        : await listClassPlaces(db, { ...filter, sort }, { after: last, limit: nodesPerStep });
    const ids = walked.map(({ id }) => id);
    const wanted = await filterIds(db, ids, { ...filter, tag });
    places.push(...walked.filter(({ id }) => wanted.has(id)));
    last = walked.at(-1);
    if (places.length >= limit || walked.length < nodesPerStep) return places.slice(0, limit);
    await setImmediate();
  }
}

function behind(
  column: string,
  direction: 'asc' | 'desc',
  place: OwnPlace | undefined,
  id = 'id',
): RawBuilder<boolean> {
  const sign = direction === 'desc' ? sql`<` : sql`>`;
  return sql`(${sql.ref(column)}, ${sql.ref(id)}) ${sign} (${place?.key ?? ''}, ${place?.id ?? ''})`;
}

/** Returns the classes that can match the filter. A class includes posts with and without translations. */
function classesOf({ status, language, missing }: Narrowing): number[] {
  return Array.from({ length: classes }, (_, postClass) => postClass).filter(
    (postClass) =>
      (status === undefined || (status === 'published') === (postClass & 8) > 0) &&
      (language === undefined || (language === 'es') === (postClass & 4) > 0) &&
      (missing !== 'en' || (postClass & 4) > 0) &&
      (missing !== 'es' || (postClass & 4) === 0) &&
      (missing !== 'excerpt' || (postClass & 2) > 0) &&
      (missing !== 'cover' || (postClass & 1) > 0),
  );
}

/** Must match the expressions of the indexes. An unknown status counts as a draft. */
const ofStatus = {
  published: sql<boolean>`posts.status = 'published'`,
  scheduled: sql<boolean>`posts.status || '' = 'scheduled'`,
  draft: sql<boolean>`posts.status not in ('published', 'scheduled')`,
};

const hasTime = sql`select id from posts where publish_at is not null and deleted_at is null`;

/** These posts are few and have their own indexes. A draft with a time was held. */
const fewIds = {
  scheduled: hasTime,
  with_next: sql`select post_id as id from next_versions`,
  outdated: sql`select en_id as id from post_pairs where open_marks > 0
    union all select es_id as id from post_pairs where open_marks > 0`,
  held: sql`${hasTime} and ${ofStatus.draft}
    union all select post_id as id from next_versions where held_for is not null`,
};

type Few = keyof typeof fewIds;

function matching(filter: Narrowing): RawBuilder<boolean> {
  const { status, language, missing, year, tag } = filter;
  const conditions = [
    sql`posts.deleted_at is null`,
    status && ofStatus[status],
    language && sql`posts.language ${language === 'es' ? sql`=` : sql`<>`} 'es'`,
    missing === 'en' && sql`posts.language = 'es' and not ${hasTranslation}`,
    missing === 'es' && sql`posts.language <> 'es' and not ${hasTranslation}`,
    (missing === 'excerpt' || missing === 'cover') && sql`coalesce(${sql.ref(`posts.${missing}`)}, '') = ''`,
    year && sql`substr(posts.date, 1, 4) = ${year}`,
    tag && hasTag(tag),
    filter.next_version && sql`posts.id in (${fewIds.with_next})`,
    filter.held && sql`posts.id in (${fewIds.held})`,
    missing === 'outdated' && sql`posts.id in (${fewIds.outdated})`,
  ].filter((condition) => typeof condition === 'object');
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** A translation in the trash doesn't count. */
const hasTranslation = sql<boolean>`exists (select 1 from post_pairs
  join posts as linked on linked.id in (post_pairs.en_id, post_pairs.es_id)
  where (post_pairs.en_id = posts.id or post_pairs.es_id = posts.id)
    and linked.id <> posts.id and linked.deleted_at is null)`;

function hasTag(tag: string): RawBuilder<boolean> {
  return sql`exists (select 1 from post_tags as own where own.post_id = posts.id and own.tag = ${tag})`;
}

async function filterIds(db: Db, ids: readonly string[], filter: Narrowing): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('posts')
    .select('posts.id')
    .where('posts.id', 'in', ids)
    .where(matching(filter))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const columns = [
  'id',
  'slug',
  'title',
  'date',
  'language',
  'status',
  'publish_at',
  'updated_at',
  'version',
  'source',
  'cover',
  'excerpt',
  'created_at',
  'tags',
] as const;

/** The most rows per query. More would delay other requests. */
const rowsPerQuery = 50;

async function listOwnRows(db: Db, ids: readonly string[]): Promise<OwnPostRow[]> {
  const byId = new Map<string, OwnPostRow>();
  for (let at = 0; at < ids.length; at += rowsPerQuery) {
    if (at > 0) await setImmediate();
    const rows = await db
      .selectFrom('posts')
      .leftJoin('next_versions', 'next_versions.post_id', 'posts.id')
      .select(columns.map((column) => `posts.${column}` as const))
      .select(['next_versions.version as next_version', 'next_versions.publish_at as next_at', 'held_for'])
      .select(hasTranslation.as('has_translation'))
      .where('id', 'in', ids.slice(at, at + rowsPerQuery))
      .where('deleted_at', 'is', null)
      .execute();
    const hasHeldDraft = rows.some((row) => isDraft(row) && row.publish_at !== null);
    const { events } = hasHeldDraft ? await readEvents({ kysely: db }, heldEvents, null) : { events: [] };
    for (const row of rows) byId.set(row.id, { ...toOwnRow(row), held_for: heldReasonOf(row, events) });
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const isDraft = ({ status }: ListedRow) => status !== 'published' && status !== 'scheduled';

/** The events that say why drafts were held. */
const heldEvents = { names: ['post_held_back'], limit: 100 } as const;

/** Returns why an update was held, or a draft: the event has the draft's version. */
function heldReasonOf(row: ListedRow, events: readonly AuditEntry[]): HeldReason | null {
  const { id, version, publish_at, held_for } = row;
  if (held_for === null && (!isDraft(row) || publish_at === null)) return null;
  const event = isDraft(row)
    ? events.find(({ what }) => what.id === id && what.version === version)
    : undefined;
  const code = held_for ?? event?.what.held_for;
  return heldReasons.find((reason) => reason === code) ?? 'unknown';
}

interface ListedRow {
  id: string;
  tags: string;
  status: string;
  publish_at: string | null;
  version: number;
  has_translation: unknown;
  held_for: string | null;
  next_version: number | null;
  next_at: string | null;
}

function toOwnRow(row: ListedRow): Omit<OwnPostRow, 'held_for'> {
  const reader = new RowReader('posts', row.id);
  const { source, created_at, excerpt, cover, ...head } = toHead(reader, {
    ...row,
    tags: toTags(reader, row.tags),
  });
  const missing: MissingPart[] = [];
  if (!excerpt) missing.push('excerpt');
  if (!cover) missing.push('cover');
  if (!row.has_translation) missing.push(...locales.filter((locale) => locale !== head.language));
  const next = row.next_version === null ? null : { publish_at: row.next_at };
  return { ...head, missing, next };
}

interface Range {
  after?: string | undefined;
  limit: number;
}

/** Lists posts including drafts, without bodies. An unreadable position starts at the beginning. */
export async function listOwnPosts(
  db: Database,
  filter: PostFilter,
  range: Range,
  deletedSince: string,
): Promise<OwnPostPage> {
  const { ids, next } = filter.q
    ? await findOwn(db, filter.q, filter, range)
    : await listOwn(db, filter, range);
  const [posts, counts, with_next, held, deleted] = await Promise.all([
    listOwnRows(db.kysely, ids),
    countPosts(db.kysely),
    countFew(db.kysely, 'with_next'),
    countFew(db.kysely, 'held'),
    countDeleted(db.kysely, deletedSince),
  ]);
  return { posts, next, ...counts, with_next, held, deleted };
}

function countFew(db: Db, few: Few): Promise<number> {
  const living = db.selectFrom('posts').where('deleted_at', 'is', null);
  return countFound(living.where(sql<boolean>`id in (${fewIds[few]})`));
}

interface PageOfIds {
  ids: string[];
  next: string | null;
}

async function listOwn(db: Database, filter: PostFilter, { after, limit }: Range): Promise<PageOfIds> {
  const places = await listOwnPlaces(db.kysely, filter, { after: readPlace(after), limit: limit + 1 });
  const last = places.length > limit ? places[limit - 1] : undefined;
  return {
    ids: places.slice(0, limit).map(({ id }) => id),
    next: last ? `${last.key}~${last.id}` : null,
  };
}

function readPlace(text: string | undefined): OwnPlace | undefined {
  const [, key, id] = /^([^~]{1,60})~([^~]{1,100})$/.exec(text ?? '') ?? [];
  return key === undefined || id === undefined ? undefined : { key, id };
}

/** Results per query and queries per page. After that, the page ends and the next one continues. */
const maxFound = 400;
const maxScans = 10;

async function findOwn(
  db: Database,
  query: string,
  { q: _, sort: __, ...filter }: PostFilter,
  { after, limit }: Range,
): Promise<PageOfIds> {
  const words = searchWords(query);
  const ids: string[] = [];
  if (words.length === 0) return { ids, next: null };
  let before = /^\d{1,16}$/.test(after ?? '') ? Number(after) : undefined;
  for (let look = 0; look < maxScans; look += 1) {
    const search = { words, place: 'anywhere', limit: maxFound, before } as const;
    const found = await listFound(db.kysely, db.dialect, search);
    const all = found.map(({ id }) => id);
    const wanted = await filterIds(db.kysely, all, filter);
    for (const { id, docid } of found) {
      if (ids.length === limit && wanted.has(id)) return { ids, next: String(before) };
      if (wanted.has(id)) ids.push(id);
      before = docid;
    }
    if (found.length < maxFound) return { ids, next: null };
  }
  return { ids, next: String(before) };
}

import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Post, PostSummary } from '../../shared/post.ts';
import { noDate, RowReader } from '../odd-rows/row-reader.ts';
import { summaryColumns, toPost, toSummary } from './post-row.ts';

type Db = Kysely<Schema>;

interface Range {
  limit: number;
  offset: number;
}

function newestFirst(db: Db) {
  // The id decides between posts of one day, so that pages never overlap.
  return db
    .selectFrom('posts')
    .where('deleted_at', 'is', null)
    .orderBy('sort_key', 'desc')
    .orderBy('id', 'desc');
}

export async function listPosts(db: Db, filter: { drafts: boolean }, range: Range): Promise<Post[]> {
  const rows = await newestFirst(db)
    .$if(!filter.drafts, (query) => query.where('status', '=', 'published'))
    .selectAll()
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return rows.map(toPost);
}

export async function listSummaries(
  db: Db,
  filter: { year?: string | undefined },
  range: Range,
): Promise<PostSummary[]> {
  const rows = await newestFirst(db)
    .where('status', '=', 'published')
    .$if(filter.year !== undefined, (query) => query.where('date', 'like', `${filter.year}-%`))
    .select(summaryColumns)
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return rows.map(toSummary);
}

export async function listAddresses(db: Db, range: Range): Promise<Pick<Post, 'slug' | 'updated_at'>[]> {
  const rows = await newestFirst(db)
    .where('status', '=', 'published')
    .select(['id', 'slug', 'created_at', 'updated_at'])
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return rows.map(({ id, slug, created_at, updated_at }) => {
    const reader = new RowReader('posts', id);
    const created = reader.date('created_at', created_at, noDate);
    return { slug, updated_at: reader.date('updated_at', updated_at, created) };
  });
}

/** How many published posts each year has, newest year first; null stands for dates that nobody can read. */
export async function countPostsByYear(db: Db): Promise<{ year: string | null; count: number }[]> {
  const year = sql<string>`substr(date, 1, 4)`;
  const rows = await db
    .selectFrom('posts')
    .select((row) => [year.as('year'), row.fn.countAll().as('count')])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
    .groupBy(year)
    .orderBy(year, 'desc')
    .execute();
  return rows.map((row) => ({ year: /^\d{4}$/.test(row.year) ? row.year : null, count: Number(row.count) }));
}

export async function findAdjacentPosts(
  db: Db,
  place: { sortKey: string; id: string },
): Promise<{ newer: PostSummary | null; older: PostSummary | null }> {
  const beside = async (comparison: '>' | '<', direction: 'asc' | 'desc') => {
    const row = await db
      .selectFrom('posts')
      .select(summaryColumns)
      .where('deleted_at', 'is', null)
      .where('status', '=', 'published')
      .where((post) =>
        post.or([
          post('sort_key', comparison, place.sortKey),
          post.and([post('sort_key', '=', place.sortKey), post('id', comparison, place.id)]),
        ]),
      )
      .orderBy('sort_key', direction)
      .orderBy('id', direction)
      .executeTakeFirst();
    return row ? toSummary(row) : null;
  };
  return { newer: await beside('>', 'asc'), older: await beside('<', 'desc') };
}

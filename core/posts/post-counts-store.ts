import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Locale } from '../../shared/locale.ts';

/** How many published posts each year has in a language's list, newest year first; null stands for dates that nobody can read. */
export async function countPostsByYear(
  db: Kysely<Schema>,
  locale?: Locale,
): Promise<{ year: string | null; count: number }[]> {
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

/** All that are not deleted, drafts too. */
export async function countLivingPosts(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('post_counts')
    .select((counted) => counted.fn.sum<number | null>('count').as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** The living posts by what readers see of them, and every year that one has, newest first. */
export async function countPosts(
  db: Kysely<Schema>,
): Promise<{ published: number; drafts: number; scheduled: number; years: string[] }> {
  const rows = await db
    .selectFrom('post_counts')
    .select(['year', 'status', 'count'])
    .where('count', '>', 0)
    .orderBy('year', 'desc')
    .execute();
  const sum = (isCounted: (status: string) => boolean) =>
    rows.filter(({ status }) => isCounted(status)).reduce((total, { count }) => total + Number(count), 0);
  const told = new Set(['published', 'scheduled']);
  const years = new Set(rows.map(({ year }) => year).filter((year) => /^\d{4}$/.test(year)));
  return {
    published: sum((status) => status === 'published'),
    scheduled: sum((status) => status === 'scheduled'),
    // A status that this version does not know is a draft's.
    drafts: sum((status) => !told.has(status)),
    years: [...years],
  };
}

/** Published posts that a language's list leaves to their translations, by year or by tag. */
export async function countLeftOut(
  db: Kysely<Schema>,
  kind: 'year' | 'tag',
  locale: Locale,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('left_out_counts')
    .select(['name', 'count'])
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .where('count', '>', 0)
    .execute();
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

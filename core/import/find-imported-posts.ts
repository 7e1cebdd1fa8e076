import type { Database } from '../../db/connect.ts';
import { uniqueSlug } from '../../shared/slug.ts';
import { isAddressTaken } from '../posts/post-store.ts';
import { findImportedPlaces } from './import-store.ts';

/** Keys in one query: SQLite takes 32,766 parameters, PostgreSQL 65,535. */
const keysAtOnce = 500;

/** Which of these posts of another blog are here already, by their source key, and at which slug. */
export async function findImportedPosts(
  db: Database,
  sourceKeys: string[],
): Promise<{ source_key: string; slug: string }[]> {
  const known: { source_key: string; slug: string }[] = [];
  for (let start = 0; start < sourceKeys.length; start += keysAtOnce) {
    const places = await findImportedPlaces(db.kysely, sourceKeys.slice(start, start + keysAtOnce));
    known.push(...places.map(({ source_key, slug }) => ({ source_key, slug })));
  }
  return known;
}

/** The slugs that posts with these slugs would get if they were imported now, in this order. */
export async function findFreeSlugs(db: Database, slugs: string[]): Promise<string[]> {
  const free = new Set<string>();
  for (const slug of slugs) {
    free.add(await uniqueSlug(slug, async (wanted) => free.has(wanted) || isAddressTaken(db.kysely, wanted)));
  }
  return [...free];
}

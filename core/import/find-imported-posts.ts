import type { Database } from '../../db/connect.ts';
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

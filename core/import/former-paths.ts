import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import { nameMask } from '../../shared/guard/find-names.ts';
import type { LeavingField } from '../../shared/guard/guarded-name.ts';
import type { ImportChange } from '../../shared/imported-post.ts';
import { readGuardedList } from '../guard/guarded-list.ts';
import { lookedThrough } from '../guard/look-through.ts';
import { removeOldPaths, saveOldPaths } from './import-store.ts';

/** Former paths of what an import brings, as they are looked through for names. */
export function pathFields(paths: readonly string[]): LeavingField[] {
  return paths.map((path) => ({ field: 'slug', value: path, form: 'address', of: path }));
}

interface Destination {
  /** Where the confidential names are. */
  database: Database;
  /** The transaction that the paths are saved in. */
  db: Kysely<Schema>;
}

/**
 * Redirects the former paths of what an import brought to it, but for those with a confidential name in them.
 * Tells whether visitors are led anywhere else than before, and what the report says of the paths withheld.
 */
export async function saveFormerPaths(
  to: Destination,
  sourceKey: string,
  paths: readonly string[],
): Promise<{ hasMoved: boolean; withheld: ImportChange[] }> {
  const withheld = await namedPaths(to, paths);
  await removeOldPaths(to.db, sourceKey, [...withheld.keys()]);
  const open = paths.filter((path) => !withheld.has(path));
  return { hasMoved: await saveOldPaths(to.db, sourceKey, open), withheld: [...withheld.values()] };
}

/** The paths with a confidential name in them, each with its entry in the report. Where the names can't be read, all. */
async function namedPaths(
  { database, db }: Destination,
  paths: readonly string[],
): Promise<Map<string, ImportChange>> {
  const list = await readGuardedList(database, db);
  const found = list.ok ? lookedThrough(list.value, pathFields(paths)) : list;
  const named = found.ok ? paths.filter((path) => found.value.some(({ of }) => of === path)) : paths;
  return new Map(
    named.map((path) => {
      const places = found.ok ? found.value.filter(({ of }) => of === path) : [];
      const masked = places.reduce((text, { passage }) => text.replaceAll(passage, nameMask), path);
      const what = masked === path ? nameMask : masked;
      return [path, { code: 'address_withheld', what, count: 1 }];
    }),
  );
}

import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import type { LeavingField } from '../../shared/guard/guarded-name.ts';
import { nameMask } from '../../shared/guard/mask-names.ts';
import type { ImportChange } from '../../shared/imported-post.ts';
import { readGuardedList } from '../guard/guarded-list.ts';
import { lookedThrough } from '../guard/look-through.ts';

/** Former paths of what an import brings, as they are looked through for names. */
export function pathFields(paths: readonly string[]): LeavingField[] {
  return paths.map((path) => ({ field: 'slug', value: path, form: 'address', of: path }));
}

/**
 * Those of some former paths that lead nobody here, as a name stands in them that must not appear, by what the report calls them.
 * Where the names can't be read, all. In a transaction.
 */
export async function namedPaths(
  { database, db }: { database: Database; db: Kysely<Schema> },
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

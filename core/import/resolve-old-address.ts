import type { Database } from '../../db/connect.ts';
import type { Actor } from '../../shared/actor.ts';
import { oldPathsAt } from '../../shared/old-address.ts';
import { paths } from '../../shared/paths.ts';
import { findPlacesAt } from './import-store.ts';
import { findTextPlacesAt, sectionPlace } from './texts/text-store.ts';

/**
 * The path on this site of what was at a path of the old blog (`/2019/05/my-post/`, `/?p=123`): an imported post's, drafts
 * for the owner alone, else that of the section which a page's text was used for.
 */
export async function resolveOldAddress(
  db: Database,
  actor: Actor,
  path: string,
): Promise<string | undefined> {
  const wanted = oldPathsAt(path);
  const places = (await findPlacesAt(db.kysely, wanted)).filter(
    ({ status }) => actor.owner || status === 'published',
  );
  for (const path of wanted) {
    const place = places.findLast((each) => each.path === path);
    if (place) return paths.post(place.slug);
  }
  return findSection(db, wanted);
}

async function findSection(db: Database, wanted: readonly string[]): Promise<string | undefined> {
  const places = await findTextPlacesAt(db.kysely, wanted);
  for (const path of wanted) {
    const place = places.findLast((each) => each.path === path);
    const to = sectionPlace(place?.section_key);
    if (to !== undefined) return to;
  }
  return undefined;
}

import type { Database } from '../../db/connect.ts';
import type { Actor } from '../../shared/actor.ts';
import { oldPathsAt } from '../../shared/old-address.ts';
import { findPlacesAt } from './import-store.ts';

/** The slug of the imported post that was at a path of the old blog (`/2019/05/my-post/`, `/?p=123`); drafts for the owner alone. */
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
    if (place) return place.slug;
  }
  return undefined;
}

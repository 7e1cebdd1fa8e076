import type { Database } from '../../db/connect.ts';
import type { Actor } from '../../shared/actor.ts';
import { oldPath } from '../../shared/old-address.ts';
import { findPlacesAt } from './import-store.ts';

/** The slug of the imported post that was at a path of the old blog (`/2019/05/my-post/`, `/?p=123`); drafts for the owner alone. */
export async function resolveOldAddress(
  db: Database,
  actor: Actor,
  path: string,
): Promise<string | undefined> {
  const wanted = oldPath(path);
  const place = wanted === undefined ? undefined : (await findPlacesAt(db.kysely, [wanted])).at(-1);
  return place && (actor.owner || place.status === 'published') ? place.slug : undefined;
}

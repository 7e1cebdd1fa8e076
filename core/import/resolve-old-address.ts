import type { Database } from '../../db/connect.ts';
import type { Actor } from '../../shared/actor.ts';
import { memoizeByVersion } from '../site-version/memoize-by-version.ts';
import { listImportedPlaces } from './import-store.ts';
import { oldPath } from './old-address.ts';

interface Place {
  slug: string;
  status: string;
}

/** Finds the imported post that was at a path of the old blog (`/2019/05/my-post/`, `/?p=123`), from memory; drafts for the owner alone. */
export function createOldAddressResolver(
  db: Database,
): (actor: Actor, path: string) => Promise<string | undefined> {
  const places = memoizeByVersion(db, async () => {
    const byPath = new Map<string, Place>();
    for (const { link, source_key, slug, status } of await listImportedPlaces(db.kysely)) {
      for (const address of [source_key, link]) {
        // A key may be any text; where it is no address it leads nowhere.
        const path = address && /^https?:/i.test(address) ? oldPath(address) : undefined;
        if (path) byPath.set(path, { slug, status });
      }
    }
    return byPath;
  });
  return async (actor, path) => {
    const wanted = oldPath(path);
    const place = wanted === undefined ? undefined : (await places()).get(wanted);
    return place && (actor.owner || place.status === 'published') ? place.slug : undefined;
  };
}

import pLimit from 'p-limit';
import type { Database } from '../../db/connect.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { forgetObject, listRemovableObjects } from './media-object-store.ts';

/** Objects that are asked for at once, and requests under way. */
const batch = 200;
const atOnce = 4;

/**
 * Removes the objects that no row has any longer, and those whose upload broke off. Several processes may do it at
 * once. Gives how many; throws what the store throws, and what is left is tried again the next time.
 */
export async function removeObjects(db: Database, objects: ObjectStore, now: Date): Promise<number> {
  const limit = pLimit(atOnce);
  let removed = 0;
  for (;;) {
    const keys = await listRemovableObjects(db.kysely, now.toISOString(), batch);
    const done = keys.map((key) =>
      limit(async () => {
        await objects.remove(key);
        await forgetObject(db.kysely, key);
      }),
    );
    await Promise.all(done);
    removed += keys.length;
    if (keys.length < batch) return removed;
  }
}

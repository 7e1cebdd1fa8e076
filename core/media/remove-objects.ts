import pLimit from 'p-limit';
import type { Database } from '../../db/connect.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { forgetObject, listRemovableObjects } from './media-object-store.ts';
import { graceMs } from './object-times.ts';

/** Objects that are asked for at once, and requests under way. */
const batch = 200;
const atOnce = 4;

/** How far the clocks of two machines may be apart, in milliseconds. */
const clockMarginMs = 10 * 60 * 1000;

/**
 * Removes the objects that no row has any longer, and those whose upload broke off; none that was still in use at
 * `namedSince`, when the oldest copy was made that names objects. Several processes may do it at once. Gives how many; throws what the store throws, and what is left is tried again the next time.
 */
export async function removeObjects(
  db: Database,
  objects: ObjectStore,
  now: Date,
  namedSince?: Date,
): Promise<number> {
  // What may be removed at a time lost its row a day before (`graceMs`).
  const named = namedSince && namedSince.getTime() - clockMarginMs + graceMs;
  const until = new Date(Math.min(now.getTime(), named ?? Number.POSITIVE_INFINITY)).toISOString();
  const limit = pLimit(atOnce);
  let removed = 0;
  for (;;) {
    const keys = await listRemovableObjects(db.kysely, until, batch);
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

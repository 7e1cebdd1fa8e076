import type { Database } from '../../db/connect.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import type { MediaRemovalFailure } from './media-core.ts';
import { releaseObjects } from './media-object-store.ts';
import { lockMedia, removeMedia } from './media-store.ts';
import { listMediaUses } from './media-use-store.ts';
import { graceMs } from './object-times.ts';

/** Removes a picture for good; one that is in use only with `isForced`. */
export function removePicture(
  db: Database,
  record: RecordEvent,
  id: string,
  { isForced }: { isForced: boolean },
  now: Date,
): Promise<Result<{ id: string }, MediaRemovalFailure>> {
  return db.kysely.transaction().execute(async (transaction) => {
    if (!(await lockMedia(transaction, db.dialect, id))) return fail({ code: 'media_not_found' });
    const places = isForced ? [] : await listMediaUses(transaction, id);
    if (places.length > 0) return fail({ code: 'in_use', places });
    // Its objects go after its row, by `removeObjects`.
    await releaseObjects(transaction, id, new Date(now.getTime() + graceMs).toISOString());
    await removeMedia(transaction, id);
    await record(transaction, { name: 'picture_removed', what: { id } });
    return ok({ id });
  });
}

import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { graceMs } from './object-times.ts';

/** Leaves to be removed what rows named before all of them were replaced, and keeps what they name now. */
export async function releaseUnused(transaction: Kysely<Schema>, now: Date): Promise<void> {
  const named = transaction.selectFrom('media_objects').select('key');
  await transaction
    .updateTable('own_objects')
    .set({ remove_at: new Date(now.getTime() + graceMs).toISOString() })
    .where('remove_at', 'is', null)
    .where('key', 'not in', named)
    .execute();
  await transaction.updateTable('own_objects').set({ remove_at: null }).where('key', 'in', named).execute();
}

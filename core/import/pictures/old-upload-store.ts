import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';

/** Keys that one statement writes. */
const atOnce = 300;

/** Remembers uploads of old blogs whose names look like sizes of others. */
export async function saveOldUploads(db: Kysely<Schema>, addresses: readonly string[]): Promise<void> {
  for (let start = 0; start < addresses.length; start += atOnce) {
    const values = addresses.slice(start, start + atOnce).map((address) => ({ address }));
    await db
      .insertInto('old_uploads')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function listOldUploads(db: Kysely<Schema>): Promise<Set<string>> {
  const rows = await db.selectFrom('old_uploads').select('address').execute();
  return new Set(rows.map(({ address }) => address));
}

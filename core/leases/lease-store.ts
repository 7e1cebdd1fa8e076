import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { LeaseClock } from './lease-clock.ts';

interface LeaseKey {
  name: string;
  holder: string;
}

interface LeaseTerm extends LeaseKey {
  clock: LeaseClock;
  /** From now, in milliseconds. */
  termMs: number;
}

/** Takes what nobody holds, or what was held until now; false when somebody holds it. */
export async function insertLease(
  db: Kysely<Schema>,
  { name, holder, clock, termMs }: LeaseTerm,
): Promise<boolean> {
  const expires_at = clock(termMs);
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, expires_at })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ holder, expires_at }).where('leases.expires_at', '<=', clock(0)),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Lets it run for so long from now on; false when another has taken it meanwhile. */
export async function updateLease(
  db: Kysely<Schema>,
  { name, holder, clock, termMs }: LeaseTerm,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('leases')
    .set({ expires_at: clock(termMs) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function removeLease(db: Kysely<Schema>, { name, holder }: LeaseKey): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}

/** Who holds a lease just now. */
export async function findHolder(
  db: Kysely<Schema>,
  name: string,
  clock: LeaseClock,
): Promise<string | undefined> {
  const query = db
    .selectFrom('leases')
    .select('holder')
    .where('name', '=', name)
    .where('expires_at', '>', clock(0));
  return (await query.executeTakeFirst())?.holder;
}

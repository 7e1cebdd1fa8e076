import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** A time of `Date.toISOString`: such texts sort as their times do. */
interface Lease {
  name: string;
  holder: string;
  expires_at: string;
}

export async function isLeased(db: Kysely<Schema>, name: string, now: string): Promise<boolean> {
  const query = db.selectFrom('leases').select('name').where('name', '=', name).where('expires_at', '>', now);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Takes what nobody holds, or what was held until now; false when somebody holds it. */
export async function insertLease(db: Kysely<Schema>, lease: Lease, now: string): Promise<boolean> {
  const { holder, expires_at } = lease;
  const taken = await db
    .insertInto('leases')
    .values(lease)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ holder, expires_at }).where('leases.expires_at', '<=', now),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function updateLease(db: Kysely<Schema>, { name, holder, expires_at }: Lease): Promise<void> {
  await db
    .updateTable('leases')
    .set({ expires_at })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
}

export async function removeLease(
  db: Kysely<Schema>,
  { name, holder }: Omit<Lease, 'expires_at'>,
): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}

/** Who holds a lease just now. */
export async function findHolder(db: Kysely<Schema>, name: string, now: string): Promise<string | undefined> {
  const query = db
    .selectFrom('leases')
    .select('holder')
    .where('name', '=', name)
    .where('expires_at', '>', now);
  return (await query.executeTakeFirst())?.holder;
}

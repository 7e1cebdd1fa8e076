import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { deleteFound } from '../../db/statements.ts';

export async function isKnownNetwork(db: Kysely<Schema>, clientHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('client_hash')
    .where('client_hash', '=', clientHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveKnownNetwork(
  db: Kysely<Schema>,
  clientHash: string,
  seenAt: string,
): Promise<void> {
  await db
    .insertInto('known_networks')
    .values({ client_hash: clientHash, seen_at: seenAt })
    .onConflict((conflict) => conflict.column('client_hash').doUpdateSet({ seen_at: seenAt }))
    .execute();
}

export async function removeKnownNetworksBefore(db: Kysely<Schema>, before: string): Promise<void> {
  await deleteFound(db, db.deleteFrom('known_networks').where('seen_at', '<=', before));
}

import type { Kysely, Selectable } from 'kysely';
import type { AuthChallengesTable, Schema } from '../../db/schema.ts';
import { deleteFound } from '../../db/statements.ts';

export type StoredChallenge = Selectable<AuthChallengesTable>;

export async function insertChallenge(db: Kysely<Schema>, challenge: StoredChallenge): Promise<void> {
  await db.insertInto('auth_challenges').values(challenge).execute();
}

export async function findChallenge(
  db: Kysely<Schema>,
  { id_hash, purpose, bound_to }: Pick<StoredChallenge, 'id_hash' | 'purpose' | 'bound_to'>,
  now: string,
): Promise<StoredChallenge | undefined> {
  return db
    .selectFrom('auth_challenges')
    .selectAll()
    .where('id_hash', '=', id_hash)
    .where('purpose', '=', purpose)
    .where('bound_to', '=', bound_to)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function updateChallenge(
  db: Kysely<Schema>,
  idHash: string,
  challenge: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth_challenges')
    .set({ challenge })
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a challenge away; true for the one caller who did, of all that were at it. */
export async function removeChallenge(
  db: Kysely<Schema>,
  { id_hash, challenge }: Pick<StoredChallenge, 'id_hash' | 'challenge'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_challenges')
    .where('id_hash', '=', id_hash)
    .where('challenge', '=', challenge)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function removeExpiredChallenges(db: Kysely<Schema>, now: string): Promise<void> {
  await deleteFound(db, db.deleteFrom('auth_challenges').where('expires_at', '<=', now));
}

export async function removeAllChallenges(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('auth_challenges').execute();
}

import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export async function insertAttempt(db: Kysely<Schema>, clientHash: string, at: string): Promise<void> {
  await db.insertInto('sign_in_attempts').values({ client_hash: clientHash, attempted_at: at }).execute();
}

export async function countAttempts(db: Kysely<Schema>, clientHash: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('sign_in_attempts')
    .select((row) => row.fn.countAll().as('count'))
    .where('client_hash', '=', clientHash)
    .where('attempted_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the client's lockout ends, if one is in force. */
export async function findLockout(
  db: Kysely<Schema>,
  clientHash: string,
  now: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('lockouts')
    .select('until')
    .where('client_hash', '=', clientHash)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.until;
}

/** Locks the client out; a lockout in force keeps its end. */
export async function insertLockout(db: Kysely<Schema>, clientHash: string, until: string): Promise<void> {
  await db
    .insertInto('lockouts')
    .values({ client_hash: clientHash, until })
    .onConflict((conflict) => conflict.column('client_hash').doNothing())
    .execute();
}

/** Clears the client's count, as a correct password does. */
export async function removeAttempts(db: Kysely<Schema>, clientHash: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('client_hash', '=', clientHash).execute();
}

export async function removeEndedLockouts(db: Kysely<Schema>, now: string): Promise<void> {
  await db.deleteFrom('lockouts').where('until', '<=', now).execute();
}

export async function removeAttemptsBefore(db: Kysely<Schema>, before: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('attempted_at', '<=', before).execute();
}

/** Forgives everyone: their attempts and their lockouts. */
export async function removeAllLockouts(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('lockouts').execute();
  await db.deleteFrom('sign_in_attempts').execute();
}

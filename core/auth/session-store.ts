import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export interface StoredSession {
  token_hash: string;
  created_at: string;
  expires_at: string;
}

export async function insertSession(db: Kysely<Schema>, session: StoredSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function findSession(
  db: Kysely<Schema>,
  tokenHash: string,
  now: string,
): Promise<StoredSession | undefined> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function removeSession(db: Kysely<Schema>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** How many sessions last besides one. */
export async function countOtherSessions(
  db: Kysely<Schema>,
  tokenHash: string,
  now: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((row) => row.fn.countAll().as('count'))
    .where('token_hash', '!=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function removeOtherSessions(db: Kysely<Schema>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '!=', tokenHash).execute();
}

export async function removeAllSessions(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('sessions').execute();
}

export async function removeExpiredSessions(db: Kysely<Schema>, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

import type { Kysely, Selectable } from 'kysely';
import type { Schema, SessionsTable } from '../../db/schema.ts';
import { deleteFound } from '../../db/statements.ts';
import type { SecretName } from './secret-store.ts';

export type StoredSession = Selectable<SessionsTable>;

/** Which sessions are open at a moment: their day has not run out, and they were used after `idleSince`. */
export interface OpenAt {
  /** ISO 8601 timestamps, UTC. */
  now: string;
  idleSince: string;
}

export async function insertSession(db: Kysely<Schema>, session: StoredSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function findSession(
  db: Kysely<Schema>,
  tokenHash: string,
  { now, idleSince }: OpenAt,
): Promise<StoredSession | undefined> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('used_at', '>', idleSince)
    .executeTakeFirst();
}

/** An open session, and whether the password is one that the site made up: both are asked at every request of the owner's. */
export async function findSessionInUse(
  db: Kysely<Schema>,
  tokenHash: string,
  { now, idleSince }: OpenAt,
): Promise<(StoredSession & { password_generated: string | null }) | undefined> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('secrets')
        .select('value')
        .where('name', '=', 'password_generated' satisfies SecretName)
        .as('password_generated'),
    )
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('used_at', '>', idleSince)
    .executeTakeFirst();
}

export async function listSessions(db: Kysely<Schema>, { now, idleSince }: OpenAt): Promise<StoredSession[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('expires_at', '>', now)
    .where('used_at', '>', idleSince)
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

export async function updateLastUse(db: Kysely<Schema>, tokenHash: string, usedAt: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: usedAt })
    .where('token_hash', '=', tokenHash)
    .where('used_at', '<', usedAt)
    .execute();
}

export async function updateProof(db: Kysely<Schema>, tokenHash: string, provedAt: string): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: provedAt }).where('token_hash', '=', tokenHash).execute();
}

export async function removeSession(db: Kysely<Schema>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function removeSessionById(db: Kysely<Schema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function countOtherSessions(
  db: Kysely<Schema>,
  tokenHash: string,
  { now, idleSince }: OpenAt,
): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((row) => row.fn.countAll().as('count'))
    .where('token_hash', '!=', tokenHash)
    .where('expires_at', '>', now)
    .where('used_at', '>', idleSince)
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
  await deleteFound(db, db.deleteFrom('sessions').where('expires_at', '<=', now));
}

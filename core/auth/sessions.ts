import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import {
  countOtherSessions,
  findSession,
  insertSession,
  removeOtherSessions,
  removeSession,
} from './session-store.ts';

/** How long a session lasts, in milliseconds: 24 hours (specification, section 6). */
const sessionLength = 86_400_000;

/** The token goes into the cookie and is kept nowhere: the database has its hash. */
export async function openSession(
  db: Kysely<Schema>,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + sessionLength);
  await insertSession(db, {
    token_hash: tokenHash(token),
    created_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
  });
  return { token, expiresAt };
}

/** The session of a token while it lasts, else null. */
export async function checkSession(
  db: Database,
  token: string,
  now: Date,
): Promise<{ expiresAt: Date } | null> {
  const session = await findSession(db.kysely, tokenHash(token), now.toISOString());
  return session ? { expiresAt: new Date(session.expires_at) } : null;
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await removeSession(db.kysely, tokenHash(token));
}

/** How many sessions are open besides the token's own: one for each browser that has signed in. */
export async function countOthers(db: Database, token: string, now: Date): Promise<number> {
  return countOtherSessions(db.kysely, tokenHash(token), now.toISOString());
}

/** Ends every session but the token's own, and gives how many were open. */
export async function closeOthers(db: Database, token: string, now: Date): Promise<number> {
  return db.kysely.transaction().execute(async (transaction) => {
    const open = await countOtherSessions(transaction, tokenHash(token), now.toISOString());
    await removeOtherSessions(transaction, tokenHash(token));
    return open;
  });
}

/** What the database knows a token by. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

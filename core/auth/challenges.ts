import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import {
  findChallenge,
  insertChallenge,
  removeExpiredChallenges,
  type StoredChallenge,
} from './challenge-store.ts';
import { findSecret } from './secret-store.ts';

/** How long one may take to confirm with a passkey, in milliseconds. */
export const challengeLengthMs = 5 * 60_000;

export interface Begun {
  /** Known to who began it, and kept nowhere: the database has its hash. */
  id: string;
  expiresAt: Date;
  challenge: string;
}

type Bound = Pick<StoredChallenge, 'purpose' | 'bound_to'> & { purpose: 'sign-in' | 'registration' };

/** 32 random bytes, base64url: at least 16 are asked for (https://www.w3.org/TR/webauthn-3/#sctn-cryptographic-challenges). */
export function newChallenge(): string {
  return randomBytes(32).toString('base64url');
}

/** Begins what a passkey has to confirm. Kept in the database, so that any process can finish it. */
export async function beginChallenge(db: Kysely<Schema>, bound: Bound, now: Date): Promise<Begun> {
  await removeExpiredChallenges(db, now.toISOString());
  const begun = {
    id: randomBytes(32).toString('base64url'),
    expiresAt: new Date(now.getTime() + challengeLengthMs),
    challenge: newChallenge(),
  };
  await insertChallenge(db, {
    ...bound,
    id_hash: idHash(begun.id),
    challenge: begun.challenge,
    password_mark: await passwordMark(db),
    created_at: now.toISOString(),
    expires_at: begun.expiresAt.toISOString(),
  });
  return begun;
}

export async function openChallenge(
  db: Kysely<Schema>,
  id: string,
  bound: Bound,
  now: Date,
): Promise<StoredChallenge | undefined> {
  const found = await findChallenge(db, { ...bound, id_hash: idHash(id) }, now.toISOString());
  return found?.password_mark === (await passwordMark(db)) ? found : undefined;
}

async function passwordMark(db: Kysely<Schema>): Promise<string> {
  return idHash((await findSecret(db, 'password_hash')) ?? '');
}

function idHash(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

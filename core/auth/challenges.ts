import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { AuthChallengesTable, Db } from '../../db/schema.ts';
import { deleteFound } from '../../db/statements.ts';
import type { PasskeyRequest, SecondFactor } from '../../shared/sign-in.ts';
import { clientHash } from './lockouts.ts';
import { listPasskeys, type RelyingParty, relyingParty, type StoredPasskey } from './passkeys.ts';
import { findSecret } from './secrets.ts';

export const challengeLengthMs = 5 * 60_000;

interface StartedChallenge {
  /** Known only to the client. The database stores its hash. */
  id: string;
  expiresAt: Date;
  challenge: string;
}

type Bound = Pick<StoredChallenge, 'purpose' | 'bound_to'> & { purpose: 'sign-in' | 'registration' };

/**
 * Returns 32 random bytes as base64url. The standard requires at least 16
 * (https://www.w3.org/TR/webauthn-3/#sctn-cryptographic-challenges).
 */
export function newChallenge(): string {
  return randomBytes(32).toString('base64url');
}

/** Stores the challenge in the database, so that any process can finish the sign-in. */
export async function beginChallenge(db: Db, bound: Bound, now: Date): Promise<StartedChallenge> {
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

export async function openChallenge(db: Db, id: string, bound: Bound, now: Date) {
  const found = await findChallenge(db, { ...bound, id_hash: idHash(id) }, now.toISOString());
  return found?.password_mark === (await passwordMark(db)) ? found : undefined;
}

async function passwordMark(db: Db): Promise<string> {
  return idHash((await findSecret(db, 'password_hash')) ?? '');
}

function idHash(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

export type StoredChallenge = Selectable<AuthChallengesTable>;

async function insertChallenge(db: Db, challenge: StoredChallenge): Promise<void> {
  await db.insertInto('auth_challenges').values(challenge).execute();
}

async function findChallenge(
  db: Db,
  { id_hash, purpose, bound_to }: Pick<StoredChallenge, 'id_hash' | 'purpose' | 'bound_to'>,
  now: string,
): Promise<StoredChallenge | undefined> {
  return db
    .selectFrom('auth_challenges')
    .selectAll()
    .where(({ and }) => and({ id_hash, purpose, bound_to }))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function updateChallenge(db: Db, idHash: string, challenge: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth_challenges')
    .set({ challenge })
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a challenge. Returns true to only one caller, even if several try. */
export async function removeChallenge(
  db: Db,
  { id_hash, challenge }: Pick<StoredChallenge, 'id_hash' | 'challenge'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_challenges')
    .where('id_hash', '=', id_hash)
    .where('challenge', '=', challenge)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function removeExpiredChallenges(db: Db, now: string): Promise<void> {
  await deleteFound(db, db.deleteFrom('auth_challenges').where('expires_at', '<=', now));
}

export async function removeAllChallenges(db: Db): Promise<void> {
  await db.deleteFrom('auth_challenges').execute();
}

export async function askSecondFactor(
  db: Database,
  { client, origin }: { client: string; origin: string },
  now: Date,
): Promise<SecondFactor | undefined> {
  const passkeys = await listPasskeys(db.kysely);
  if (passkeys.length === 0) return undefined;
  const bound = { purpose: 'sign-in', bound_to: await clientHash(db.kysely, client) } as const;
  return secondFactor(await beginChallenge(db.kysely, bound, now), passkeys, origin);
}

/** Omits passkeys of other hostnames, because no browser would offer them. */
export function secondFactor(
  begun: StartedChallenge,
  passkeys: StoredPasskey[],
  origin: string,
): SecondFactor {
  const site = relyingParty(origin);
  const usable = site.ok ? passkeys.filter(({ rp_id }) => rp_id === site.value.id) : [];
  return {
    id: begun.id,
    expires_at: begun.expiresAt.toISOString(),
    options: site.ok && usable.length > 0 ? requestOptions(site.value, usable, begun.challenge) : null,
    origin: site.ok && usable.length > 0 ? site.value.origin : null,
  };
}

function requestOptions({ id }: RelyingParty, passkeys: StoredPasskey[], challenge: string): PasskeyRequest {
  return {
    rpId: id,
    challenge,
    timeout: challengeLengthMs,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key',
      transports: JSON.parse(transports) as string[],
    })),
  };
}

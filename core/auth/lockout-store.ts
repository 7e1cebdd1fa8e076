import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { deleteFound } from '../../db/statements.ts';

/** The keyed hashes of a client's networks (`networks.ts`). */
export interface NetworkHashes {
  own: string;
  wide: string | null;
  widest: string | null;
}

type Level = keyof NetworkHashes;

const columns = { own: 'client_hash', wide: 'wide_hash', widest: 'widest_hash' } as const;

export async function insertAttempt(db: Kysely<Schema>, networks: NetworkHashes, at: string): Promise<void> {
  await db
    .insertInto('sign_in_attempts')
    .values({
      client_hash: networks.own,
      wide_hash: networks.wide,
      widest_hash: networks.widest,
      attempted_at: at,
    })
    .execute();
}

export async function countAttempts(
  db: Kysely<Schema>,
  { level, hash }: { level: Level; hash: string },
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('sign_in_attempts')
    .select((row) => row.fn.countAll().as('count'))
    .where(columns[level], '=', hash)
    .where('attempted_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the attempt was made that has `later` newer ones; undefined where there are fewer. */
export async function findAttemptTime(
  db: Kysely<Schema>,
  later: number,
  since: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_in_attempts')
    .select('attempted_at')
    .where('attempted_at', '>', since)
    .orderBy('attempted_at', 'desc')
    .offset(later)
    .limit(1)
    .executeTakeFirst();
  return row?.attempted_at;
}

export async function findLockout(
  db: Kysely<Schema>,
  hashes: readonly string[],
  now: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('lockouts')
    .select('until')
    .where('client_hash', 'in', hashes)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.until;
}

/** Locks the network out; a lockout in force keeps its end. */
export async function insertLockout(db: Kysely<Schema>, hash: string, until: string): Promise<void> {
  await db
    .insertInto('lockouts')
    .values({ client_hash: hash, until })
    .onConflict((conflict) => conflict.column('client_hash').doNothing())
    .execute();
}

export async function removeAttempts(db: Kysely<Schema>, clientHash: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('client_hash', '=', clientHash).execute();
}

export async function removeEndedLockouts(db: Kysely<Schema>, now: string): Promise<void> {
  await deleteFound(db, db.deleteFrom('lockouts').where('until', '<=', now));
}

export async function removeAttemptsBefore(db: Kysely<Schema>, before: string): Promise<void> {
  await deleteFound(db, db.deleteFrom('sign_in_attempts').where('attempted_at', '<=', before));
}

export async function removeAllLockouts(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('lockouts').execute();
  await db.deleteFrom('sign_in_attempts').execute();
}

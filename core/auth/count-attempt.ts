import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { takeAdvisoryLock } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import {
  countAttempts,
  findAttemptTime,
  findLockout,
  insertAttempt,
  insertLockout,
  type NetworkHashes,
  removeEndedLockouts,
} from './lockout-store.ts';
import type { ClientNetworks } from './networks.ts';

const minuteMs = 60_000;

/** So many wrong passwords within 15 minutes (`networks.ts`) lock a network out for 120 (docs/specification.md 6.2; ms). */
export const lockout = { withinMs: 15 * minuteMs, lastsMs: 120 * minuteMs } as const;

/** Failed sign-ins from everywhere within the same 15 minutes, from which on networks that never signed in must wait. */
const brakeAttempts = 100;

export interface Trier {
  networks: ClientNetworks;
  hashes: NetworkHashes;
  /** Has signed in before, or holds an open session: what strangers do around it is not held against it. */
  isKnown: boolean;
  /** Of the second step: its tries have a hash of their own, which the right password does not clear. */
  secondStep?: string;
}

export type Barred = { code: 'locked_out'; until: Date } | { code: 'sign_in_paused'; until: Date };

export async function findBar(db: Kysely<Schema>, trier: Trier, now: Date): Promise<Barred | undefined> {
  const { own, wide, widest } = trier.hashes;
  const held = trier.isKnown ? [own] : [own, wide, widest].filter((hash) => hash !== null);
  const until = await findLockout(db, held, now.toISOString());
  if (until) return { code: 'locked_out', until: new Date(until) };
  if (trier.isKnown) return undefined;
  const since = new Date(now.getTime() - lockout.withinMs);
  const decisive = await findAttemptTime(db, brakeAttempts - 1, since.toISOString());
  if (!decisive) return undefined;
  return { code: 'sign_in_paused', until: new Date(Date.parse(decisive) + lockout.withinMs) };
}

/** Counts the attempt before the password is looked at, so that a hundred guesses sent at once are a hundred attempts and not one. Gives how many are left. */
export function countAttempt(db: Database, trier: Trier, now: Date): Promise<Result<number, Barred>> {
  const { networks, hashes } = trier;
  return db.kysely.transaction().execute(async (transaction) => {
    // Transactions side by side would each count only their own attempt.
    await takeAdvisoryLock(transaction, db.dialect, `sign-in ${hashes.widest ?? hashes.wide ?? hashes.own}`);
    await removeEndedLockouts(transaction, now.toISOString());
    const barred = await findBar(transaction, trier, now);
    if (barred) return fail(barred);
    await insertAttempt(transaction, { ...hashes, own: trier.secondStep ?? hashes.own }, now.toISOString());
    const until = new Date(now.getTime() + lockout.lastsMs);
    let left = 0;
    for (const level of ['widest', 'wide', 'own'] as const) {
      const [network, hash] = [networks[level], hashes[level]];
      if (!network || !hash) continue;
      const since = new Date(now.getTime() - lockout.withinMs).toISOString();
      left = network.attempts - (await countTries(transaction, trier, { level, hash }, since));
      // One at a time is looked at; those beyond the last came in while it was.
      if (left < 0) {
        await insertLockout(transaction, hash, until.toISOString());
        if (level === 'own' || !trier.isKnown) return fail({ code: 'locked_out', until });
      }
    }
    return ok(left);
  });
}

/** Locks out the networks whose last attempt was wrong too. */
export async function lockOutSpent(db: Kysely<Schema>, trier: Trier, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lockout.withinMs).toISOString();
  const until = new Date(now.getTime() + lockout.lastsMs).toISOString();
  for (const level of ['own', 'wide', 'widest'] as const) {
    const [network, hash] = [trier.networks[level], trier.hashes[level]];
    if (!network || !hash) continue;
    if ((await countTries(db, trier, { level, hash }, since)) >= network.attempts) {
      await insertLockout(db, hash, until);
    }
  }
}

/** Tries of a network; those at the second step, whose hash is another, are in one count with the client's wrong passwords. */
async function countTries(
  db: Kysely<Schema>,
  { secondStep }: Trier,
  network: { level: keyof NetworkHashes; hash: string },
  since: string,
): Promise<number> {
  const count = await countAttempts(db, network, since);
  if (network.level !== 'own' || !secondStep) return count;
  return count + (await countAttempts(db, { level: 'own', hash: secondStep }, since));
}

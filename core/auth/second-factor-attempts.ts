import type { Database } from '../../db/connect.ts';
import { ok, type Result } from '../../shared/result.ts';
import { type Barred, countAttempt, lockOutSpent, type Trier } from './count-attempt.ts';
import { hashNetworks } from './hash-networks.ts';
import { keyedHash } from './keyed-hash.ts';
import { isKnownNetwork } from './known-network-store.ts';
import { removeAttempts } from './lockout-store.ts';
import { networksOf } from './networks.ts';

export interface CountedTry {
  /** How many more there are before the lockout, should this one be wrong. */
  attemptsLeft: number;
  failed(): Promise<void>;
  /** It was right: the client's count starts anew. */
  passed(): Promise<void>;
}

/**
 * Counts a try at the second step, in one count with the client's wrong passwords. It has a name of its own there:
 * the right password, which clears the count of wrong ones, must not give whoever knows it ever new tries at the codes.
 */
export async function countSecondFactorTry(
  db: Database,
  client: string,
  now: Date,
): Promise<Result<CountedTry, Barred>> {
  const networks = networksOf(client);
  const hashes = await hashNetworks(db.kysely, networks);
  const secondStep = await keyedHash(db.kysely, `second factor of ${networks.own.name}`);
  const isKnown = await isKnownNetwork(db.kysely, hashes.own);
  const trier: Trier = { networks, hashes, isKnown, secondStep };
  const counted = await countAttempt(db, trier, now);
  if (!counted.ok) return counted;
  return ok({
    attemptsLeft: Math.max(0, counted.value),
    failed: () => lockOutSpent(db.kysely, trier, now),
    passed: async () => {
      await removeAttempts(db.kysely, hashes.own);
      await removeAttempts(db.kysely, secondStep);
    },
  });
}

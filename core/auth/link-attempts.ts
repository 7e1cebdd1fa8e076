import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import {
  type Barred,
  type ClientNetworks,
  countAttempt,
  findLockout,
  hashNetworks,
  lockOutSpent,
  networksOf,
  removeAttempts,
  type Trier,
} from './lockouts.ts';
import { createWorkQueue } from './work-queue.ts';

/** Each count uses a connection and waits for the others of its network: attackers get one of them. */
const counting = createWorkQueue({ atOnce: 1, places: 20 });

/** Links and passphrases are counted separately, and apart from sign-ins. */
type Tried = 'link' | 'passphrase';

function linkNetworks(client: string, tried: Tried): ClientNetworks {
  const { own, wide, widest } = networksOf(client);
  const named = <Known extends { name: string }>(network: Known) => ({
    ...network,
    name: `${tried} ${network.name}`,
  });
  return { own: named(own), ...(wide && { wide: named(wide) }), ...(widest && { widest: named(widest) }) };
}

export interface LinkClient {
  barred: Barred | undefined;
  count(isKnown: boolean): Promise<Result<LinkTry, Barred | { code: 'sign_in_busy' }>>;
}

export interface LinkTry {
  attemptsLeft: number;
  failed(): Promise<void>;
  passed(): Promise<void>;
}

/** A keyed hash of the network that a link was opened from. */
export async function networkMark(db: Database, client: string): Promise<string> {
  return (await hashNetworks(db.kysely, linkNetworks(client, 'link'))).own;
}

export async function readLinkClient(
  db: Database,
  { client, tried }: { client: string; tried: Tried },
  now: Date,
): Promise<LinkClient> {
  const networks = linkNetworks(client, tried);
  const hashes = await hashNetworks(db.kysely, networks);
  return {
    barred: await lockoutOf(db.kysely, Object.values(hashes), now),
    count: async (isKnown) => {
      const trier: Trier = { networks, hashes, isKnown };
      const taken = await counting.run(() => countAttempt(db, trier, now));
      if (!taken.ok) return fail({ code: 'sign_in_busy' });
      const counted = taken.value;
      if (!counted.ok) return counted;
      return ok({
        attemptsLeft: Math.max(0, counted.value),
        failed: () => lockOutSpent(db.kysely, trier, now),
        passed: () => removeAttempts(db.kysely, hashes.own),
      });
    },
  };
}

async function lockoutOf(db: Db, hashes: (string | null)[], now: Date): Promise<Barred | undefined> {
  const held = hashes.filter((hash) => hash !== null);
  const until = await findLockout(db, held, now.toISOString());
  return until === undefined ? undefined : fail({ code: 'locked_out', until: new Date(until) }).failure;
}

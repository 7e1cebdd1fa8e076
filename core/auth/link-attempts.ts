import type { Database } from '../../db/connect.ts';
import { fail, type Result } from '../../shared/result.ts';
import { type Barred, type CountedAttempt, countAttempt, findLockout, networksOf } from './lockouts.ts';
import { createWorkQueue } from './work-queue.ts';

/** Counts attempts one at a time, so that attackers can't occupy more than one database connection. */
const counting = createWorkQueue({ atOnce: 1, places: 20 });

/** Links and passphrases are counted separately from each other and from sign-ins. */
type Tried = 'link' | 'passphrase';

export interface LinkClient {
  barred: Barred | undefined;
  count(isKnown: boolean): Promise<Result<CountedAttempt, Barred | { code: 'sign_in_busy' }>>;
}

/** Returns a keyed hash of the network from which a link was opened. */
export async function networkMark(db: Database, client: string): Promise<string> {
  return (await networksOf(db.kysely, client, 'link '))[0].hash;
}

export async function readLinkClient(
  db: Database,
  { client, tried }: { client: string; tried: Tried },
  now: Date,
): Promise<LinkClient> {
  const networks = await networksOf(db.kysely, client, `${tried} `);
  return {
    barred: await findLockout(db.kysely, networks, now),
    count: async (isKnown) => {
      const counted = await counting.run(() => countAttempt(db, { networks, isKnown }, now));
      return counted.ok ? counted.value : fail({ code: 'sign_in_busy' });
    },
  };
}

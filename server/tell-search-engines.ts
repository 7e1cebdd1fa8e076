import type { Logger } from 'pino';
import type { Core } from '../core/core.ts';
import { claimLease, type Lease } from '../core/leases/claim-lease.ts';
import type { NetFailure } from '../core/net/net-failure.ts';
import type { Database } from '../db/connect.ts';
import { TryAgain } from './watch-changes.ts';

export interface SearchEngineTeller {
  /** What follows a change: search engines are told of it, of what happened since the start. Throws `TryAgain` where one could not be told. */
  tell(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether a search engine may take another time what it has not taken. */
function mayPass(failure: NetFailure): boolean {
  if (failure.code === 'answered') return failure.status === 429 || failure.status >= 500;
  return failure.code === 'no_answer';
}

/** One process of all on the database tells search engines; the others know how far they were, to go on if it dies. */
export function searchEngineTeller(
  db: Pick<Database, 'kysely' | 'dialect'>,
  core: Pick<Core, 'indexNow'>,
  log: Logger,
): SearchEngineTeller {
  let lease: Lease | undefined;
  let told: number | undefined;
  let seen: number | undefined;
  /** Addresses of articles, to announce again. */
  let untold: string[] = [];
  return {
    tell: async () => {
      if (lease?.lost.aborted) lease = undefined;
      const isOn = (await core.indexNow.key()) !== undefined;
      if (isOn) lease ??= await claimLease(db, 'search engines');
      if (!isOn || !lease) {
        const { last } = await core.indexNow.announce(undefined);
        // Whoever tells may die of this change: it counts as told with the next.
        told = isOn ? seen : last;
        seen = last;
        return;
      }
      const { last, failures } = await core.indexNow.announce(told, untold);
      told = seen = last;
      for (const { failure } of failures)
        log.warn({ failure }, 'a search engine could not be told of an article');
      untold = failures.filter(({ failure }) => mayPass(failure)).map(({ address }) => address);
      if (untold.length > 0) throw new TryAgain();
    },
    stop: async () => lease?.release().catch(() => undefined),
  };
}

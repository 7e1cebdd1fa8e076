import type { Logger } from 'pino';
import type { Core } from '../core/core.ts';
import { claimLease, type Lease } from '../core/leases/claim-lease.ts';
import type { NetFailure } from '../core/net/net-failure.ts';
import type { Database } from '../db/connect.ts';
import { DatabaseFailure } from '../shared/result.ts';
import type { PageSource } from './page-cache.ts';

/** How often the site version is looked at, in milliseconds: it costs microseconds, and knows of other processes' changes. */
const lookMs = 250;

export interface ChangeWatch {
  /** Resolves once nothing of it runs any more. */
  stop(): Promise<void>;
}

/** How long it waits before it tries again what failed, in milliseconds; each time longer. */
const again = { firstMs: 1_000, lastMs: 600_000 } as const;

/** What a change is followed by could not be done, which is in the log already; it is tried again. */
class TryAgain extends Error {}

/**
 * Runs `work` once at the start and after every change of the site, never twice at once: changes that come meanwhile are
 * one. It is told by `isWanted` when the site has changed again, or stops, and should end then. What fails is tried again.
 * While the version is not known nothing begins.
 */
export function watchChanges(
  source: Pick<PageSource, 'siteVersion'>,
  log: Logger,
  work: (isWanted: () => boolean) => Promise<void>,
): ChangeWatch {
  let done: number | undefined;
  let running: Promise<void> | undefined;
  let isStopping = false;
  let failures = 0;
  let notBefore = 0;
  const run = async () => {
    const version = source.siteVersion();
    if (version === undefined) return;
    if (version === done && (failures === 0 || performance.now() < notBefore)) return;
    if (version !== done) failures = 0;
    done = version;
    try {
      await work(() => !isStopping && source.siteVersion() === version);
      failures = 0;
    } catch (error) {
      // Readers meet the database themselves, and are told.
      if (!(error instanceof DatabaseFailure || error instanceof TryAgain))
        log.error({ err: error }, 'what follows a change failed');
      notBefore = performance.now() + Math.min(again.firstMs * 2 ** failures, again.lastMs);
      failures += 1;
    }
  };
  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = undefined;
    });
  }, lookMs).unref();
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}

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

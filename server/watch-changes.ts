import type { Logger } from 'pino';
import { DatabaseFailure } from '../shared/database-failure.ts';
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
export class TryAgain extends Error {}

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

import type { Logger } from 'pino';
import { DatabaseFailure } from '../shared/database-failure.ts';
import type { PageSource } from './page-cache.ts';

/** How often the site version is looked at, in milliseconds: it costs microseconds, and knows of other processes' changes. */
const lookMs = 250;

export interface ChangeWatch {
  /** Resolves once nothing of it runs any more. */
  stop(): Promise<void>;
}

/**
 * Runs `work` once at the start and after every change of the site, never twice at once: changes that come meanwhile are
 * one. It is told by `isWanted` when the site has changed again, or stops, and should end then. While the version is not
 * known nothing begins.
 */
export function watchChanges(
  source: Pick<PageSource, 'siteVersion'>,
  log: Logger,
  work: (isWanted: () => boolean) => Promise<void>,
): ChangeWatch {
  let done: number | undefined;
  let running: Promise<void> | undefined;
  let isStopping = false;
  const run = async () => {
    try {
      const version = source.siteVersion();
      if (version === undefined || version === done) return;
      done = version;
      await work(() => !isStopping && source.siteVersion() === version);
    } catch (error) {
      // Readers meet the database themselves, and are told.
      if (!(error instanceof DatabaseFailure)) log.error({ err: error }, 'what follows a change failed');
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

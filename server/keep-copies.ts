import type { Logger } from 'pino';
import type { Core } from '../core/core.ts';

/** How often it is asked whether a copy is due, and when first: not while a start has other things to do (ms). */
const [everyMs, firstMs] = [60_000, 30_000];

export interface KeptCopies {
  /** Stops what is on its way. */
  stop(): Promise<void>;
}

/** Makes the backups and restore tests that are due: in one process of all. */
export function keepCopies(core: Pick<Core, 'copies'>, log: Logger): KeptCopies {
  const keepUp = async () => {
    try {
      for (const { failure, ...run } of await core.copies.keepUp()) {
        if (failure === null) log.info(run, run.kind === 'copy' ? 'copy made' : 'copy restored for practice');
        else log.error({ ...run, failure }, run.kind === 'copy' ? 'no copy was made' : 'a drill failed');
      }
    } catch (error) {
      log.error({ err: error }, 'copies could not be kept up');
    }
  };
  let asking: Promise<void> | undefined;
  const ask = () => {
    asking ??= keepUp().finally(() => {
      asking = undefined;
    });
  };
  const first = setTimeout(ask, firstMs).unref();
  const regularly = setInterval(ask, everyMs).unref();
  return {
    stop: async () => {
      clearTimeout(first);
      clearInterval(regularly);
      await core.copies.end();
      await asking;
    },
  };
}

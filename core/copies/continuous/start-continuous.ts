import { Worker } from 'node:worker_threads';
import type { CopyConfig } from '../copy-config.ts';
import type { ContinuousNote } from './continuous-worker.ts';

/** In megabytes: two pieces of changes, encrypted and not, and what is on its way to a bucket. */
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 } as const;

/** How long what is under way may take when the site ends, and how long to wait for another thread (ms). */
const times = { stop: 5_000, restart: 10_000 } as const;

/**
 * Begins to send every change of a SQLite database away, on a thread of its own, which is started anew should it end. `stop`
 * sends what was written last, for five seconds at most: to be called when nobody writes any more.
 */
export function startContinuous(
  config: CopyConfig,
  onNote: (note: ContinuousNote) => void,
): { stop(): Promise<void> } {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let worker = start();

  function start(): Worker {
    const started = new Worker(new URL('./continuous-worker.ts', import.meta.url), {
      workerData: config,
      resourceLimits: memory,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    started.on('message', onNote);
    started.on('error', (error) =>
      onNote({ level: 'warn', text: `The continuous copy stopped: ${error.message}` }),
    );
    started.once('exit', () => {
      if (isStopping) return;
      timer = setTimeout(() => {
        worker = start();
      }, times.restart).unref();
    });
    started.unref();
    return started;
  }

  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      worker.postMessage('stop');
      const late = setTimeout(() => void worker.terminate(), times.stop);
      await ended;
      clearTimeout(late);
    },
  };
}

import { Worker } from 'node:worker_threads';
import type { CopyJob } from './copy-process.ts';
import type { CopyOutcome } from './copy-work.ts';

/** In megabytes: the thread only passes on what becomes of the process. */
const memory = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 } as const;

/**
 * Has a process of its own make a copy or hold a drill. It ends when `stop` fires, and with this process. Throws nothing:
 * that it ended before it was done is a failure too (`interrupted`).
 */
export function runCopyJob(job: CopyJob, stop: AbortSignal): Promise<CopyOutcome> {
  const starter = new Worker(new URL('./copy-starter-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: memory,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const end = () => starter.postMessage('end');
  stop.addEventListener('abort', end, { once: true });
  if (stop.aborted) end();
  return new Promise<CopyOutcome>((resolve) => {
    const interrupted = (detail: string) =>
      resolve({ name: '', facts: {}, failure: { code: 'interrupted', detail } });
    starter.once('message', (outcome: CopyOutcome) => resolve(outcome));
    starter.once('error', (error) => interrupted(String(error)));
    starter.once('exit', () => interrupted('The thread that started its process ended'));
  }).finally(() => stop.removeEventListener('abort', end));
}

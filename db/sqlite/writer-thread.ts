import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseFailure } from '../../shared/result.ts';
import type { WriterOrder, WriterReply, WriterResult } from './writer-order.ts';

/** In megabytes: the longest statement copies twenty revisions of two million characters each. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 } as const;

/** How long the thread waits for another order, in milliseconds: it takes fourteen megabytes of a site that rests. */
const idleMs = 15_000;

interface WriterThread {
  worker: Worker;
  idle: NodeJS.Timeout | undefined;
  /** Answers come in the order of the orders. */
  waiting: PromiseWithResolvers<WriterResult>[];
}

/** One for all files of this process: to start it takes some forty milliseconds. */
let running: WriterThread | undefined;

/** Has the writing thread carry out an order. Rejects with a `DatabaseFailure` when it ends first, rolled back by then. */
export async function askWriter(order: WriterOrder): Promise<WriterResult> {
  // A thread that has ended has closed what it had.
  if (!running && order.kind === 'close') return { kind: 'done', result: { rows: [] } };
  running ??= startWriter();
  const { worker, waiting } = running;
  clearTimeout(running.idle);
  worker.postMessage(order);
  const asked = Promise.withResolvers<WriterResult>();
  waiting.push(asked);
  // Only while there is work does it keep the process alive.
  if (waiting.length === 1) worker.ref();
  return asked.promise;
}

function startWriter(): WriterThread {
  const cache = getCompileCacheDir();
  const worker = new Worker(new URL('./writer-worker.ts', import.meta.url), {
    resourceLimits: memory,
    // A thread keeps compiled modules only where it is told to itself; Node adds its own version to the folder.
    env: cache ? { NODE_COMPILE_CACHE: dirname(cache) } : {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const thread: WriterThread = { worker, idle: undefined, waiting: [] };
  let cause: unknown;
  worker.on('message', ({ result, isInTransaction }: WriterReply) => {
    thread.waiting.shift()?.resolve(result);
    if (thread.waiting.length > 0) return;
    worker.unref();
    if (!isInTransaction) thread.idle = setTimeout(retire, idleMs, thread).unref();
  });
  worker.on('error', (error) => {
    cause = error;
  });
  // Told no sooner: now its files are closed, and their locks are gone.
  worker.on('exit', () => {
    clearTimeout(thread.idle);
    if (running === thread) running = undefined;
    const failure = new DatabaseFailure('unavailable', 'The thread that writes has ended', cause);
    for (const { reject } of thread.waiting) reject(failure);
  });
  worker.unref();
  return thread;
}

function retire(thread: WriterThread): void {
  // What is ordered from now on goes to another thread.
  if (running === thread) running = undefined;
  thread.worker.postMessage({ kind: 'retire' } satisfies WriterOrder);
}

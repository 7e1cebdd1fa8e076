import { Worker } from 'node:worker_threads';
import { type WorkLoad, waitedMs } from '../../shared/health.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { TooIntricate } from './rendering-jobs.ts';
import type { WorkOrder, WorkResult } from './run-jobs.ts';

/** How long a job may take once one has begun with it, and how long a thread waits for another, in ms. */
const limits = { job: 15_000, idle: 5_000 } as const;

/** Functions of one value each, by name, that a worker's file runs with `runJobs`. */
export type Jobs = Readonly<Record<string, (input: never) => unknown>>;

/**
 * Runs a job on another thread, so that the one that answers requests goes on answering. Fails where the job takes
 * longer than `timeoutMs` (fifteen seconds; none where it is null) or more memory than there is for it, and costs nothing but
 * itself; rejects with what the job threw. The buffers that are `moved` go to that thread, and are no longer here.
 */
export interface RunJob<All extends Jobs> {
  <Name extends keyof All & string>(
    name: Name,
    input: Parameters<All[Name]>[0],
    timeoutMs?: number | null,
    moved?: ArrayBuffer[],
  ): Promise<Result<Awaited<ReturnType<All[Name]>>, TooIntricate>>;
  load(): WorkLoad;
}

interface Waiting {
  since: number;
  order: WorkOrder;
  timeoutMs: number | null;
  moved: ArrayBuffer[];
  resolve(result: Result<unknown, TooIntricate>): void;
  reject(error: Error): void;
}

/** Of a pool: how many threads run at once, and the heap that each may fill. */
export interface PoolLimits {
  threads: number;
  megabytes: number;
}

/** Threads that run the worker's file: started when there is something to do, ended soon after. */
export function createWorkerPool<All extends Jobs>(file: URL, most: PoolLimits): RunJob<All> {
  const waiting: Waiting[] = [];
  const idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];
  let threads = 0;

  function startNext(): void {
    const free = idle.pop();
    if (!free && threads >= most.threads) return;
    const job = waiting.shift();
    if (!job) {
      if (free) idle.push(free);
      return;
    }
    if (free) clearTimeout(free.timer);
    else threads += 1;
    run(free?.worker ?? openWorker(), job);
  }

  function openWorker(): Worker {
    return new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: most.megabytes, maxYoungGenerationSizeMb: 8 },
      // None of the site's secrets, and none of the flags of whoever started it.
      env: {},
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
  }

  function run(worker: Worker, { order, timeoutMs, moved, resolve, reject }: Waiting): void {
    // Only while there is work does a thread keep the process alive.
    worker.ref();
    const settle = (isAlive: boolean) => {
      clearTimeout(late);
      worker.off('message', onResult).off('error', broke).off('exit', ended);
      if (isAlive) setIdle(worker);
      else {
        threads -= 1;
        // It may still say why it ends; nobody waits for it any more.
        worker.on('error', () => undefined);
        void worker.terminate();
      }
      startNext();
    };
    const tooIntricate = () => resolve(fail({ code: 'text_too_intricate' }));
    const onResult = (result: WorkResult) => {
      settle(true);
      if ('isTooIntricate' in result) tooIntricate();
      else if ('error' in result) reject(new Error(`A text could not be rendered: ${result.error}`));
      else resolve(ok(result.output));
    };
    const broke = (error: NodeJS.ErrnoException) => {
      settle(false);
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooIntricate();
      else reject(error);
    };
    const ended = (code: number) => {
      settle(false);
      reject(new Error(`The thread that renders texts ended with ${code}.`));
    };
    const stop = () => {
      settle(false);
      tooIntricate();
    };
    const late = timeoutMs === null ? undefined : setTimeout(stop, timeoutMs);
    worker.on('message', onResult).on('error', broke).on('exit', ended);
    worker.postMessage(order, moved);
  }

  function setIdle(worker: Worker): void {
    const retire = () => {
      idle.splice(
        idle.findIndex((each) => each.worker === worker),
        1,
      );
      threads -= 1;
      void worker.terminate();
    };
    worker.unref();
    idle.push({ worker, timer: setTimeout(retire, limits.idle).unref() });
  }

  const runJob = (
    name: string,
    input: unknown,
    timeoutMs: number | null = limits.job,
    moved: ArrayBuffer[] = [],
  ) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result<unknown, TooIntricate>>();
    waiting.push({ since: performance.now(), order: { name, input }, timeoutMs, moved, resolve, reject });
    startNext();
    return promise as never;
  };
  const load = () => ({
    running: threads - idle.length,
    waiting: waiting.length,
    longestWaitMs: waitedMs(waiting[0]?.since),
  });
  return Object.assign(runJob, { load });
}

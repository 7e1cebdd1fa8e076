import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { type WorkLoad, waitedMs } from '../../shared/health.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';

/** The time limit of a running job, and how long an idle thread lives, in ms. */
const limits = { job: 15_000, idle: 5_000 } as const;

/** Functions of one argument, by name. */
type Jobs = Readonly<Record<string, (input: never) => unknown>>;

/**
 * Runs a job on another thread. Fails if it exceeds `timeoutMs` (15 s by default; null: no limit) or the thread's memory; rejects
 * with the job's error. Transfers the buffers in `moved`.
 */
interface RunJob<All extends Jobs> {
  <Name extends keyof All & string>(
    name: Name,
    input: Parameters<All[Name]>[0],
    timeoutMs?: number | null,
    moved?: ArrayBuffer[],
  ): Promise<Result<Awaited<ReturnType<All[Name]>>, TooIntricate>>;
  load(): WorkLoad;
}

/** Threads that run a worker file, each with a heap limit. They start on demand and end when idle. */
export function createPool(file: URL, megabytes: number): Piscina {
  return new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: 5,
    idleTimeout: limits.idle,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 8 },
    // Threads get no secrets and no flags from the process that starts them.
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
}

let shared: Piscina | undefined;

/** A post of two million characters, the maximum, takes 56 MB; word lists and books with images take about 150 MB. */
function sharedPool(): Piscina {
  shared ??= createPool(new URL('./job-worker.ts', import.meta.url), 256);
  return shared;
}

/** A queue for a group's jobs: one runs at a time, so that no group occupies the threads of the others. */
export function createRunner<All extends Jobs>(group: string, poolOf = sharedPool): RunJob<All> {
  const queue = pLimit(1);
  /** The times at which waiting jobs were requested, oldest first. */
  const waiting: number[] = [];
  const run = (
    name: string,
    input: unknown,
    timeoutMs: number | null = limits.job,
    moved: ArrayBuffer[] = [],
  ) => {
    waiting.push(performance.now());
    return queue(async (): Promise<Result<unknown, TooIntricate>> => {
      waiting.shift();
      const signal = timeoutMs === null ? null : AbortSignal.timeout(timeoutMs);
      try {
        const output = await poolOf().run(
          { group, name, input },
          { name: 'runJob', signal, transferList: moved },
        );
        const isDone = !(output as { isTooIntricate?: true } | null | undefined)?.isTooIntricate;
        return isDone ? ok(output) : fail({ code: 'text_too_intricate' });
      } catch (error) {
        const { name, code } = error as NodeJS.ErrnoException;
        if (name !== 'AbortError' && code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
        return fail({ code: 'text_too_intricate' });
      }
    });
  };
  const load = () => ({
    running: queue.activeCount,
    waiting: waiting.length,
    maxWaitMs: waitedMs(waiting[0]),
  });
  return Object.assign(run as never, { load });
}

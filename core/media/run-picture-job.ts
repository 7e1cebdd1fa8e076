import { Worker } from 'node:worker_threads';
import type { WorkLoad } from '../../shared/work-load.ts';
import type { JobName, JobOrder, PictureJobs } from './picture-jobs.ts';
import type { StarterOrder, StarterReport } from './picture-starter-worker.ts';

/** How long a job may take, and how long the process waits for another one, in milliseconds. */
const limits = { job: 120_000, idle: 15_000 } as const;

/** In megabytes: the thread only passes on what goes to its process and comes back. */
const memory = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 } as const;

interface Waiting {
  resolve(output: unknown): void;
  reject(error: Error): void;
}

interface PictureProcess {
  /** Tells the thread that has started it. */
  tell(order: StarterOrder): void;
  waiting: Map<number, Waiting>;
}

let current: PictureProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let count = 0;

/** The process ended under a job; what another job in it may have caused. */
class ProcessEnded extends Error {}

/** Jobs whose process ended under them, tried again one by one: only what breaks it fails. */
let again: Promise<unknown> = Promise.resolve();

/**
 * Runs a job in the process for pictures, which is started when there is something to do and ends soon after: what
 * decoding takes of memory (some hundred megabytes) is given back that way alone, and a picture that breaks the
 * decoder breaks neither the site nor the pictures beside it. Throws when the process fails or the job takes longer than
 * two minutes.
 */
export async function runPictureJob<Name extends JobName>(
  name: Name,
  input: Parameters<PictureJobs[Name]>[0],
): Promise<Awaited<ReturnType<PictureJobs[Name]>>> {
  const output = await attempt(name, input).catch((error: unknown) => {
    if (!(error instanceof ProcessEnded)) throw error;
    const retry = () => attempt(name, input);
    const retried = again.then(retry, retry);
    again = retried;
    return retried;
  });
  return output as Awaited<ReturnType<PictureJobs[Name]>>;
}

async function attempt(name: JobName, input: unknown): Promise<unknown> {
  clearTimeout(idle);
  current ??= start();
  const process = current;
  const { tell, waiting } = process;
  count += 1;
  const order: JobOrder = { number: count, name, input };
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  waiting.set(order.number, { resolve, reject });
  const late = setTimeout(() => {
    reject(new Error('The picture took too long'));
    tell('kill');
  }, limits.job);
  tell(order);
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    waiting.delete(order.number);
    if (waiting.size === 0 && current === process) idle = setTimeout(retire, limits.idle).unref();
  }
}

/** What was handed to the process: it works on some of it at once, and takes the rest in its turn. */
export function pictureLoad(): WorkLoad {
  return { running: current?.waiting.size ?? 0, waiting: 0, longestWaitMs: 0 };
}

function start(): PictureProcess {
  const starter = new Worker(new URL('./picture-starter-worker.ts', import.meta.url), {
    resourceLimits: memory,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const started: PictureProcess = { tell: (order) => starter.postMessage(order), waiting: new Map() };
  const ended = (error: Error) => {
    if (current === started) current = undefined;
    for (const { reject } of started.waiting.values()) reject(new ProcessEnded(error.message));
  };
  starter.on('message', (report: StarterReport) => {
    if ('ended' in report) return ended(new Error(report.ended));
    const job = started.waiting.get(report.number);
    if ('error' in report) job?.reject(new Error(`The picture failed: ${report.error}`));
    else job?.resolve(report.output);
  });
  starter.once('error', ended);
  starter.once('exit', () => ended(new Error('The thread that started the picture process ended')));
  // A site that has nothing else to do may end.
  starter.unref();
  return started;
}

function retire(): void {
  current?.tell('retire');
  current = undefined;
}

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WorkLoad } from '../../shared/work-load.ts';
import type { JobName, JobOrder, JobResult, PictureJobs } from './picture-jobs.ts';

/** How long a job may take, and how long the process waits for another one, in milliseconds. */
const limits = { job: 120_000, idle: 15_000 } as const;

/** Only what a picture needs: no writing, no further processes, and none of the site's secrets in its environment. */
const confined = ['--permission', '--allow-addons', '--allow-fs-read=*', '--disable-warning=SecurityWarning'];

/** Without it glibc keeps what each thread has freed to that thread, and the peaks of all threads add up. */
const environment = { MALLOC_ARENA_MAX: '1' };

interface Waiting {
  resolve(output: unknown): void;
  reject(error: Error): void;
}

interface PictureProcess {
  child: ChildProcess;
  waiting: Map<number, Waiting>;
}

let current: PictureProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let count = 0;

/** One job that has ended, from when it was handed over, in milliseconds. */
export interface EndedPictureJob {
  name: JobName;
  ms: number;
}

const listeners = new Set<(ended: EndedPictureJob) => void>();

/** Tells of every job that ends, well or not. */
export function watchPictureJobs(hear: (ended: EndedPictureJob) => void): void {
  listeners.add(hear);
}

/**
 * Runs a job in the process for pictures, which is started when there is something to do and ends soon after: what
 * decoding takes of memory (some hundred megabytes) is given back that way alone, and a picture that breaks the
 * decoder does not break the site. Throws when the process fails or the job takes longer than two minutes.
 */
export async function runPictureJob<Name extends JobName>(
  name: Name,
  input: Parameters<PictureJobs[Name]>[0],
): Promise<Awaited<ReturnType<PictureJobs[Name]>>> {
  const begun = performance.now();
  clearTimeout(idle);
  current ??= start();
  const { child, waiting } = current;
  count += 1;
  const order: JobOrder = { number: count, name, input };
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  waiting.set(order.number, { resolve, reject });
  const late = setTimeout(() => child.kill('SIGKILL'), limits.job);
  child.send(order, (error) => error && reject(error));
  try {
    return (await promise) as Awaited<ReturnType<PictureJobs[Name]>>;
  } finally {
    clearTimeout(late);
    waiting.delete(order.number);
    for (const hear of listeners) hear({ name, ms: performance.now() - begun });
    if (waiting.size === 0 && current?.child === child) idle = setTimeout(retire, limits.idle).unref();
  }
}

/** What was handed to the process: it works on some of it at once, and takes the rest in its turn. */
export function pictureLoad(): WorkLoad {
  return { running: current?.waiting.size ?? 0, waiting: 0, longestWaitMs: 0 };
}

function start(): PictureProcess {
  const child = fork(fileURLToPath(new URL('./picture-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: confined,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const started: PictureProcess = { child, waiting: new Map() };
  const ended = (error: Error) => {
    if (current === started) current = undefined;
    for (const { reject } of started.waiting.values()) reject(error);
  };
  child.on('message', (result: JobResult) => {
    const job = started.waiting.get(result.number);
    if ('error' in result) job?.reject(new Error(`The picture failed: ${result.error}`));
    else job?.resolve(result.output);
  });
  child.once('error', ended);
  child.once('exit', (code, signal) => ended(new Error(`The picture process ended: ${signal ?? code}`)));
  // A site that has nothing else to do may end.
  child.unref();
  child.channel?.unref();
  return started;
}

function retire(): void {
  if (current?.child.connected) current.child.disconnect();
  current = undefined;
}

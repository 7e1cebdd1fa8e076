import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WorkLoad } from '../../shared/health.ts';
import type { JobName, JobOrder, JobResult, PictureJobs } from './picture-jobs.ts';

/** The time limit of a job, and how long the process waits for another one, in ms. */
const limits = { job: 120_000, idle: 15_000 } as const;

/** Grants the process only what decoding needs: no writing, child processes or secrets. */
const confined = ['--permission', '--allow-addons', '--allow-fs-read=*', '--disable-warning=SecurityWarning'];

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

/** The process ended during a job, perhaps because of another job in it. */
class ProcessEnded extends Error {}

/** Jobs whose process ended are retried one by one, so that only the job that breaks the process fails. */
let again: Promise<unknown> = Promise.resolve();

/**
 * Runs a job in the image process, which starts on demand and ends soon after. Only ending it frees the
 * memory of the decoder (some hundred megabytes), and an image that crashes the decoder affects neither the
 * site nor other images. Throws if the process fails or the job takes longer than two minutes.
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
  const { child, waiting } = process;
  count += 1;
  const order: JobOrder = { number: count, name, input };
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  waiting.set(order.number, { resolve, reject });
  const late = setTimeout(() => {
    reject(new Error('Processing the image took too long'));
    child.kill('SIGKILL');
  }, limits.job);
  child.send(order, (error) => {
    if (!error) return;
    // The process has ended, but its exit event hasn't arrived yet.
    if (current === process) current = undefined;
    reject(new ProcessEnded(error.message));
  });
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    waiting.delete(order.number);
    if (waiting.size === 0 && current === process) idle = setTimeout(retire, limits.idle).unref();
  }
}

/** Returns the number of jobs in the process. Some of them wait there for their turn. */
export function pictureLoad(): WorkLoad {
  return { running: current?.waiting.size ?? 0, waiting: 0, maxWaitMs: 0 };
}

function start(): PictureProcess {
  const child = fork(fileURLToPath(new URL('./picture-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: confined,
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const started: PictureProcess = { child, waiting: new Map() };
  const ended = (message: string) => {
    if (current === started) current = undefined;
    for (const { reject } of started.waiting.values()) reject(new ProcessEnded(message));
  };
  child.on('message', (result: JobResult) => {
    const job = started.waiting.get(result.number);
    if ('error' in result) job?.reject(new Error(`Processing the image failed: ${result.error}`));
    else job?.resolve(result.output);
  });
  child.once('error', (error) => ended(error.message));
  child.once('exit', (code, signal) => ended(`The image process exited: ${signal ?? code}`));
  // The image process doesn't keep the site's process running.
  child.unref();
  child.channel?.unref();
  return started;
}

function retire(): void {
  if (current?.child.connected) current.child.disconnect();
  current = undefined;
}

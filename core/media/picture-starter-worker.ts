import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { JobOrder, JobResult } from './picture-jobs.ts';

/**
 * The thread that starts the process for pictures, and passes on what goes to it and comes back: whoever starts a process
 * waits until that has begun, ten to forty milliseconds, and readers would wait with it.
 */

/** What the thread is told: a job, or how its process is to end. */
export type StarterOrder = JobOrder | 'retire' | 'kill';

/** What the thread tells: what became of a job, or why there is no process any more. */
export type StarterReport = JobResult | { ended: string };

/** Only what a picture needs: no writing, no further processes, and none of the site's secrets in its environment. */
const confined = ['--permission', '--allow-addons', '--allow-fs-read=*', '--disable-warning=SecurityWarning'];

const child = fork(fileURLToPath(new URL('./picture-process.ts', import.meta.url)), {
  serialization: 'advanced',
  execArgv: confined,
  env: {},
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});

parentPort?.on('message', (order: StarterOrder) => {
  if (order === 'kill') child.kill('SIGKILL');
  else if (order === 'retire') child.connected && child.disconnect();
  else child.send(order, (error) => error && tell({ number: order.number, error: error.message }));
});
child.on('message', (result) => tell(result as JobResult));
child.once('error', (error) => end(error.message));
child.once('exit', (code, signal) => end(`The picture process ended: ${signal ?? code}`));

function end(ended: string): void {
  tell({ ended });
  parentPort?.close();
}

function tell(report: StarterReport): void {
  parentPort?.postMessage(report);
}

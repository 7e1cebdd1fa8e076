import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { CopyJob } from './copy-process.ts';
import type { CopyOutcome } from './copy-work.ts';

/**
 * The thread that starts the process of one copy, and passes on what becomes of it: whoever starts a process waits until that
 * has begun, on a busy machine for a tenth of a second, and readers would wait with it. A message from `run-copy-job.ts` ends the process.
 */

/** What was read must not stay in the memory of the site, and what is written not hold its thread. */
const ownMemory = ['--max-old-space-size=256', '--disable-warning=ExperimentalWarning'];

const child = fork(fileURLToPath(new URL('./copy-process.ts', import.meta.url)), {
  serialization: 'advanced',
  execArgv: ownMemory,
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
parentPort?.once('message', () => child.kill('SIGKILL'));
child.once('message', tell);
child.once('error', (error) => interrupted(error.message));
child.once('exit', (code, signal) => {
  interrupted(`Its process ended: ${signal ?? code}`);
  parentPort?.close();
});
child.send(workerData as CopyJob, (error) => error && interrupted(error.message));

/** What is told first counts. */
function tell(outcome: unknown): void {
  parentPort?.postMessage(outcome);
}

function interrupted(detail: string): void {
  tell({ name: '', facts: {}, failure: { code: 'interrupted', detail } } satisfies CopyOutcome);
}

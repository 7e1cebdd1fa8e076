import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CopyJob } from './copy-process.ts';
import type { CopyOutcome } from './copy-work.ts';

/** What was read must not stay in the memory of the site, and what is written not hold its thread. */
const ownMemory = ['--max-old-space-size=256', '--disable-warning=ExperimentalWarning'];

/**
 * Has a process of its own make a copy or hold a drill. It ends when `stop` fires, and with this process. Throws nothing:
 * that it ended before it was done is a failure too (`interrupted`).
 */
export function runCopyJob(job: CopyJob, stop: AbortSignal): Promise<CopyOutcome> {
  const child = fork(fileURLToPath(new URL('./copy-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: ownMemory,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = () => void child.kill('SIGKILL');
  stop.addEventListener('abort', end, { once: true });
  if (stop.aborted) end();
  return new Promise<CopyOutcome>((resolve) => {
    const interrupted = (detail: string) =>
      resolve({ name: '', facts: {}, failure: { code: 'interrupted', detail } });
    child.once('message', (outcome: CopyOutcome) => resolve(outcome));
    child.once('error', (error) => interrupted(error.message));
    child.once('exit', (code, signal) => interrupted(`Its process ended: ${signal ?? code}`));
    child.send(job, (error) => error && interrupted(error.message));
  }).finally(() => stop.removeEventListener('abort', end));
}

import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
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
  standBack(child);
  const end = () => child.kill('SIGKILL');
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

/**
 * Readers come first. By the one who has started it, and at once: on Linux a priority is that of one thread, and goes over to
 * those that it begins; the process itself would leave the threads that write its files and collect its garbage as they are.
 */
function standBack({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system has no such thing: then it is as any other.
  }
}

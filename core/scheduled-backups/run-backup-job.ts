import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BackupJob } from './backup-process.ts';
import type { BackupOutcome } from './backup-work.ts';

/** Its memory must be freed, and its writes must not block the site's thread. */
const ownMemory = ['--max-old-space-size=256', '--disable-warning=ExperimentalWarning'];

/**
 * Runs a backup or restore test in a process of its own, until `stop`. Never throws: an early end is a failure too
 * (`interrupted`).
 */
export function runBackupJob(job: BackupJob, stop: AbortSignal): Promise<BackupOutcome> {
  const child = fork(fileURLToPath(new URL('./backup-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: ownMemory,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = () => void child.kill('SIGKILL');
  stop.addEventListener('abort', end, { once: true });
  if (stop.aborted) end();
  return new Promise<BackupOutcome>((resolve) => {
    const interrupted = (detail: string) =>
      resolve({ name: '', facts: {}, failure: { code: 'interrupted', detail } });
    child.once('message', (outcome: BackupOutcome) => resolve(outcome));
    child.once('error', (error) => interrupted(error.message));
    child.once('exit', (code, signal) => interrupted(`The backup process exited: ${signal ?? code}`));
    child.send(job, (error) => error && interrupted(error.message));
  }).finally(() => stop.removeEventListener('abort', end));
}

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BackupJob } from './backup-process.ts';
import type { BackupOutcome } from './backup-work.ts';

/** Node options of the process for backups, which is separate to free its memory and not block the site. */
const ownMemory = ['--max-old-space-size=256', '--disable-warning=ExperimentalWarning'];

/** Runs a job in a separate process until `stop` fires. Never throws: an early end is `interrupted`. */
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

import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { connect } from '../../db/connect.ts';
import { withLongTimeout } from '../../db/statements.ts';
import { type BackupConfig, backupFailureCode } from './backup-locations.ts';
import {
  type BackupOutcome,
  type BackupWork,
  doBackupWork,
  doFileWork,
  type FileWork,
} from './backup-work.ts';

/** A process that makes one backup or runs one restore test. `run-backup-job.ts` starts the process. */

export interface BackupJob {
  config: BackupConfig;
  work: BackupWork | FileWork;
}

// Ctrl-C and systemd signal this process too, but it ends only with its parent.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());

process.once('message', async ({ config, work }: BackupJob) => {
  const outcome = await attempt(config, work).catch(
    (error: unknown): BackupOutcome => ({
      name: '',
      facts: {},
      failure: { code: backupFailureCode(error), detail: String(error) },
    }),
  );
  process.send?.(outcome, () => process.disconnect());
});

async function attempt(config: BackupConfig, work: BackupJob['work']): Promise<BackupOutcome> {
  lowerPriority();
  const { databaseUrl, dataDir } = config;
  const db = await connect({ databaseUrl, dataDir, poolSize: 2 });
  try {
    return await withLongTimeout(() =>
      work.kind === 'file' ? doFileWork(db, config, work) : doBackupWork(db, config, work),
    );
  } finally {
    await db.close();
  }
}

/**
 * Lowers the priority, because visitors come first. On Linux a priority belongs to a thread and is inherited
 * by new threads. The threads that write files and collect garbage exist already, so each is set.
 */
function lowerPriority(): void {
  for (const thread of ownThreads()) {
    try {
      setPriority(Number(thread), constants.priority.PRIORITY_LOW);
    } catch {}
  }
}

/** `0` means the calling process or thread. */
function ownThreads(): string[] {
  try {
    return readdirSync('/proc/self/task');
  } catch {
    return ['0'];
  }
}

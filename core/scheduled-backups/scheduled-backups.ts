import type { BackupFailureCode, BackupLocationKind, BackupRun, BackupsState } from '../../shared/backups.ts';
import type { Result } from '../../shared/result.ts';

export type StartBackupFailure = { code: 'copy_running' } | { code: 'no_place' };

export interface BackupFile {
  name: string;
  bytes: number;
  body: ReadableStream<Uint8Array>;
}

export interface ScheduledBackups {
  /** Reads a few rows, and no bucket. */
  state(): Promise<BackupsState>;
  runs(limit: number): Promise<BackupRun[]>;
  start(
    kind: BackupRun['kind'],
    place?: BackupLocationKind,
  ): Promise<Result<{ id: string }, StartBackupFailure>>;
  /** For the one process that does maintenance. Returns what was done. */
  runDueWork(): Promise<{ kind: BackupRun['kind']; place: BackupLocationKind; failure: string | null }[]>;
  /** Backs up the whole site to one file, as the command line does, and opens it; it leaves nothing on the disk. */
  download(): Promise<
    Result<BackupFile, StartBackupFailure | { code: 'backup_failed'; why: BackupFailureCode }>
  >;
  /** Stops what is running here; it starts again after a restart. */
  end(): Promise<void>;
}

import type { BackupFailureCode, BackupLocationKind, BackupRun, BackupsState } from '../../shared/backups.ts';
import type { Result } from '../../shared/result.ts';

export type StartBackupFailure = { code: 'copy_running' } | { code: 'no_place' };

export interface BackupFile {
  name: string;
  bytes: number;
  body: ReadableStream<Uint8Array>;
}

export interface ScheduledBackups {
  /**
   * Returns when the last backup made since a time is deleted: null without such a backup, and `until` null
   * if backups aren't deleted, because none are scheduled or their location is no longer used.
   */
  retention(since: string): Promise<{ until: string | null } | null>;
  /** Reads the state from a few rows, without a request to the bucket. */
  state(): Promise<BackupsState>;
  runs(limit: number): Promise<BackupRun[]>;
  start(
    kind: BackupRun['kind'],
    place?: BackupLocationKind,
  ): Promise<Result<{ id: string }, StartBackupFailure>>;
  /** Runs the work that is due and returns what was done. Call it only in the maintenance process. */
  runDueWork(): Promise<{ kind: BackupRun['kind']; place: BackupLocationKind; failure: string | null }[]>;
  /** Backs up the whole site to one file, like the command line, and opens it. Leaves nothing on disk. */
  download(): Promise<
    Result<BackupFile, StartBackupFailure | { code: 'backup_failed'; why: BackupFailureCode }>
  >;
  /** Stops the work in this process. It starts again after a restart. */
  end(): Promise<void>;
}

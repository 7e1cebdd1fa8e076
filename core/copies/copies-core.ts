import type { CopiesState, CopyFailureCode, CopyPlaceKind, CopyRun } from '../../shared/copies.ts';
import type { Result } from '../../shared/result.ts';

/** A copy or a drill is on its way already; the server offers no such place. */
export type StartCopyFailure = { code: 'copy_running' } | { code: 'no_place' };

export interface BackupFile {
  name: string;
  bytes: number;
  body: ReadableStream<Uint8Array>;
}

export interface CopiesCore {
  /** How safe the site is, by what was written down: reads a few rows, and asks no bucket. */
  state(): Promise<CopiesState>;
  /** The last copies and drills, the newest first. */
  runs(limit: number): Promise<CopyRun[]>;
  /** Begins a copy, or a drill with the newest one, which goes on by itself; gives its id. */
  start(kind: CopyRun['kind'], place?: CopyPlaceKind): Promise<Result<{ id: string }, StartCopyFailure>>;
  /** Does what is due: for the one process that keeps house. Gives what was done. */
  keepUp(): Promise<{ kind: CopyRun['kind']; place: CopyPlaceKind; failure: string | null }[]>;
  /**
   * Makes a backup of the whole site as one file, the same as the command line's, and opens it: no trace of it stays on the
   * disk. `backup_failed` tells why as copies do. One at a time.
   */
  download(): Promise<Result<BackupFile, StartCopyFailure | { code: 'backup_failed'; why: CopyFailureCode }>>;
  /** Stops what is on its way here; it is begun anew after the next start. */
  end(): Promise<void>;
}

import type { SourceFailure } from '../../shared/import.ts';

export type ImportFailure = SourceFailure;

/** Somebody else does the same just now, here or in another process on the database. */
export type ImportRunning =
  | {
      code: 'import_running';
      /** Which import that is and how far; undefined where its file is still on its way. */
      at?: { name: string; done: number; total: number | null; machine: string } | undefined;
    }
  | { code: 'pictures_running' };

/** What is done by one at a time: importing an export, and fetching the pictures of imported posts. */
export type LockedWork = 'export' | 'pictures';

export interface ImportLock {
  /** Whoever holds it, told from all others. */
  holder: string;
  release(): Promise<void>;
}

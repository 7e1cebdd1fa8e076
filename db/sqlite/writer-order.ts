import type { QueryResult } from 'kysely';

/** One thing that the thread which writes is asked to do with a file, and what comes back. */
export type WriterOrder = OpenOrder | RunOrder | EndOrder | { kind: 'retire' };

interface FileOrder {
  /** Counts the opened files of this process. */
  file: number;
}

interface OpenOrder extends FileOrder {
  kind: 'open';
  path: string;
}

interface RunOrder extends FileOrder {
  kind: 'run';
  /** Opened anew where an earlier thread had it. */
  path: string;
  sql: string;
  parameters: readonly unknown[];
  /** Belongs to the open transaction, and may do nothing when that is over. */
  isInside: boolean;
}

/** `rollback` does nothing outside of a transaction, `close` nothing to a file that is not open. */
interface EndOrder extends FileOrder {
  kind: 'rollback' | 'close';
}

/** `isInTransaction` tells whether any file is in one now. */
export interface WriterReply {
  result: WriterResult;
  isInTransaction: boolean;
}

export type WriterResult =
  | { kind: 'done'; result: QueryResult<unknown> }
  | { kind: 'transaction_over' }
  | { kind: 'failed'; error: SqliteError };

/** What `databaseErrorKind` reads of an error of SQLite; nothing but the message of an `Error` travels by itself. */
export interface SqliteError {
  message: string;
  code: unknown;
  errcode: unknown;
}

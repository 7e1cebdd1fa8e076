import { type DatabaseErrorKind, DatabaseFailure, isUnwritable } from '../shared/result.ts';

/** PostgreSQL's error codes (https://www.postgresql.org/docs/current/errcodes-appendix.html), single codes before their classes. */
const postgresCodes: [RegExp, DatabaseErrorKind][] = [
  [/^53100$/, 'disk_full'],
  [/^25006$/, 'read_only'],
  // A statement, lock or deadlock timed out: the server is up, and a retry may succeed.
  [/^(57014|55P03|40P01|40001)$/, 'busy'],
  // Connections (08), operator intervention (57P), resources (53), and the server's own disk (58030).
  [/^(08...|57P..|53...|58030|25P03)$/, 'unavailable'],
];

/** Node's codes for an unreachable network. */
const networkCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|ENOENT)$/;

/** The file system's error codes when nothing can be written. */
const fileCodes: Record<string, DatabaseErrorKind> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  EROFS: 'read_only',
  EACCES: 'read_only',
  EPERM: 'read_only',
};

/** Messages without a code from the client library when a connection is lost or can't be made. */
const lostConnection =
  /^(Connection terminated|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** The client library's message if no connection became free in time. */
const noConnectionFree = /^timeout exceeded when trying to connect/;

/** SQLite's primary result codes (https://sqlite.org/rescode.html), which are the low byte of the extended ones. */
const sqliteResults: Record<number, DatabaseErrorKind> = {
  5: 'busy',
  6: 'busy',
  8: 'read_only',
  10: 'unavailable',
  13: 'disk_full',
  14: 'unavailable',
};

/** SQLITE_IOERR_SHMSIZE: no space for the shared-memory file of the write-ahead log. */
export const outOfSharedMemory = 4874;

/** Returns the kind of failure of the database itself; undefined for an error in the statement. */
export function databaseErrorKind(error: unknown): DatabaseErrorKind | undefined {
  if (error instanceof DatabaseFailure) return error.kind;
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number')
    return errcode === outOfSharedMemory ? 'disk_full' : sqliteResults[errcode & 0xff];
  if (typeof code !== 'string') {
    if (noConnectionFree.test(error.message)) return 'busy';
    return lostConnection.test(error.message) ? 'unavailable' : undefined;
  }
  // When several addresses failed, the error has the code of the last one.
  if (networkCodes.test(code)) return 'unavailable';
  if (Object.hasOwn(fileCodes, code)) return fileCodes[code];
  return postgresCodes.find(([pattern]) => pattern.test(code))?.[1];
}

/** Converts an error of the database to a `DatabaseFailure`; returns any other error unchanged. */
export function asDatabaseFailure(error: unknown): unknown {
  const kind = databaseErrorKind(error);
  if (!kind || error instanceof DatabaseFailure) return error;
  const { message, code } = error as { message: string; code?: string };
  return new DatabaseFailure(kind, message || code || 'The database isn’t responding', error);
}

/** Converts a full or read-only file system's error to a `DatabaseFailure`; returns others unchanged. */
export function asFileFailure(error: unknown): unknown {
  const failure = asDatabaseFailure(error);
  return isUnwritable(failure) ? failure : error;
}

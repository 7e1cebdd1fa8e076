import { type DatabaseErrorKind, DatabaseFailure, isUnwritable } from '../shared/result.ts';

/** PostgreSQL's codes (https://www.postgresql.org/docs/current/errcodes-appendix.html), the whole ones before their classes. */
const postgresCodes: [RegExp, DatabaseErrorKind][] = [
  [/^53100$/, 'disk_full'],
  [/^25006$/, 'read_only'],
  // A statement, a lock or a deadlock that took too long: the server lives, and the next try may do.
  [/^(57014|55P03|40P01|40001)$/, 'busy'],
  // Connections (08), the operator's interventions (57P), resources (53), and its own disk (58030).
  [/^(08...|57P..|53...|58030|25P03)$/, 'unavailable'],
];

/** Codes of Node for a network that leads nowhere, or no longer. */
const networkCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|ENOENT)$/;

/** What the file system says when nothing can be written. */
const fileCodes: Record<string, DatabaseErrorKind> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  EROFS: 'read_only',
  EACCES: 'read_only',
  EPERM: 'read_only',
};

/** What the client library says without a code when a connection is gone or does not come. */
const lostConnection =
  /^(Connection terminated|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** What it says when all connections are in use, and none came free in time. */
const noConnectionFree = /^timeout exceeded when trying to connect/;

/** SQLite's primary results (https://sqlite.org/rescode.html); the extended ones hold them in their low byte. */
const sqliteResults: Record<number, DatabaseErrorKind> = {
  5: 'busy',
  6: 'busy',
  8: 'read_only',
  10: 'unavailable',
  13: 'disk_full',
  14: 'unavailable',
};

/** SQLITE_IOERR_SHMSIZE: no room to share the write-ahead log. */
export const noRoomToShare = 4874;

/** What kept the database from its work; undefined for an error that says something about the statement itself. */
export function databaseErrorKind(error: unknown): DatabaseErrorKind | undefined {
  if (error instanceof DatabaseFailure) return error.kind;
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number')
    return errcode === noRoomToShare ? 'disk_full' : sqliteResults[errcode & 0xff];
  if (typeof code !== 'string') {
    if (noConnectionFree.test(error.message)) return 'busy';
    return lostConnection.test(error.message) ? 'unavailable' : undefined;
  }
  // Several addresses that were tried in turn come as one error with the last one's code.
  if (networkCodes.test(code)) return 'unavailable';
  if (Object.hasOwn(fileCodes, code)) return fileCodes[code];
  return postgresCodes.find(([pattern]) => pattern.test(code))?.[1];
}

/** The error as a `DatabaseFailure` where it is one by its code; any other as it is. */
export function asDatabaseFailure(error: unknown): unknown {
  const kind = databaseErrorKind(error);
  if (!kind || error instanceof DatabaseFailure) return error;
  const { message, code } = error as { message: string; code?: string };
  return new DatabaseFailure(kind, message || code || 'The database does not answer', error);
}

/** The same for what a file system says where it takes nothing more. */
export function asFileFailure(error: unknown): unknown {
  const failure = asDatabaseFailure(error);
  return isUnwritable(failure) ? failure : error;
}

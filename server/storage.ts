import { chmod, readdir, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { PictureStorage } from '../core/media/picture-files.ts';
import { createS3Store } from '../core/object-store/s3-store.ts';
import { connect, type Database } from '../db/connect.ts';
import { outOfSharedMemory } from '../db/database-failure.ts';
import { NewerDatabase } from '../db/migrate.ts';
import type { OnStatement } from '../db/statements.ts';
import { clearWorkingFolders } from '../db/working-folder.ts';
import { DatabaseFailure } from '../shared/result.ts';
import { type Env, EnvError } from './env.ts';
import type { Logger } from './log.ts';

type StorageConfig = Pick<Env, 'databaseUrl' | 'dataDir'>;

/** Explanations of SQLite's primary result codes (https://sqlite.org/rescode.html). */
const sqliteReasons: Record<number, string> = {
  5: 'another program has locked it',
  8: 'it is read-only; this user must be able to write to the folder and to every file in it',
  10: 'the disk failed to read or write it',
  11: 'it is corrupted; restore a backup to a new folder with “npm run site -- restore FILE”',
  13: 'the disk is full',
  14: 'it can’t be opened; this user must be able to write to the folder and to every file in it',
  26: 'site.db isn’t a database',
};

const fileReasons: Record<string, string> = {
  EACCES: 'this user can’t write there',
  EPERM: 'this user can’t write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'this user’s disk quota is used up',
  ENOTDIR: 'it is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
  EMFILE: 'too many files are open',
};

/** Explanations of PostgreSQL's error classes and codes (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const postgresReasons: [RegExp, string][] = [
  [/^28/, 'the login was rejected'],
  [/^3D/, 'the database doesn’t exist'],
  [/^42501/, 'its role can’t create or change tables; it should own the database'],
  [/^25006/, 'it is read-only, as a standby is'],
  [/^53100/, 'its server’s disk is full'],
  [/^53/, 'it has no free connections or other resources'],
  [/^(57P0|08|57014)/, 'it is currently unavailable'],
];

/** The driver's messages for a lost connection, which have no code. */
const brokenConnection = /^(Connection terminated|timeout exceeded|Query read timeout|timeout expired)/;

export function storageName({ databaseUrl, dataDir }: StorageConfig): string {
  if (!databaseUrl) return `DATA_DIR “${dataDir}”`;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `DATABASE_URL (${hostname}${port && `:${port}`}${pathname})`;
}

/** Describes a database failure in one line that names the variable to fix. Returns any other error unchanged. */
export function databaseFailure(failure: unknown, env: StorageConfig): unknown {
  const error = failure instanceof DatabaseFailure && failure.cause ? failure.cause : failure;
  if (!(error instanceof Error) || error instanceof EnvError) return error;
  if (error instanceof NewerDatabase) {
    return new EnvError(
      `The database in ${storageName(env)} was made by a newer version of the site. Update the site.`,
    );
  }
  const reason = env.databaseUrl ? postgresReason(error) : undefined;
  if (reason) return new EnvError(`DATABASE_URL can’t be used: ${reason}.`);
  const fileReason = reasonOfFile(error);
  return fileReason ? new EnvError(`DATA_DIR “${env.dataDir}” can’t be used: ${fileReason}.`) : error;
}

function postgresReason(error: Error): string | undefined {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  const known = postgresReasons.find(([pattern]) => /^[0-9A-Z]{5}$/.test(code) && pattern.test(code));
  if (known) return `${known[1]} (${oneLine(error.message)})`;
  if (brokenConnection.test(error.message)) return oneLine(error.message);
  // Network errors have a code like ECONNREFUSED; file errors also have a path.
  return /^E[A-Z_]+$/.test(code) && syscall !== 'open' && !('path' in error)
    ? oneLine(error.message) || code
    : undefined;
}

function reasonOfFile(error: Error): string | undefined {
  const { code = '', errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  if (errcode !== undefined) return sqliteReasons[errcode === outOfSharedMemory ? 13 : errcode & 0xff];
  return fileReasons[code];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/\.$/, '');
}

export function listenFailure(error: unknown, env: Pick<Env, 'port' | 'host'>): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new EnvError(`PORT ${env.port} is in use. Choose another one, or stop the program that uses it.`);
  }
  if (code === 'EACCES') return new EnvError(`PORT ${env.port} isn’t allowed for this user.`);
  return new EnvError(`HOST “${env.host}” isn’t an address of this machine (${code}).`);
}

interface StartOptions {
  log: Logger;
  say: (line: string) => void;
  onStatement?: OnStatement | undefined;
  /** How long to wait for a PostgreSQL server that isn't up yet (ms). */
  waitMs: number;
}

/** Opens the site's database and logs lost and restored connections. Throws an error that fits on one line. */
export async function openDatabase(
  env: Env,
  { log, say, onStatement, waitMs }: StartOptions,
): Promise<Database> {
  return connect({
    onStatement,
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    guardKey: env.guardKey,
    poolSize: env.databasePoolSize,
    waitFor: waitMs,
    onWaiting: (why) => say(`Waiting for the database (${why}).`),
    onError: (error) => log.error({ err: error }, 'database connection lost'),
    onReturn: (unavailableForMs) =>
      log.info({ unavailableForMs: Math.round(unavailableForMs) }, 'database connection restored'),
  }).catch((error: unknown) => {
    throw databaseFailure(error, env);
  });
}

/** The database, SQLite's files next to it, and backups. */
const ownFiles = /^(site\.db(-wal|-shm|-journal)?|start\.lock(-journal)?|before-restore-[\d-]+\.db)$/;

/** Removes other users' access to the data folder and deletes what killed commands left behind. Only logs failures. */
export async function prepareDataFolder(folder: string, log: Logger): Promise<void> {
  const names = await readdir(folder).catch(() => undefined);
  // The folder doesn't exist or isn't readable. Opening the database will create it or fail.
  if (!names) return;
  const cleared = await clearWorkingFolders(folder);
  if (cleared.length > 0) log.info({ cleared }, 'unfinished backups deleted');
  const failed: string[] = [];
  if (!(await tighten(folder, 0o700))) failed.push(folder);
  for (const name of names.filter((name) => ownFiles.test(name))) {
    if (!(await tighten(join(folder, name), 0o600))) failed.push(name);
  }
  if (failed.length > 0) log.warn({ failed }, 'site files readable by other users of this machine');
}

/** Returns false if other users still have access. */
async function tighten(path: string, mode: number): Promise<boolean> {
  try {
    const found = await stat(path);
    if ((found.mode & 0o077) === 0) return true;
    // Other programs use this folder: it has the sticky bit, like /tmp, or is the root of a disk.
    if ((found.mode & 0o1000) !== 0 || path === parse(path).root) return false;
    await chmod(path, found.mode & mode);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

export function pictureStorageOf({ s3, mediaStore }: Pick<Env, 's3' | 'mediaStore'>): PictureStorage {
  return { objects: s3 && createS3Store(s3), isForNew: mediaStore === 's3' };
}

import { chmod, readdir, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { PictureStorage } from '../core/media/picture-files.ts';
import { createS3Store } from '../core/object-store/s3-store.ts';
import { connect, type Database } from '../db/connect.ts';
import type { OnStatement } from '../db/note-statements.ts';
import { clearWorkingFolders } from '../db/working-folder.ts';
import type { Env } from './env.ts';
import type { Logger } from './log.ts';
import { databaseFailure } from './start-failure.ts';

interface Told {
  log: Logger;
  say: (line: string) => void;
  onStatement?: OnStatement | undefined;
}

/** Opens the site's database, and has the log told how it fares. Throws what is to be told in one line. */
export async function openDatabase(env: Env, { log, say, onStatement }: Told): Promise<Database> {
  return connect({
    onStatement,
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    guardKey: env.guardKey,
    isStarting: true,
    poolSize: env.databasePoolSize,
    waitFor: env.databaseWait * 1000,
    onWaiting: (why) => say(`Waiting for the database, which is not up yet (${why}).`),
    onError: (error) => log.error({ err: error }, 'database connection lost'),
    onReturn: (awayFor) => log.info({ awayFor: Math.round(awayFor) }, 'database connection is back'),
  }).catch((error: unknown) => {
    throw databaseFailure(error, env);
  });
}

/** The database, what SQLite keeps beside it, and copies. */
const ownFiles = /^(site\.db(-wal|-shm|-journal)?|start\.lock(-journal)?|before-restore-[\d-]+\.db)$/;

/** Closes the data folder to other users and clears away what killed commands left. Failures are only logged. */
export async function prepareDataFolder(folder: string, log: Logger): Promise<void> {
  const names = await readdir(folder).catch(() => undefined);
  // Not there yet, or closed to us: opening the database will make it, or say so.
  if (!names) return;
  const cleared = await clearWorkingFolders(folder);
  if (cleared.length > 0) log.info({ cleared }, 'unfinished copies removed');
  const failed: string[] = [];
  if (!(await tighten(folder, 0o700))) failed.push(folder);
  for (const name of names.filter((name) => ownFiles.test(name))) {
    if (!(await tighten(join(folder, name), 0o600))) failed.push(name);
  }
  if (failed.length > 0) log.warn({ failed }, 'files of the site are open to other users of this machine');
}

/** False where others keep a permission that they should not have. */
async function tighten(path: string, mode: number): Promise<boolean> {
  try {
    const found = await stat(path);
    if ((found.mode & 0o077) === 0) return true;
    // A folder that all may write into, as /tmp is, or the root of a disk: not the site's alone.
    if ((found.mode & 0o1000) !== 0 || path === parse(path).root) return false;
    await chmod(path, found.mode & mode);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/** Where pictures are, as the process's variables say. */
export function pictureStorageOf({ s3, mediaStore }: Pick<Env, 's3' | 'mediaStore'>): PictureStorage {
  return { objects: s3 && createS3Store(s3), isForNew: mediaStore === 's3' };
}

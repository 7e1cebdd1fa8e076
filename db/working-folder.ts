import { lstat, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A folder for unfinished work that stays as long as its process lives. */
export interface WorkingFolder {
  path: string;
  remove(): Promise<void>;
}

/** Name prefixes; mkdtemp appends six characters. */
export type WorkingPrefix = '.backup-' | '.restore-' | '.export-' | 'site-tmp-';

const pattern = /^(\.backup-|\.restore-|\.export-|site-tmp-)\w{6}$/;

/** How often another process may remove the folder before it is locked. */
const attempts = 5;

/** Creates a folder that only this user can open. Throws the file system's error. */
export async function makeWorkingFolder(parent: string, prefix: WorkingPrefix): Promise<WorkingFolder> {
  for (let attempt = 1; ; attempt += 1) {
    const path = await mkdtemp(join(parent, prefix));
    const lock = lockFolder(path);
    const lockIsThere = await isThere(join(path, lockName));
    if (lock && lockIsThere) {
      return {
        path,
        remove: async () => {
          await rm(path, { recursive: true, force: true });
          lock.close();
        },
      };
    }
    lock?.close();
    await rm(path, { recursive: true, force: true });
    if (attempt === attempts) throw new Error(`The folder ${path} was deleted while it was being created`);
  }
}

/** Removes folders of processes that were killed and returns their names. Folders that can't be removed stay. */
export async function clearWorkingFolders(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  const cleared: string[] = [];
  for (const name of names.filter((name) => pattern.test(name))) {
    const path = join(parent, name);
    if (!(await isOurs(path))) continue;
    const lock = lockFolder(path);
    if (!lock) continue;
    try {
      await rm(path, { recursive: true, force: true });
      cleared.push(name);
    } catch {
      // Another process uses the folder, or it isn't accessible. A later run retries.
    } finally {
      lock.close();
    }
  }
  return cleared;
}

const lockName = 'in-use';

/** Locks a folder until the process ends. Returns undefined while another process holds the lock. */
function lockFolder(path: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(path, lockName), { timeout: 0 });
    lock.exec('begin exclusive');
    return lock;
  } catch {
    lock?.close();
    return undefined;
  }
}

async function isOurs(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found?.isDirectory() === true && (process.getuid === undefined || found.uid === process.getuid());
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

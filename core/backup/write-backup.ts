import { access, chmod, mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../../db/connect.ts';
import { countRows } from '../../db/copy-rows.ts';
import { writeSnapshot } from '../../db/snapshot.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** What a copy of the site holds. */
export interface BackupSummary {
  posts: number;
  /** Texts of the pages. */
  texts: number;
  pictures: number;
  /** Size of the file. */
  bytes: number;
}

export type WriteBackupFailure = { code: 'file_exists' } | { code: 'folder_unwritable' };

const unwritable = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS']);

/**
 * Copies the whole site into one SQLite file that only its owner can read: texts with their former versions, pictures,
 * settings, old addresses; no password, no sessions. The site can go on meanwhile. The file is there whole or not at
 * all; one that exists is left alone. Throws when the disk is full.
 */
export async function writeBackup(
  db: Database,
  file: string,
): Promise<Result<BackupSummary, WriteBackupFailure>> {
  if (await isThere(file)) return fail({ code: 'file_exists' });
  const folder = await mkdtemp(join(dirname(file), '.backup-')).catch((error: NodeJS.ErrnoException) => {
    if (unwritable.has(error.code ?? '')) return undefined;
    throw error;
  });
  if (!folder) return fail({ code: 'folder_unwritable' });
  try {
    await writeSnapshot(db, folder);
    const whole = join(folder, 'site.db');
    await chmod(whole, 0o600);
    await flush(whole);
    await rename(whole, file);
    return ok(await summarise(db, (await stat(file)).size));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

/** What the database holds, as a copy of `bytes` would. */
export async function summarise(db: Database, bytes: number): Promise<BackupSummary> {
  const { posts = 0, content_items: texts = 0, media: pictures = 0 } = await countRows(db);
  return { posts, texts, pictures, bytes };
}

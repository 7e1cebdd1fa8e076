import { chmod, link, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../../db/connect.ts';
import { type SnapshotContents, writeSnapshot } from '../../db/snapshot.ts';
import { clearWorkingFolders, makeWorkingFolder, type WorkingFolder } from '../../db/working-folder.ts';
import { fail, ImagesUnavailable, ok, type Result } from '../../shared/result.ts';
import { gatherPictures } from '../media/move-pictures.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';

export interface BackupSummary {
  posts: number;
  texts: number;
  pictures: number;
  bytes: number;
  /** Image files that the backup references in object storage. */
  references: number;
  /** Image files that are missing from object storage. */
  missingFiles: number;
}

export type WriteBackupFailure =
  | { code: 'file_exists' }
  | { code: 'folder_unwritable' }
  | { code: 'disk_full' }
  /** Object storage is unavailable or not configured. `why` is for the operator. */
  | { code: 'pictures_away'; why: string };

interface BackupOptions {
  objects?: ObjectStore | undefined;
  now?: Date;
}

const unwritable = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS']);

/**
 * Writes the site, without password and sessions, to one SQLite file with all images. Never overwrites a
 * file. The file appears only when it is complete.
 */
export async function writeBackup(
  db: Database,
  file: string,
  { objects, now = new Date() }: BackupOptions = {},
): Promise<Result<BackupSummary, WriteBackupFailure>> {
  if (await isThere(file)) return fail({ code: 'file_exists' });
  const folder = await openFolder(dirname(file));
  if (!folder) return fail({ code: 'folder_unwritable' });
  try {
    const rows = await writeSnapshot(db, folder.path, now, (copy) => gatherPictures(copy, { db, objects }));
    const whole = join(folder.path, 'site.db');
    await chmod(whole, 0o600);
    await publishFile(whole, file);
    return ok(summarize({ rows, picturesAt: null }, (await stat(file)).size));
  } catch (error) {
    const { code = '', errcode } = error as NodeJS.ErrnoException & { errcode?: number };
    if (code === 'EEXIST') return fail({ code: 'file_exists' });
    // 13: SQLITE_FULL. The site itself is only read.
    if (code === 'ENOSPC' || code === 'EDQUOT' || errcode === 13) return fail({ code: 'disk_full' });
    if (error instanceof ImagesUnavailable || error instanceof ObjectStoreError) {
      return fail({ code: 'pictures_away', why: error.message });
    }
    throw error;
  } finally {
    await folder.remove();
  }
}

async function openFolder(parent: string): Promise<WorkingFolder | undefined> {
  await clearWorkingFolders(parent);
  try {
    return await makeWorkingFolder(parent, '.backup-');
  } catch (error) {
    if (unwritable.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Describes a backup. Doesn't check whether the images that it references still exist. */
export function summarize(
  { rows, picturesAt }: Pick<SnapshotContents, 'rows' | 'picturesAt'>,
  bytes: number,
): BackupSummary {
  const { posts = 0, content_items: texts = 0, media: pictures = 0 } = rows;
  const named = rows.media_objects ?? 0;
  // If the backup includes images, the remaining references are files that couldn't be read.
  const files =
    picturesAt === null ? { references: 0, missingFiles: named } : { references: named, missingFiles: 0 };
  return { posts, texts, pictures, bytes, ...files };
}

/** Renames a finished file atomically. Throws EEXIST if the name is taken. Both must be on the same disk. */
export async function publishFile(finished: string, file: string): Promise<void> {
  try {
    // Unlike rename, link never overwrites.
    await link(finished, file);
    await rm(finished);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || (await isThere(file))) throw taken(file);
    // Some disks don't support links (FAT, some network folders).
    await rename(finished, file);
  }
}

function taken(file: string): Error {
  return Object.assign(new Error(`EEXIST: ${file} already exists`), { code: 'EEXIST' });
}

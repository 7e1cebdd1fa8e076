import { chmod, link, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../../db/connect.ts';
import { type SnapshotContents, writeSnapshot } from '../../db/snapshot.ts';
import { clearWorkingFolders, makeWorkingFolder, type WorkingFolder } from '../../db/working-folder.ts';
import { fail, ok, PicturesAway, type Result } from '../../shared/result.ts';
import { gatherPictures } from '../media/move-pictures.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';

export interface BackupSummary {
  posts: number;
  texts: number;
  pictures: number;
  bytes: number;
  /** Files of pictures that it names in the object store, in place of their bytes. */
  references: number;
  /** Files of pictures that are not in it, because the object store has lost them. */
  missingFiles: number;
}

export type WriteBackupFailure =
  | { code: 'file_exists' }
  | { code: 'folder_unwritable' }
  | { code: 'disk_full' }
  /** The object store that has pictures is away, or none is named; `why` for the operator. */
  | { code: 'pictures_away'; why: string };

interface BackupOptions {
  /** Where pictures may lie that are not in the database. */
  objects?: ObjectStore | undefined;
  now?: Date;
}

const unwritable = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS']);

/**
 * Copies the site, but for password and sessions, into one SQLite file that only its owner can read, with all pictures,
 * wherever they lie. The file is there whole or not at all, and never over another.
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
    return ok(summarise({ rows, picturesAt: null }, (await stat(file)).size));
  } catch (error) {
    const { code = '', errcode } = error as NodeJS.ErrnoException & { errcode?: number };
    if (code === 'EEXIST') return fail({ code: 'file_exists' });
    // 13: SQLITE_FULL. The site itself is only read.
    if (code === 'ENOSPC' || code === 'EDQUOT' || errcode === 13) return fail({ code: 'disk_full' });
    if (error instanceof PicturesAway || error instanceof ObjectStoreError) {
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

/** Of the rows of each table in a copy of `bytes`. Whether the store still has what a copy names is not looked at. */
export function summarise(
  { rows, picturesAt }: Pick<SnapshotContents, 'rows' | 'picturesAt'>,
  bytes: number,
): BackupSummary {
  const { posts = 0, content_items: texts = 0, media: pictures = 0 } = rows;
  const named = rows.media_objects ?? 0;
  // What stayed a reference in a copy of contents is what could not be brought into it.
  const files =
    picturesAt === null ? { references: 0, missingFiles: named } : { references: named, missingFiles: 0 };
  return { posts, texts, pictures, bytes, ...files };
}

/** Gives a finished file its final name, at once and whole; throws EEXIST where that name is taken. Both must lie on the same disk. */
export async function publishFile(finished: string, file: string): Promise<void> {
  try {
    // A link, unlike a renaming, never replaces what is there.
    await link(finished, file);
    await rm(finished);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || (await isThere(file))) throw taken(file);
    // Some disks know no links (FAT, some network folders).
    await rename(finished, file);
  }
}

function taken(file: string): Error {
  return Object.assign(new Error(`EEXIST: ${file} is there already`), { code: 'EEXIST' });
}

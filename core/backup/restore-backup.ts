import { copyFile, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { connect, type Database } from '../../db/connect.ts';
import { clearRows, copyRows, countRows } from '../../db/copy-rows.ts';
import { examineSnapshot, removeSeal, type SnapshotFailure } from '../../db/snapshot.ts';
import { withLongTimeout } from '../../db/statements.ts';
import { clearWorkingFolders, makeWorkingFolder } from '../../db/working-folder.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { commandRecorder } from '../audit/audit.ts';
import { releaseUnused } from '../media/media-files-store.ts';
import { listMissing } from '../media/move-pictures.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';
import { changed, changeSite } from '../site-version/change-site.ts';
import { type BackupSummary, summarize, type WriteBackupFailure, writeBackup } from './write-backup.ts';

export type RestoreFailure = SnapshotFailure | WriteBackupFailure;

export interface Restored extends BackupSummary {
  /** The backup of the previous content; null if the site was empty. */
  earlierBackup: string | null;
  /** ISO 8601, UTC; null for versions that wrote no checksum. */
  madeAt: string | null;
}

interface RestoreOptions {
  file: string;
  /** The file to which the current site is backed up first. */
  keep: string;
  objects?: ObjectStore | undefined;
}

/**
 * Replaces the site with a backup of either database or of an older version, in one transaction. Password,
 * keys and sessions stay. Throws if the file can't be read or the disk is full.
 */
export async function restoreBackup(
  db: Database,
  { file, keep, objects }: RestoreOptions,
): Promise<Result<Restored, RestoreFailure>> {
  await mkdir(dirname(keep), { recursive: true });
  await clearWorkingFolders(dirname(keep));
  const folder = await makeWorkingFolder(dirname(keep), '.restore-');
  try {
    // The file may change in the meantime, so a copy is checked and restored.
    const working = join(folder.path, 'site.db');
    await copyFile(file, working);
    const { size } = await stat(working);
    const examined = await examineSnapshot(working);
    if (!examined.ok) return examined;
    const { madeAt, picturesAt } = examined.value;
    if (madeAt !== null) await removeSeal(working);
    const summary = summarize(examined.value, size);
    // Connecting to the copy migrates it to the newest schema.
    await using opened = await openCopy(folder.path);
    if (picturesAt !== null && summary.references > 0) {
      const missing = await countMissing(opened.copy, {
        picturesAt,
        references: summary.references,
        objects,
      });
      if (!missing.ok) return missing;
      summary.missingFiles = missing.value;
    }
    const isEmpty = Object.values(await countRows(db)).every((count) => count === 0);
    const written = isEmpty ? null : await writeBackup(db, keep, { objects });
    if (written && !written.ok) return written;
    await replaceRows(db, opened.copy);
    return ok({ ...summary, madeAt, earlierBackup: written && keep });
  } finally {
    await folder.remove();
  }
}

async function openCopy(folder: string): Promise<{ copy: Database } & AsyncDisposable> {
  const copy = await connect({ dataDir: folder });
  return { copy, [Symbol.asyncDispose]: () => copy.close() };
}

/** If all image files are missing, the backup belongs to another object store. */
async function countMissing(
  copy: Database,
  {
    picturesAt,
    references,
    objects,
  }: { picturesAt: string; references: number; objects?: ObjectStore | undefined },
): Promise<Result<number, WriteBackupFailure>> {
  const needed = `The backup refers to ${references} image files in ${picturesAt}`;
  if (!objects) return fail({ code: 'pictures_away', why: `${needed}, but S3_BUCKET isn’t set.` });
  try {
    const { length } = await listMissing(copy, objects);
    if (length < references) return ok(length);
    return fail({ code: 'pictures_away', why: `${needed}. None of them are in ${objects.place}.` });
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    return fail({ code: 'pictures_away', why: `${needed}. ${error.message}` });
  }
}

async function replaceRows(db: Database, copy: Database): Promise<void> {
  await withLongTimeout(() =>
    changeSite(db, async (transaction) => {
      await clearRows(transaction, db.dialect);
      await copyRows(copy.kysely, transaction);
      await releaseUnused(transaction, new Date());
      const { posts = 0, content_items: texts = 0, media: pictures = 0 } = await countRows(copy);
      await commandRecorder()(transaction, { name: 'restore_done', what: { posts, texts, pictures } });
      return changed(undefined);
    }),
  );
}

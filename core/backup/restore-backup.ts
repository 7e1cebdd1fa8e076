import { copyFile, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { connect, type Database } from '../../db/connect.ts';
import { clearRows, copyRows, countRows } from '../../db/copy-rows.ts';
import { examineSnapshot, type SnapshotFailure } from '../../db/examine-snapshot.ts';
import { removeSeal } from '../../db/seal-file.ts';
import { withLongTimeout } from '../../db/statement-timeout.ts';
import { clearWorkingFolders, makeWorkingFolder } from '../../db/working-folder.ts';
import { ok, type Result } from '../../shared/result.ts';
import { commandRecorder } from '../audit/command-recorder.ts';
import { releaseUnused } from '../media/media-object-store.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { changed, changeSite } from '../site-version/change-site.ts';
import { type BackupSummary, summarise, type WriteBackupFailure, writeBackup } from './write-backup.ts';

export type RestoreFailure = SnapshotFailure | WriteBackupFailure;

export interface Restored extends BackupSummary {
  /** The backup of what the site held before; null when it held nothing. */
  earlierBackup: string | null;
  /** When the copy was made, ISO 8601 in UTC; null for one of a version that wrote no checksum. */
  madeAt: string | null;
}

interface RestoreOptions {
  file: string;
  /** Where a copy of what the site holds now is written first. */
  keep: string;
  /** Where pictures may lie that are not in the database. */
  objects?: ObjectStore | undefined;
}

/**
 * Puts a copy, of either database or an older version, in place of the site in one transaction; its pictures are then in
 * the database. Password, keys and sessions stay. Throws when the file can't be read or the disk is full.
 */
export async function restoreBackup(
  db: Database,
  { file, keep, objects }: RestoreOptions,
): Promise<Result<Restored, RestoreFailure>> {
  await mkdir(dirname(keep), { recursive: true });
  await clearWorkingFolders(dirname(keep));
  const folder = await makeWorkingFolder(dirname(keep), '.restore-');
  try {
    // What is checked is what is brought back, whatever becomes of the file meanwhile.
    const working = join(folder.path, 'site.db');
    await copyFile(file, working);
    const { size } = await stat(working);
    const examined = await examineSnapshot(working);
    if (!examined.ok) return examined;
    const { rows, madeAt } = examined.value;
    if (madeAt !== null) await removeSeal(working);
    const isEmpty = Object.values(await countRows(db)).every((count) => count === 0);
    const written = isEmpty ? null : await writeBackup(db, keep, { objects });
    if (written && !written.ok) return written;
    await replaceRows(db, folder.path);
    return ok({ ...summarise(rows, size), madeAt, earlierBackup: written && keep });
  } finally {
    await folder.remove();
  }
}

async function replaceRows(db: Database, folder: string): Promise<void> {
  // Opening it brings it to the newest schema.
  const copy = await connect({ dataDir: folder });
  try {
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
  } finally {
    await copy.close();
  }
}

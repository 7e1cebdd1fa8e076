import { readdir, realpath, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type RestoreFailure, restoreBackup } from '../core/backup/restore-backup.ts';
import { type BackupSummary, summarize, writeBackup } from '../core/backup/write-backup.ts';
import { countScheduled } from '../core/posts/schedule-store.ts';
import { fillSearch } from '../core/posts/search.ts';
import { examineSnapshot, type SnapshotContents } from '../db/snapshot.ts';
import { readEnv } from '../server/env.ts';
import { pictureStorageOf, storageName } from '../server/storage.ts';
import { readArguments } from './arguments.ts';
import { complain, newFile, recordDone, withDatabase, withNewDatabase } from './command.ts';
import { withBackup } from './scheduled-backups.ts';

const bytesInMegabyte = 1_000_000;
const size = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A backup's contents: `1 post, 2 sections, no images; 0.3 MB`. */
function summaryLine({ posts, texts, pictures, bytes }: BackupSummary): string {
  const parts = [count(posts, 'post'), count(texts, 'section'), count(pictures, 'image')];
  return `${parts.join(', ')}; ${size.format(bytes / bytesInMegabyte)} MB`;
}

function count(number: number, one: string): string {
  return `${number === 0 ? 'no' : number} ${one}${number === 1 ? '' : 's'}`;
}

/** Reports missing image files; the exit code is 0 without any. */
function reportMissing({ missingFiles }: BackupSummary): 0 | 1 {
  if (missingFiles === 0) return 0;
  const files = missingFiles === 1 ? '1 image file is' : `${missingFiles} image files are`;
  return complain(`${files} missing from object storage.`);
}

/** Where the images are stored that a backup doesn't contain; undefined if it contains them. */
function namedLine({ rows, picturesAt }: SnapshotContents): string | undefined {
  const named = rows.media_objects ?? 0;
  if (picturesAt === null || named === 0) return undefined;
  const files = named === 1 ? '1 image file' : `${named} image files`;
  return `The backup refers to ${files} in ${picturesAt}. To restore it, set the S3_… variables to that object storage. “site restore-test” checks all files.`;
}

/** What happens to a restored backup's scheduled posts; undefined without any. */
export function scheduledLine({ due, waiting }: { due: number; waiting: number }): string | undefined {
  const live = due === 1 ? 'is overdue and goes live with its scheduled date when the site runs' : liveOfMany;
  const lines = [
    ...(due > 0 ? [`${count(due, 'scheduled post')} ${live}.`] : []),
    ...(waiting > 0
      ? [`${count(waiting, 'scheduled post')} ${waiting === 1 ? 'stays scheduled' : 'stay scheduled'}.`]
      : []),
  ];
  return lines.length > 0 ? lines.join(' ') : undefined;
}

const liveOfMany = 'are overdue and go live with their scheduled dates when the site runs';

/** Why a backup or restore failed. */
function backupReason(failure: RestoreFailure): string {
  const reason = backupReasons[failure.code];
  return 'why' in failure ? `${reason} ${failure.why}` : reason;
}

/** A backup's date and checksum; `madeAt` as in SnapshotContents. */
function madeLine(madeAt: string | null): string {
  return madeAt === null
    ? 'Made by an older version without a checksum: only its structure was checked.'
    : `Made ${madeAt.slice(0, 10)} ${madeAt.slice(11, 16)} UTC; checksum verified.`;
}

/** Sentences for failed backups and restores. */
export const backupReasons: Record<RestoreFailure['code'], string> = {
  file_exists: 'The file already exists.',
  folder_unwritable: 'Its folder doesn’t exist or isn’t writable.',
  foreign: 'This file isn’t a backup of a site. Use one written by “npm run site -- backup”.',
  disk_full: 'The disk is full.',
  damaged: 'This backup is corrupted. Use another one.',
  pictures_away: 'Couldn’t read the images in object storage, which are part of every backup.',
  newer: 'This backup was made by a newer version of the site. Update the site first.',
};

/** Backs up the whole site to a file, by default named after the current time. */
export async function backupCommand(args: string[]): Promise<number> {
  const named = readArguments(args, 'backup', { needsFile: false });
  const file = resolve(named.file || newFile({ name: 'site', extension: 'db' }, new Date()));
  const { objects } = pictureStorageOf(readEnv());
  const written = await withDatabase(async (db) => {
    const result = await writeBackup(db, file, { objects });
    if (result.ok) {
      const { missingFiles, references: _, ...what } = result.value;
      await recordDone(db, { name: 'backup_made', what });
    }
    return result;
  });
  if (!written.ok) return complain(`${file}: ${backupReason(written.failure)} Nothing was written.`);
  console.log(`Backed up ${summaryLine(written.value)} to ${file}.`);
  console.log('The file includes drafts, but no password, passkeys or confidential names. Keep it private.');
  return reportMissing(written.value);
}

/** Checks a backup's integrity and lists its contents. Needs no site and changes nothing. */
export async function verifyCommand(args: string[]): Promise<number> {
  const { file: named } = readArguments(args, 'verify');
  const code = await withBackup(named, async (file) => {
    const examined = await examineSnapshot(file);
    if (!examined.ok) return complain(`${named}: ${backupReason(examined.failure)}`);
    const { madeAt } = examined.value;
    const summary = summarize(examined.value, (await stat(file)).size);
    console.log(`${named}: ${summaryLine(summary)}. ${madeLine(madeAt)}`);
    const references = namedLine(examined.value);
    if (references) console.log(references);
    return reportMissing(summary);
  });
  return code ?? 1;
}

/** How many backups made before restores are retained. */
const most = 5;

const pattern = /^before-restore-[\d-]+\.db$/;

/**
 * Deletes all but the newest five backups made before restores in the data folder and returns their names. Those in `spared`
 * stay, whatever their age.
 */
async function deleteEarlierBackups(folder: string, spared: string[]): Promise<string[]> {
  const stays = new Set(await Promise.all(spared.map((path) => realpath(path))));
  const copies = await Promise.all(
    (await readdir(folder))
      .filter((name) => pattern.test(name))
      .map(async (name) => ({ name, age: -(await stat(join(folder, name))).mtimeMs })),
  );
  const removed: string[] = [];
  for (const { name } of copies.toSorted((one, other) => one.age - other.age).slice(most)) {
    const path = await realpath(join(folder, name));
    if (stays.has(path)) continue;
    await rm(path);
    removed.push(name);
  }
  return removed;
}

/** Restores a backup. The current data is first backed up to the data folder. The only command that creates a site if there is none. */
export async function restoreCommand(args: string[]): Promise<number> {
  const { file } = readArguments(args, 'restore');
  return (await withBackup(file, (plain) => restore(plain, file))) ?? 1;
}

async function restore(file: string, named: string): Promise<number> {
  // Checked first, so that an unusable file creates no site.
  const examined = await examineSnapshot(file);
  if (!examined.ok) return complain(`${backupReason(examined.failure)} Nothing was changed.`);
  const env = readEnv();
  const keep = newFile({ folder: env.dataDir, name: 'before-restore', extension: 'db' }, new Date());
  const { objects } = pictureStorageOf(env);
  const { restored, isNew, scheduled } = await withNewDatabase(async (db, isNew) => {
    const restored = await restoreBackup(db, { file, keep, objects });
    await fillSearch(db);
    return { restored, isNew, scheduled: await countScheduled(db.kysely, new Date().toISOString()) };
  });
  if (!restored.ok) return complain(`${backupReason(restored.failure)} Nothing was changed.`);
  const { earlierBackup, madeAt, ...summary } = restored.value;
  if (isNew) console.log(`There was no site in ${storageName(env)}, so a new one was created.`);
  console.log(`Restored ${named}: ${summaryLine(summary)}. ${madeLine(madeAt)}`);
  if (summary.references > 0) {
    console.log(`Its images are stored in ${objects?.place} (${summary.references} files).`);
  }
  const waiting = scheduledLine(scheduled);
  if (waiting) console.log(waiting);
  reportMissing(summary);
  if (!earlierBackup) return 0;
  console.log(`The previous data was backed up to ${earlierBackup}.`);
  const removed = await deleteEarlierBackups(env.dataDir, [earlierBackup, file]);
  if (removed.length > 0) console.log(`Deleted older backups: ${removed.join(', ')}.`);
  return 0;
}

const reasons: Record<string, string> = {
  EEXIST: backupReasons.file_exists,
  ENOENT: backupReasons.folder_unwritable,
  ENOTDIR: backupReasons.folder_unwritable,
  EACCES: backupReasons.folder_unwritable,
  EPERM: backupReasons.folder_unwritable,
  EROFS: backupReasons.folder_unwritable,
  ENOSPC: backupReasons.disk_full,
  EDQUOT: backupReasons.disk_full,
};

/** Why a file can't be written, as a sentence; undefined for other errors. */
export function whyUnwritable(error: unknown): string | undefined {
  return reasons[(error as NodeJS.ErrnoException).code ?? ''];
}

import { readdir, realpath, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type RestoreFailure, restoreBackup } from '../core/backup/restore-backup.ts';
import { type BackupSummary, summarise, writeBackup } from '../core/backup/write-backup.ts';
import { countScheduled } from '../core/posts/schedule-store.ts';
import { fillSearch } from '../core/posts/search.ts';
import { examineSnapshot, type SnapshotContents } from '../db/snapshot.ts';
import { readEnv } from '../server/env.ts';
import { pictureStorageOf, placeOf } from '../server/storage.ts';
import { readArguments } from './arguments.ts';
import { complain, newFile, recordDone, withDatabase, withNewDatabase } from './command.ts';
import { withCopy } from './copies.ts';

const bytesInMegabyte = 1_000_000;
const size = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What a copy holds, as part of a sentence: `1 post, 2 texts of pages, no pictures; 0.3 MB`. */
function summaryLine({ posts, texts, pictures, bytes }: BackupSummary): string {
  const parts = [count(posts, 'post'), `${count(texts, 'text')} of pages`, count(pictures, 'picture')];
  return `${parts.join(', ')}; ${size.format(bytes / bytesInMegabyte)} MB`;
}

function count(number: number, one: string): string {
  return `${number === 0 ? 'no' : number} ${one}${number === 1 ? '' : 's'}`;
}

/** Says what a backup lacks; the exit code is 0 where it lacks nothing. */
function tellMissing({ missingFiles }: BackupSummary): 0 | 1 {
  if (missingFiles === 0) return 0;
  const files = missingFiles === 1 ? 'One file of a picture is' : `${missingFiles} files of pictures are`;
  return complain(`${files} lost: the object store has them no longer.`);
}

/** Where the pictures lie that a copy names and does not hold, as a sentence; undefined where it holds them. */
function namedLine({ rows, picturesAt }: SnapshotContents): string | undefined {
  const named = rows.media_objects ?? 0;
  if (picturesAt === null || named === 0) return undefined;
  const files = named === 1 ? 'one file of a picture' : `${named} files of pictures`;
  return `It names ${files} in ${picturesAt} and does not hold them: to bring it back, set S3_… to that place. “site drill” reads all of them.`;
}

/** What becomes of the scheduled posts of a copy that was brought back; undefined where it has none. */
export function scheduledLine({ due, waiting }: { due: number; waiting: number }): string | undefined {
  const live = due === 1 ? 'goes live as soon as the site runs, dated by its time' : liveOfMany;
  const lines = [
    ...(due > 0 ? [`${count(due, 'scheduled post')} became due meanwhile and ${live}.`] : []),
    ...(waiting > 0
      ? [
          `${count(waiting, 'scheduled post')} ${waiting === 1 ? 'waits for its time' : 'wait for their time'}.`,
        ]
      : []),
  ];
  return lines.length > 0 ? lines.join(' ') : undefined;
}

const liveOfMany = 'go live as soon as the site runs, dated by their time';

/** Why a copy was not written or not brought back. */
function backupReason(failure: RestoreFailure): string {
  const reason = backupReasons[failure.code];
  return 'why' in failure ? `${reason} ${failure.why}` : reason;
}

/** What is known of a copy besides its rows; `madeAt` as in SnapshotContents. */
function madeLine(madeAt: string | null): string {
  return madeAt === null
    ? 'It was made by an older version and has no checksum: only its structure could be checked.'
    : `It was made on ${madeAt.slice(0, 10)} at ${madeAt.slice(11, 16)} UTC; its checksum is right.`;
}

/** Why a copy was not written or not brought back, as a sentence. */
export const backupReasons: Record<RestoreFailure['code'], string> = {
  file_exists: 'There is a file of this name already.',
  folder_unwritable: 'Its folder is not there or can’t be written to.',
  foreign: 'This file is not a copy of a site. Look for one that “npm run site -- backup” has written.',
  disk_full: 'The disk is full.',
  damaged: 'This copy is damaged, cut short or changed since it was written. Look for another one.',
  pictures_away:
    'The object store that has pictures could not be read, and without them nothing is copied or brought back.',
  newer: 'This copy was made by a newer version of the site. Update the site first.',
};

/** Writes a copy of the whole site, named by the moment when no file is named. */
export async function backupCommand(args: string[]): Promise<number> {
  const named = readArguments(args, 'backup [FILE]', { needsFile: false });
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
  console.log(`Copied to ${file}: ${summaryLine(written.value)}.`);
  console.log('The password is not in it. Everything else comes back with “npm run site -- restore FILE”.');
  return tellMissing(written.value);
}

/** Tells whether a copy is as it was written, and what it holds. Needs no site and changes nothing. */
export async function verifyCommand(args: string[]): Promise<number> {
  const { file: named } = readArguments(args, 'verify FILE|s3:NAME|folder:NAME');
  const code = await withCopy(named, async (file) => {
    const examined = await examineSnapshot(file);
    if (!examined.ok) return complain(`${named}: ${backupReason(examined.failure)}`);
    const { madeAt } = examined.value;
    const summary = summarise(examined.value, (await stat(file)).size);
    console.log(`${named}: ${summaryLine(summary)}. ${madeLine(madeAt)}`);
    const references = namedLine(examined.value);
    if (references) console.log(references);
    return tellMissing(summary);
  });
  return code ?? 1;
}

/** How many copies of what the site held before a restore are kept. */
const most = 5;

const pattern = /^before-restore-[\d-]+\.db$/;

/**
 * Removes all but the newest five copies that restoring has left in the data folder, and gives their names. Those in
 * `spared` stay, whatever their age.
 */
async function removeEarlierCopies(folder: string, spared: string[]): Promise<string[]> {
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

/**
 * Brings a copy back. What the site holds now is copied into the data folder before. The one command that makes a site
 * where there is none.
 */
export async function restoreCommand(args: string[]): Promise<number> {
  const { file } = readArguments(args, 'restore FILE|s3:NAME|folder:NAME');
  return (await withCopy(file, (plain) => restore(plain, file))) ?? 1;
}

async function restore(file: string, named: string): Promise<number> {
  // Before anything is opened: what can't be used makes no site either.
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
  if (isNew) console.log(`There was no site in ${placeOf(env)}: a new one was made.`);
  console.log(`The site holds what was in ${named}: ${summaryLine(summary)}. ${madeLine(madeAt)}`);
  if (summary.references > 0) {
    console.log(
      `Its pictures lie in ${objects?.place}, where the copy names them: ${summary.references} files.`,
    );
  }
  const waiting = scheduledLine(scheduled);
  if (waiting) console.log(waiting);
  tellMissing(summary);
  if (!earlierBackup) return 0;
  console.log(`What it held before is kept in ${earlierBackup}.`);
  const removed = await removeEarlierCopies(env.dataDir, [earlierBackup, file]);
  if (removed.length > 0) console.log(`Removed as older than the newest five: ${removed.join(', ')}.`);
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

/** Why a file can't be written, in a sentence; undefined for an error of another kind. */
export function whyUnwritable(error: unknown): string | undefined {
  return reasons[(error as NodeJS.ErrnoException).code ?? ''];
}

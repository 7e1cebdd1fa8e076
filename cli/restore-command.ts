import { readdir, realpath, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreBackup } from '../core/backup/restore-backup.ts';
import { countScheduled } from '../core/posts/schedule/due-store.ts';
import { fillSearch } from '../core/posts/search/fill-search.ts';
import { examineSnapshot } from '../db/examine-snapshot.ts';
import { readEnv } from '../server/env.ts';
import { placeOf } from '../server/start-failure.ts';
import { pictureStorageOf } from '../server/storage.ts';
import { backupReason, madeLine, missingLine, scheduledLine, summaryLine } from './backup-lines.ts';
import { newFile } from './new-file.ts';
import { withCopy } from './open-copy.ts';
import { readArguments } from './read-arguments.ts';
import { withNewDatabase } from './with-database.ts';

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
  if (!examined.ok) {
    process.stderr.write(`${backupReason(examined.failure)} Nothing was changed.\n`);
    return 1;
  }
  const env = readEnv();
  const keep = newFile({ folder: env.dataDir, name: 'before-restore', extension: 'db' }, new Date());
  const { objects } = pictureStorageOf(env);
  const { restored, isNew, scheduled } = await withNewDatabase(async (db, isNew) => {
    const restored = await restoreBackup(db, { file, keep, objects });
    await fillSearch(db);
    return { restored, isNew, scheduled: await countScheduled(db.kysely, new Date().toISOString()) };
  });
  if (!restored.ok) {
    process.stderr.write(`${backupReason(restored.failure)} Nothing was changed.\n`);
    return 1;
  }
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
  const missing = missingLine(summary);
  if (missing) process.stderr.write(`${missing}\n`);
  if (!earlierBackup) return 0;
  console.log(`What it held before is kept in ${earlierBackup}.`);
  const removed = await removeEarlierCopies(env.dataDir, [earlierBackup, file]);
  if (removed.length > 0) console.log(`Removed as older than the newest five: ${removed.join(', ')}.`);
  return 0;
}

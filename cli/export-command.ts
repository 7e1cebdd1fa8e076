import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportWordPress } from '../core/export/export-wordpress.ts';
import { readEnv } from '../server/env.ts';
import { backupReasons } from './backup-lines.ts';
import { newFile } from './new-file.ts';
import { recordDone } from './record-done.ts';
import { withDatabase } from './with-database.ts';

/** Why a file can't be written, by the code of the error. */
const reasons: Record<string, string> = {
  EEXIST: backupReasons.file_exists,
  ENOENT: backupReasons.folder_unwritable,
  ENOTDIR: backupReasons.folder_unwritable,
  EACCES: backupReasons.folder_unwritable,
  EROFS: backupReasons.folder_unwritable,
};

/** Writes the posts as a WordPress export, named by the moment when no file is named. */
export async function exportCommand(args: string[]): Promise<number> {
  const [named, ...more] = args;
  if (more.length > 0 || named?.startsWith('-')) {
    process.stderr.write('Usage: npm run site -- export [FILE.xml]\n');
    return 1;
  }
  const now = new Date();
  const file = resolve(named ?? newFile({ name: 'site', extension: 'xml' }, now));
  const { siteUrl, host, port } = readEnv();
  const origin = siteUrl ?? `http://${host}:${port}`;
  let count = 0;
  const onProgress = (done: number) => {
    count = done;
  };
  try {
    await withDatabase(async (db) => {
      await pipeline(
        Readable.from(exportWordPress(db, { origin, now, onProgress })),
        createWriteStream(file, { flags: 'wx' }),
      );
      await recordDone(db, { name: 'export_made', what: { posts: count } });
    });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // What was broken off in the middle is no export; a file that was there before is not ours.
    if (code !== 'EEXIST') await rm(file, { force: true });
    const reason = reasons[code];
    if (!reason) throw error;
    process.stderr.write(`${file}: ${reason} Nothing was written.\n`);
    return 1;
  }
  console.log(`Wrote ${count} ${count === 1 ? 'post' : 'posts'} to ${file}, as WordPress would export them.`);
  console.log(`Their pictures are fetched from ${origin} by whoever imports them: keep it up until then.`);
  return 0;
}

import { resolve } from 'node:path';
import { writeBackup } from '../core/backup/write-backup.ts';
import { readEnv } from '../server/env.ts';
import { pictureStorageOf } from '../server/storage.ts';
import { backupReason, missingLine, summaryLine } from './backup-lines.ts';
import { newFile } from './new-file.ts';
import { readArguments } from './read-arguments.ts';
import { recordDone } from './record-done.ts';
import { withDatabase } from './with-database.ts';

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
  if (!written.ok) {
    process.stderr.write(`${file}: ${backupReason(written.failure)} Nothing was written.\n`);
    return 1;
  }
  console.log(`Copied to ${file}: ${summaryLine(written.value)}.`);
  console.log('The password is not in it. Everything else comes back with “npm run site -- restore FILE”.');
  const missing = missingLine(written.value);
  if (missing) process.stderr.write(`${missing}\n`);
  return missing ? 1 : 0;
}

import { restoreBackup } from '../core/backup/restore-backup.ts';
import { readEnv } from '../server/env.ts';
import { backupReasons, summaryLine } from './backup-lines.ts';
import { newFile } from './new-file.ts';
import { isReadableFile } from './readable-file.ts';
import { withDatabase } from './with-database.ts';

/** Brings a copy back. What the site holds now is copied into the data folder before. */
export async function restoreCommand(args: string[]): Promise<number> {
  const [file, ...more] = args;
  if (!file || more.length > 0 || file.startsWith('-')) {
    process.stderr.write('Usage: npm run site -- restore FILE\n');
    return 1;
  }
  if (!(await isReadableFile(file))) return 1;
  const keep = newFile({ folder: readEnv().dataDir, name: 'before-restore', extension: 'db' }, new Date());
  const restored = await withDatabase((db) => restoreBackup(db, { file, keep }));
  if (!restored.ok) {
    process.stderr.write(`${backupReasons[restored.failure.code]} Nothing was changed.\n`);
    return 1;
  }
  const { kept, ...summary } = restored.value;
  console.log(`The site holds what was in ${file}: ${summaryLine(summary)}.`);
  if (kept) console.log(`What it held before is kept in ${kept}.`);
  return 0;
}

import { stat } from 'node:fs/promises';
import { summarise } from '../core/backup/write-backup.ts';
import { examineSnapshot } from '../db/examine-snapshot.ts';
import { backupReasons, madeLine, summaryLine } from './backup-lines.ts';
import { readArguments } from './read-arguments.ts';
import { isReadableFile } from './readable-file.ts';

/** Tells whether a copy is as it was written, and what it holds. Needs no site and changes nothing. */
export async function verifyCommand(args: string[]): Promise<number> {
  const { file } = readArguments(args, 'verify FILE');
  if (!(await isReadableFile(file))) return 1;
  const examined = await examineSnapshot(file);
  if (!examined.ok) {
    process.stderr.write(`${file}: ${backupReasons[examined.failure.code]}\n`);
    return 1;
  }
  const { rows, madeAt } = examined.value;
  console.log(`${file}: ${summaryLine(summarise(rows, (await stat(file)).size))}. ${madeLine(madeAt)}`);
  return 0;
}

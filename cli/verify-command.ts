import { stat } from 'node:fs/promises';
import { summarise } from '../core/backup/write-backup.ts';
import { examineSnapshot } from '../db/examine-snapshot.ts';
import { backupReason, madeLine, missingLine, namedLine, summaryLine } from './backup-lines.ts';
import { withCopy } from './open-copy.ts';
import { readArguments } from './read-arguments.ts';

/** Tells whether a copy is as it was written, and what it holds. Needs no site and changes nothing. */
export async function verifyCommand(args: string[]): Promise<number> {
  const { file: named } = readArguments(args, 'verify FILE|s3:NAME|folder:NAME');
  const code = await withCopy(named, async (file) => {
    const examined = await examineSnapshot(file);
    if (!examined.ok) {
      process.stderr.write(`${named}: ${backupReason(examined.failure)}\n`);
      return 1;
    }
    const { madeAt } = examined.value;
    const summary = summarise(examined.value, (await stat(file)).size);
    console.log(`${named}: ${summaryLine(summary)}. ${madeLine(madeAt)}`);
    const references = namedLine(examined.value);
    if (references) console.log(references);
    const missing = missingLine(summary);
    if (missing) process.stderr.write(`${missing}\n`);
    return missing ? 1 : 0;
  });
  return code ?? 1;
}

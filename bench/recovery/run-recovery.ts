import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { newCopyKey } from '../../core/copies/encryption/copy-key.ts';
import { startS3Server } from '../../test/s3/s3-server.ts';
import { s3Variables } from '../processes/s3-variables.ts';
import { machine } from '../report/machine.ts';
import { saveResults } from '../report/save-results.ts';
import { whole } from '../report/table.ts';
import { type Recovery, recoverOnce } from './recover-once.ts';

/** What may be lost, in milliseconds. */
const mostLostMs = 1_000;

/**
 * `npm run bench -- --recover N`: N sites on SQLite with a continuous copy in a store that speaks S3, each killed in the midst of
 * writing, its disk deleted, and brought back. Gives 1 where more than a second was lost.
 */
export async function runRecovery(folder: string, args: readonly string[]): Promise<number> {
  const times = Number(args[args.indexOf('--recover') + 1] ?? 100);
  if (!Number.isInteger(times) || times < 1) throw new Error('--recover needs a number of times');
  const server = await startS3Server(join(folder, 'bucket'));
  const recoveries: Recovery[] = [];
  try {
    for (let nth = 1; nth <= times; nth += 1) {
      const trial = join(folder, `trial-${nth}`);
      await mkdir(trial);
      const recovery = await recoverOnce(trial, {
        ...s3Variables(server.settings),
        ...{ S3_PREFIX: `trial-${nth}`, CONTINUOUS_COPY: 'bucket', BACKUP_KEY: newCopyKey() },
        ...{ SAMPLE_CONTENT: 'off', LOG_LEVEL: 'warn' },
      });
      recoveries.push(recovery);
      server.requests.length = 0;
      const { written, missing, lostMs, tookMs } = recovery;
      process.stderr.write(
        `${nth}: ${written} written, ${missing} missing, ${whole(lostMs)} ms lost; recovered in ${whole(tookMs)} ms\n`,
      );
    }
  } finally {
    await server.close();
  }
  const lost = recoveries.map(({ lostMs }) => lostMs).toSorted((one, other) => one - other);
  const [middle = 0, longest = 0] = [lost[Math.floor(lost.length / 2)], lost.at(-1)];
  const written = recoveries.reduce((sum, each) => sum + each.written, 0);
  console.log(
    `${times} recoveries of ${written} acknowledged posts: ${whole(middle)} ms lost in the middle, ${whole(longest)} ms at most.`,
  );
  console.log(`The same as JSON: ${await saveResults({ machine: machine(), recoveries })}`);
  return longest > mostLostMs ? 1 : 0;
}

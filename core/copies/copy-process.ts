import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { connect } from '../../db/connect.ts';
import { withLongTimeout } from '../../db/statements.ts';
import { type CopyConfig, copyFailureCode } from './copy-places.ts';
import { type CopyOutcome, type CopyWork, doCopyWork, doFileWork, type FileWork } from './copy-work.ts';

/** The process that makes one copy, or restores one for practice; see `run-copy-job.ts`, which starts it. */

/** What it is sent once, when it has started. */
export interface CopyJob {
  config: CopyConfig;
  work: CopyWork | FileWork;
}

// Ctrl-C and systemd tell this process too: it ends with the site, however that ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());

process.once('message', async ({ config, work }: CopyJob) => {
  const outcome = await attempt(config, work).catch(
    (error: unknown): CopyOutcome => ({
      name: '',
      facts: {},
      failure: { code: copyFailureCode(error), detail: String(error) },
    }),
  );
  process.send?.(outcome, () => process.disconnect());
});

async function attempt(config: CopyConfig, work: CopyJob['work']): Promise<CopyOutcome> {
  standBack();
  const { databaseUrl, dataDir } = config;
  const db = await connect({ databaseUrl, dataDir, poolSize: 2 });
  try {
    return await withLongTimeout(() =>
      work.kind === 'file' ? doFileWork(db, config, work) : doCopyWork(db, config, work),
    );
  } finally {
    await db.close();
  }
}

/**
 * Readers come first. On Linux a priority is that of one thread, and goes over to those that it begins: those that write files
 * and collect garbage are there already.
 */
function standBack(): void {
  for (const thread of ownThreads()) {
    try {
      setPriority(Number(thread), constants.priority.PRIORITY_LOW);
    } catch {
      // It has ended already.
    }
  }
}

/** `0` is the process, or the thread that asks, where the system tells no more. */
function ownThreads(): string[] {
  try {
    return readdirSync('/proc/self/task');
  } catch {
    return ['0'];
  }
}

import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type AuditEvent, commandRecorder } from '../core/audit/audit.ts';
import type { ImportProgress } from '../core/import/import-report.ts';
import { connect, type Database } from '../db/connect.ts';
import { findSite } from '../db/find-site.ts';
import { shrinkWal } from '../db/shrink-wal.ts';
import { withLongTimeout } from '../db/statements.ts';
import { clearWorkingFolders } from '../db/working-folder.ts';
import { catalogs } from '../messages/catalogs.ts';
import { fill } from '../messages/fill.ts';
import { EnvError, readEnv } from '../server/env.ts';
import { databaseFailure, storageName } from '../server/storage.ts';
import { readArguments, UsageError } from './arguments.ts';
import { usageOf } from './usage.ts';

const elsewhere = 'If the site runs as a service or in a container, use “site” instead of “npm run site --”.';

/** Runs a command on the site's database, even while the site runs. Throws a one-line EnvError if there is no usable site. */
export async function withDatabase<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  const env = readEnv();
  return withReadableErrors(async () => {
    if (!(await findSite(env))) {
      const variable = env.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
      throw new EnvError(
        `There is no site in ${storageName(env)}. Use the same ${variable} as “npm start”, or run “npm start” to create a site. ${elsewhere}`,
      );
    }
    return onDatabase(work);
  });
}

/** Like `withDatabase`, but for a restore: creates an empty site if there is none (`isNew`). */
export async function withNewDatabase<Value>(
  work: (db: Database, isNew: boolean) => Promise<Value>,
): Promise<Value> {
  return withReadableErrors(async () => {
    const isNew = !(await findSite(readEnv()));
    return onDatabase((db) => work(db, isNew));
  });
}

async function onDatabase<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  const { databaseUrl, dataDir, guardKey } = readEnv();
  await clearWorkingFolders(dataDir);
  const db = await connect({ databaseUrl, dataDir, guardKey });
  try {
    return await withLongTimeout(() => work(db));
  } finally {
    // An import or restore leaves a long write-ahead log.
    await shrinkWal(db).catch(() => undefined);
    await db.close();
  }
}

async function withReadableErrors<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw databaseFailure(error, readEnv());
  }
}

/** Migrates the database. Opening it runs the migrations. */
export async function migrateCommand(args: string[]): Promise<number> {
  const { file } = readArguments(args, 'migrate', { needsFile: false });
  if (file) throw new UsageError(usageOf('migrate'));
  return withDatabase(async () => {
    console.log('The database is up to date.');
    return 0;
  });
}

/** Logs what a command did outside the database. A failure is reported but doesn't fail the command, whose result is valid. */
export async function recordDone(db: Pick<Database, 'kysely'>, event: AuditEvent): Promise<void> {
  try {
    await commandRecorder()(db.kysely, event);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    process.stderr.write(`Done, but couldn’t update the activity log: ${why}\n`);
  }
}

const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A signal for the first request to stop, which prints `sentence`; a second one ends the process at once. Call `end` to stop listening. */
export function pauseOnSignals(sentence: string): { signal: AbortSignal; end(): void } {
  const pausing = new AbortController();
  const end = () => {
    for (const name of names) process.removeListener(name, pause);
  };
  const pause = () => {
    end();
    process.stderr.write(`\n${sentence}\n`);
    pausing.abort();
  };
  for (const name of names) process.on(name, pause);
  return { signal: pausing.signal, end };
}

/** Progress lines without a terminal: one per tenth. */
const steps = 10;

/** Shows progress: a changing line on a terminal, otherwise a line per tenth. */
export function showProgress(
  out: NodeJS.WriteStream,
  sentence: string = catalogs.en.importReport.progress,
): {
  update(progress: ImportProgress): void;
  finish(): void;
} {
  let printedStep = 0;
  return {
    update: (progress) => {
      const text = fill(sentence, { ...progress });
      if (out.isTTY) {
        out.write(`\r\u001b[K${text}`);
        return;
      }
      const step = Math.floor((progress.done * steps) / Math.max(1, progress.total));
      if (step > printedStep) out.write(`${text}\n`);
      printedStep = Math.max(step, printedStep);
    },
    finish: () => {
      if (out.isTTY) out.write('\r\u001b[K');
    },
  };
}

/** A new file's path: `site-2026-03-01-120000.db` in UTC, with a number if it exists. `folder` defaults to the working folder. */
export function newFile(
  { folder = '', name, extension }: { folder?: string; name: string; extension: 'db' | 'xml' },
  now: Date,
): string {
  const [day, time = ''] = now.toISOString().split('T');
  const stem = resolve(folder, `${name}-${day}-${time.slice(0, 8).replaceAll(':', '')}`);
  let path = `${stem}.${extension}`;
  for (let count = 2; existsSync(path); count += 1) path = `${stem}-${count}.${extension}`;
  return path;
}

/** Prints an error to stderr and returns the exit code. */
export function complain(sentence: string): 1 {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

/** Whether a file or folder is readable; prints an error if not. */
export async function isReadable(path: string): Promise<boolean> {
  try {
    await access(path, constants.R_OK);
    return true;
  } catch {
    complain(`Can’t read “${path}”. Check the name and permissions.`);
    return false;
  }
}

/** Like `isReadable`, but prints an error for a folder too. */
export async function isReadableFile(file: string): Promise<boolean> {
  try {
    await access(file, constants.R_OK);
    if ((await stat(file)).isDirectory()) throw new Error('a folder');
    return true;
  } catch {
    complain(`Can’t read the file “${file}”. Check the name and permissions.`);
    return false;
  }
}

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
import { databaseFailure, placeOf } from '../server/storage.ts';
import { readArguments, UsageError } from './arguments.ts';

const elsewhere =
  'Where the site is a service or in a container, the command is “site” instead of “npm run site --”.';

/**
 * Runs a command on the site's own database, which the site may be using at the same time. Throws EnvError, one line,
 * where there is no site, or none that can be used.
 */
export async function withDatabase<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  const env = readEnv();
  return withReadableErrors(async () => {
    if (!(await findSite(env))) {
      const variable = env.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
      throw new EnvError(
        `There is no site in ${placeOf(env)}. Set ${variable} as it is for “npm start”, which makes a new one. ${elsewhere}`,
      );
    }
    return onDatabase(work);
  });
}

/** The same for a command that brings a site along: where there is none (`isNew`), an empty one is made. */
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
    // An import or a restore leaves a long log, which the running site would carry on.
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

/** Brings the database to the form that this version needs, which opening it does. */
export async function migrateCommand(args: string[]): Promise<number> {
  const { file } = readArguments(args, 'migrate', { needsFile: false });
  if (file) throw new UsageError('Usage: npm run site -- migrate');
  return withDatabase(async () => {
    console.log('The database is as this version needs it.');
    return 0;
  });
}

/**
 * Records what a command has done outside of the database. A copy that was made is good, also where the disk has no room
 * left for one more row: that is said, and fails nothing.
 */
export async function recordDone(db: Pick<Database, 'kysely'>, event: AuditEvent): Promise<void> {
  try {
    await commandRecorder()(db.kysely, event);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    process.stderr.write(`It was done, but could not be entered in the list of activity: ${why}\n`);
  }
}

const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A signal that fires when the command is asked to end, which says `sentence`, once; asked again, it ends at once. Call `end` when nothing is to pause any more. */
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

/** How often a line that stays is written where there is no terminal: every tenth of the whole. */
const steps = 10;

/** Shows how far the work is: one line that counts on a terminal, a line every tenth elsewhere. */
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

/**
 * Where a new file can be written: `site-2026-03-01-120000.db` for the moment in UTC, with a number behind it where
 * another was made in the same second. `folder` is the working folder unless told.
 */
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

/** Says on standard error why a command failed, and gives its exit code. */
export function complain(sentence: string): 1 {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

/** True of a file or a folder that can be read; says on standard error why when it is none. */
export async function isReadable(path: string): Promise<boolean> {
  try {
    await access(path, constants.R_OK);
    return true;
  } catch {
    complain(`“${path}” can’t be read. Is its name right?`);
    return false;
  }
}

/** The same of a file alone. */
export async function isReadableFile(file: string): Promise<boolean> {
  try {
    await access(file, constants.R_OK);
    if ((await stat(file)).isDirectory()) throw new Error('a folder');
    return true;
  } catch {
    complain(`The file “${file}” can’t be read. Is its name right?`);
    return false;
  }
}

import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { DatabaseFailure } from '../../shared/result.ts';
import { healthChecks, WriteErrors } from '../health.ts';
import { migrate, withFolderLock } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { longTimeoutMs, noteStatements, type OnStatement, withLongTimeout } from '../statements.ts';
import { NodeSqliteDialect, retryBusy, SqliteWriter, Turns } from './sqlite-dialect.ts';
import { SqliteFile, watchSqliteSiteVersion } from './sqlite-file.ts';

/** Opens, makes and migrates `site.db` in a folder. Throws when it can't be opened or a migration fails. */
export async function connectSqlite(dataDir: string, onStatement?: OnStatement) {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'site.db');
  const writes = new WriteErrors();
  const writer = new SqliteWriter(path);
  // Writing makes the file, with a log, for the reader to find. Where nothing can be written, what is there can still be read.
  if (!(await hasLog(path))) {
    await retryBusy(() => writer.open(), performance.now() + longTimeoutMs).catch((error: unknown) => {
      if (!existsSync(path)) throw error instanceof DatabaseFailure ? error.cause : error;
    });
  }
  const files = { writer, reader: SqliteFile.openReader(path), turns: new Turns(), writes };
  const kysely = new Kysely<Schema>({
    dialect: new NodeSqliteDialect(files),
    ...noteStatements(onStatement),
  });
  await withLongTimeout(() => migrate(kysely, 'sqlite', undefined, (work) => withFolderLock(dataDir, work)));
  const watch = watchSqliteSiteVersion(path);
  return {
    kysely,
    dialect: 'sqlite' as const,
    siteVersion: watch.current,
    siteVersionThisTurn: watch.currentThisTurn,
    noteSiteVersion: watch.note,
    catchUp: async () => undefined,
    isAway: () => false,
    timesAway: () => 0,
    ...healthChecks({ kysely, dialect: 'sqlite', writes, folder: dataDir }),
    connections: () => [{ pool: 'writer', ...files.turns.load() }],
    close: async () => {
      watch.close();
      await kysely.destroy();
    },
  };
}

/** Whether the file is there and keeps a log beside it, so that readers go on while it is written to; one that was put back does not. */
async function hasLog(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const file = SqliteFile.openReader(path);
  try {
    // Another process that makes the file has it locked for a moment.
    const ask = () => file.run<{ journal_mode: string }>('pragma journal_mode');
    return (await retryBusy(ask, performance.now() + longTimeoutMs)).rows[0]?.journal_mode === 'wal';
  } finally {
    file.close();
  }
}

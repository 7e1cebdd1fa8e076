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

/** Opens, creates and migrates `site.db` in a folder. Throws if it can't be opened or a migration fails. */
export async function connectSqlite(dataDir: string, onStatement?: OnStatement) {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'site.db');
  const writes = new WriteErrors();
  const writer = new SqliteWriter(path);
  // The first write creates the file and its log for the reader. If nothing can be written, existing content
  // is still readable.
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
    isUnavailable: () => false,
    outageCount: () => 0,
    ...healthChecks({ kysely, dialect: 'sqlite', writes, folder: dataDir }),
    connections: () => [{ pool: 'writer', ...files.turns.load() }],
    close: async () => {
      watch.close();
      await kysely.destroy();
    },
  };
}

/** Whether the file exists and is in WAL mode, which allows reads during writes. A restored file isn't. */
async function hasLog(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const file = SqliteFile.openReader(path);
  try {
    // Another process that is creating the file locks it for a moment.
    const ask = () => file.run<{ journal_mode: string }>('pragma journal_mode');
    return (await retryBusy(ask, performance.now() + longTimeoutMs)).rows[0]?.journal_mode === 'wal';
  } finally {
    file.close();
  }
}

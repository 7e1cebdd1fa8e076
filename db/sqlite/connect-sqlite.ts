import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { briefly } from '../briefly.ts';
import { checkReadiness } from '../check-readiness.ts';
import { migrate, withFolderLock } from '../migrate.ts';
import { pingDatabase } from '../ping-database.ts';
import type { Schema } from '../schema.ts';
import { withLongTimeout } from '../statement-timeout.ts';
import { WriteErrors } from '../write-errors.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { SqliteFile } from './sqlite-file.ts';
import { SqliteWriter } from './sqlite-writer.ts';
import { Turns } from './turns.ts';
import { watchSqliteSiteVersion } from './watch-site-version.ts';

/** Opens, makes and migrates `site.db` in a folder. Throws when it can't be opened or a migration fails. */
export async function connectSqlite(dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'site.db');
  const writes = new WriteErrors();
  // It may make the file, which the reader then finds.
  const writer = await SqliteWriter.open(path);
  const files = { writer, reader: SqliteFile.openReader(path), turns: new Turns(), writes };
  const kysely = new Kysely<Schema>({ dialect: new NodeSqliteDialect(files) });
  await withLongTimeout(() => withFolderLock(dataDir, () => migrate(kysely, 'sqlite')));
  const watch = watchSqliteSiteVersion(path);
  return {
    kysely,
    dialect: 'sqlite' as const,
    siteVersion: watch.current,
    siteVersionThisTurn: watch.currentThisTurn,
    noteSiteVersion: watch.note,
    isAway: () => false,
    timesAway: () => 0,
    ping: briefly(() => pingDatabase(kysely), 200),
    readiness: briefly(() => checkReadiness({ kysely, dialect: 'sqlite', writes, folder: dataDir }), 500),
    close: async () => {
      watch.close();
      await kysely.destroy();
    },
  };
}

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
import { watchSqliteSiteVersion } from './watch-site-version.ts';

/** Opens, makes and migrates `site.db` in a folder. Throws when it can't be opened or a migration fails. */
export async function connectSqlite(dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'site.db');
  const writes = new WriteErrors();
  const kysely = new Kysely<Schema>({ dialect: new NodeSqliteDialect(path, writes) });
  await withLongTimeout(() => withFolderLock(dataDir, () => migrate(kysely, 'sqlite')));
  const watch = watchSqliteSiteVersion(path);
  return {
    kysely,
    dialect: 'sqlite' as const,
    siteVersion: watch.current,
    noteSiteVersion: () => undefined,
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

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { DialectName } from './dialect.ts';
import { up as firstTables } from './migrations/0001-first-tables.ts';
import { up as contentPublishedAt } from './migrations/0002-content-published-at.ts';
import { up as mediaFiles } from './migrations/0003-media-files.ts';
import { up as sessionDetails } from './migrations/0004-session-details.ts';
import { up as passkeys } from './migrations/0005-passkeys.ts';
import { up as auditEvents } from './migrations/0006-audit-events.ts';
import { up as leases } from './migrations/0007-leases.ts';
import { up as postCountsAndSearch } from './migrations/0008-post-counts-and-search.ts';
import { up as importRuns } from './migrations/0009-import-runs.ts';
import { up as importCheckpoints } from './migrations/0010-import-checkpoints.ts';
import { up as oldUploads } from './migrations/0011-old-uploads.ts';
import { up as postTagsAndList } from './migrations/0012-post-tags-and-list.ts';
import { up as coverAlt } from './migrations/0013-cover-alt.ts';
import { up as workingCopies } from './migrations/0014-working-copies.ts';
import { up as mediaObjects } from './migrations/0015-media-objects.ts';
import type { Schema } from './schema.ts';

/** Every migration, in order; forward only. A new one is a file in migrations/ and a line here. */
const migrations: Record<string, (db: Kysely<unknown>, dialect: DialectName) => Promise<void>> = {
  '0001-first-tables': firstTables,
  '0002-content-published-at': contentPublishedAt,
  '0003-media-files': mediaFiles,
  '0004-session-details': sessionDetails,
  '0005-passkeys': passkeys,
  '0006-audit-events': auditEvents,
  '0007-leases': leases,
  '0008-post-counts-and-search': postCountsAndSearch,
  '0009-import-runs': importRuns,
  '0010-import-checkpoints': importCheckpoints,
  '0011-old-uploads': oldUploads,
  '0012-post-tags-and-list': postTagsAndList,
  '0013-cover-alt': coverAlt,
  '0014-working-copies': workingCopies,
  '0015-media-objects': mediaObjects,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/** Brings the database to the newest schema. Throws when a migration fails; a failed one leaves no trace. */
export async function migrate(db: Kysely<Schema>, dialect: DialectName): Promise<void> {
  if (await isNewest(db)) return;
  const bound = Object.fromEntries(
    Object.entries(migrations).map(([name, up]): [string, Migration] => [
      name,
      { up: (connection) => up(connection, dialect) },
    ]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => bound } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether there is nothing to do, told without a lock. Of a database without the table it says no, as of one that fails. */
async function isNewest(db: Kysely<Schema>): Promise<boolean> {
  const query = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`;
  const done = await query.execute(db).catch(() => undefined);
  return done?.rows.map(({ name }) => name).join() === migrationNames.join();
}

/** Runs `work` while no other process on this folder does the same. SQLite has no such lock: a second file lends its own. */
export async function withFolderLock<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  const lock = new DatabaseSync(join(folder, 'start.lock'), { timeout: 60_000 });
  try {
    lock.exec('begin exclusive');
    return await work();
  } finally {
    lock.close();
  }
}

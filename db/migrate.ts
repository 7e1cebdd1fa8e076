import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
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
import { up as copyRuns } from './migrations/0016-copy-runs.ts';
import { up as instances } from './migrations/0017-instances.ts';
import { up as missingPictures } from './migrations/0018-missing-pictures.ts';
import { up as scheduledPosts } from './migrations/0019-scheduled-posts.ts';
import { up as postPairs } from './migrations/0020-post-pairs.ts';
import { up as reviews } from './migrations/0021-reviews.ts';
import { up as guard } from './migrations/0022-guard.ts';
import { up as pinnedPost } from './migrations/0023-pinned-post.ts';
import { up as postsByLanguage } from './migrations/0024-posts-by-language.ts';
import { up as reviewSeen } from './migrations/0025-review-seen.ts';
import { up as publicAddresses } from './migrations/0026-public-addresses.ts';
import { up as overrideEnds } from './migrations/0027-override-ends.ts';
import { up as awaitedImages } from './migrations/0028-awaited-images.ts';
import { up as nextVersions } from './migrations/0029-next-versions.ts';
import type { Schema } from './schema.ts';

export type Migrations = Record<string, (db: Kysely<unknown>, dialect: DialectName) => Promise<void>>;

/** Every migration, in order, forward only. To add one, create a file in migrations/ and a line here. */
export const migrations: Migrations = {
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
  '0016-copy-runs': copyRuns,
  '0017-instances': instances,
  '0018-missing-pictures': missingPictures,
  '0019-scheduled-posts': scheduledPosts,
  '0020-post-pairs': postPairs,
  '0021-reviews': reviews,
  '0022-guard': guard,
  '0023-pinned-post': pinnedPost,
  '0024-posts-by-language': postsByLanguage,
  '0025-review-seen': reviewSeen,
  '0026-public-addresses': publicAddresses,
  '0027-override-ends': overrideEnds,
  '0028-awaited-images': awaitedImages,
  '0029-next-versions': nextVersions,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/** Kysely's own table, used by earlier versions. */
const table = DEFAULT_MIGRATION_TABLE;

/** The lock that earlier versions hold while migrating (`LOCK_ID` in Kysely's adapter). */
const lockId = '3853314791062309107';

/** Thrown if the database belongs to a newer version that removed something this one needs. */
export class NewerDatabase extends Error {}

/**
 * Migrates the database to the newest schema. A schema that a newer version has only added to is left alone.
 * Throws `NewerDatabase`, or the error of a migration, which is rolled back. Migrations run inside `alone`.
 * Without any to run, nothing is written.
 */
export async function migrate(
  db: Kysely<Schema>,
  dialect: DialectName,
  known: Migrations = migrations,
  alone: <Value>(work: () => Promise<Value>) => Promise<Value> = (work) => work(),
): Promise<void> {
  // Read without a lock; fails if the table doesn't exist.
  const seen = await listDone(db, known).catch((error: unknown) => {
    if (error instanceof NewerDatabase) throw error;
    return new Set<string>();
  });
  if (missing(seen, known).length === 0) return;
  await alone(() => db.transaction().execute((transaction) => migrateAlone(transaction, dialect, known)));
}

async function migrateAlone(db: Kysely<Schema>, dialect: DialectName, known: Migrations): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${lockId}::bigint)`.execute(db);
  await sql`create table if not exists ${sql.table(table)} (
    name varchar(255) not null primary key, timestamp varchar(255) not null
  )`.execute(db);
  for (const name of missing(await listDone(db, known), known)) {
    await known[name]?.(db as Kysely<unknown>, dialect);
    const now = new Date().toISOString();
    await sql`insert into ${sql.table(table)} (name, timestamp) values (${name}, ${now})`.execute(db);
  }
}

function missing(done: ReadonlySet<string>, known: Migrations): string[] {
  return Object.keys(known).filter((name) => !done.has(name));
}

async function listDone(db: Kysely<Schema>, known: Migrations): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  const names = rows.map(({ name }) => name);
  // A migration that removes something the previous version uses has `contract` in its name.
  const contracted = names.find((name) => /^\d{4}-contract-/.test(name) && !Object.hasOwn(known, name));
  if (contracted) throw new NewerDatabase(`A newer version has run the migration ${contracted}`);
  return new Set(names);
}

/** Runs `work` while no other process does the same for this folder. SQLite has no such lock, so a second file provides it. */
export async function withFolderLock<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  const lock = new DatabaseSync(join(folder, 'start.lock'), { timeout: 60_000 });
  try {
    lock.exec('begin exclusive');
    return await work();
  } finally {
    lock.close();
  }
}

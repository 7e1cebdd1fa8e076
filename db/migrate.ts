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
import type { Schema } from './schema.ts';

export type Migrations = Record<string, (db: Kysely<unknown>, dialect: DialectName) => Promise<void>>;

/** Every migration, in order; forward only. A new one is a file in migrations/ and a line here. */
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
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/** Kysely's own, in which earlier versions wrote them down. */
const table = DEFAULT_MIGRATION_TABLE;

/** What earlier versions take while they migrate (`LOCK_ID` of Kysely's adapter), here for a transaction. */
const lockId = '3853314791062309107';

/**
 * A migration either expands, which the version before does not notice, or takes away what that version used: such a one
 * says so in its name, and waits until no older process runs.
 */
function isContract(name: string): boolean {
  return /^\d{4}-contract-/.test(name);
}

/** Made by a version that has taken away what this one needs. */
export class NewerDatabase extends Error {}

/**
 * Brings the database to the newest schema that the version before can live with too; a new one, and a file, to the newest of
 * all. One that a newer version has expanded is left as it is. Throws `NewerDatabase`, and when a migration fails; that leaves
 * no trace. What has to be done is done `alone`; where nothing has, nothing is written.
 */
export async function migrate(
  db: Kysely<Schema>,
  dialect: DialectName,
  known: Migrations = migrations,
  alone: <Value>(work: () => Promise<Value>) => Promise<Value> = (work) => work(),
): Promise<void> {
  const mayContract = (done: Done) => dialect === 'sqlite' || done.size === 0;
  // Told without a lock; a database without the table fails.
  const seen = await listDone(db).catch((): Done => new Set());
  refuseNewer(seen, known);
  if (seen.size > 0 && missing(seen, known).every((name) => isContract(name) && !mayContract(seen))) return;
  await alone(() =>
    inTurn(db, dialect, async (transaction, done) => {
      refuseNewer(done, known);
      const names = missing(done, known).filter((name) => mayContract(done) || !isContract(name));
      await run(transaction, dialect, { known, names });
    }),
  );
}

/** Takes away what no running process of a server needs any more. Gives the names of what was done: those before the first that an older process keeps from it. */
export async function contract(
  db: Kysely<Schema>,
  { mayRun, known = migrations }: Contraction,
): Promise<string[]> {
  return inTurn(db, 'postgres', async (transaction, done) => {
    const names: string[] = [];
    for (const name of missing(done, known).filter(isContract)) {
      if (!(await mayRun(transaction, name))) break;
      names.push(name);
    }
    await run(transaction, 'postgres', { known, names });
    return names;
  });
}

interface Contraction {
  mayRun(db: Kysely<Schema>, name: string): Promise<boolean>;
  known?: Migrations;
}

/** The migrations that take something away and were not done yet. */
export async function listContracts(db: Kysely<Schema>, known: Migrations = migrations): Promise<string[]> {
  return missing(await listDone(db), known).filter(isContract);
}

type Done = ReadonlySet<string>;

function missing(done: Done, known: Migrations): string[] {
  return Object.keys(known).filter((name) => !done.has(name));
}

export function refuseNewer(done: Done, known: Migrations): void {
  const taken = [...done].find((name) => isContract(name) && !Object.hasOwn(known, name));
  if (taken !== undefined) throw new NewerDatabase(`A newer version has done the migration ${taken}`);
}

async function listDone(db: Kysely<Schema>): Promise<Done> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** With what is done already, in one transaction that no other process has at the same time; for a file see `withFolderLock`. */
export function inTurn<Value>(
  db: Kysely<Schema>,
  dialect: DialectName,
  work: (transaction: Kysely<Schema>, done: Done) => Promise<Value>,
): Promise<Value> {
  return db.transaction().execute(async (transaction) => {
    if (dialect === 'postgres')
      await sql`select pg_advisory_xact_lock(${lockId}::bigint)`.execute(transaction);
    await sql`create table if not exists ${sql.table(table)} (
      name varchar(255) not null primary key, timestamp varchar(255) not null
    )`.execute(transaction);
    return work(transaction, await listDone(transaction));
  });
}

async function run(
  transaction: Kysely<Schema>,
  dialect: DialectName,
  { known, names }: { known: Migrations; names: string[] },
): Promise<void> {
  for (const name of names) {
    await known[name]?.(transaction as Kysely<unknown>, dialect);
    const now = new Date().toISOString();
    await sql`insert into ${sql.table(table)} (name, timestamp) values (${name}, ${now})`.execute(
      transaction,
    );
  }
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

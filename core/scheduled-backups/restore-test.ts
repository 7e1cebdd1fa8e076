import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, type Database } from '../../db/connect.ts';
import { batchesOf, type CopiedTable, copiedTables, copyRows, type Row } from '../../db/copy-rows.ts';
import { createPostgresDatabase } from '../../db/find-site.ts';
import type { Db } from '../../db/schema.ts';
import { examineSnapshot, removeSeal } from '../../db/snapshot.ts';
import { hasRows } from '../../db/statements.ts';
import { clearWorkingFolders, makeWorkingFolder } from '../../db/working-folder.ts';
import { ImagesUnavailable } from '../../shared/result.ts';
import { summarize } from '../backup/write-backup.ts';
import { listDamaged } from '../media/move-pictures.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import type { BackupKey } from './backup-keys.ts';
import { BackupError } from './backup-locations.ts';
import { type CheckedBackup, fetchBackup, newestBackup } from './create-backup.ts';

async function listMatchingRows(
  db: Db,
  { name }: Pick<CopiedTable, 'name'>,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<Row[]> {
  // The databases write lists of tuples differently.
  const matches = rows.map(
    (row) =>
      sql`(${sql.join(
        columns.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
        sql` and `,
      )})`,
  );
  const query = sql<Row>`select * from ${sql.table(name)} where ${sql.join(matches, sql` or `)}`;
  return (await query.execute(db)).rows;
}

async function countTable(db: Db, name: CopiedTable['name']): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
  return Number(rows[0]?.count);
}

const postWords = ['title', 'html', 'slug', 'date', 'language', 'cover', 'excerpt'] as const;

const columns = ['id', 'version', ...postWords] as const;

/** Posts per query, which limits memory: a text can be two million characters long. */
const batch = 20;

/** Rows written in the last minute before a backup may have been committed after the backup (ms). */
const marginMs = 60_000;

/**
 * Compares a backup with the live site: posts of the same version must have the same text, and images the
 * same bytes. Skipped if a backup was restored since, because a restore resets the posts' versions.
 */
async function compareLive(copy: Db, live: Db, madeAt: string): Promise<Comparison> {
  const restores = live.selectFrom('audit_events').where('name', '=', 'restore_done');
  if (await hasRows(restores.where('last_at', '>=', madeAt))) return { rows: 0, difference: undefined };
  const before = new Date(Date.parse(madeAt) - marginMs).toISOString();
  const posts = await comparePosts(copy, live, before);
  if (posts.difference !== undefined) return posts;
  const pictures = await compareImages(copy, live, before);
  return { rows: posts.rows + pictures.rows, difference: pictures.difference };
}

async function comparePosts(copy: Db, live: Db, before: string): Promise<Comparison> {
  const unchanged = (db: Db) =>
    db
      .selectFrom('posts')
      .select([...columns])
      .where('updated_at', '<', before);
  let rows = 0;
  for (let after = ''; ; ) {
    const then = await unchanged(copy).where('id', '>', after).orderBy('id').limit(batch).execute();
    const ids = then.map(({ id }) => id);
    if (ids.length === 0) return { rows, difference: undefined };
    for (const row of await unchanged(live).where('id', 'in', ids).execute()) {
      const same = then.find(({ id, version }) => id === row.id && version === row.version);
      if (!same) continue;
      rows += 1;
      const isSame = postWords.every((column) => isSameValue(same[column], row[column]));
      if (!isSame) return { rows, difference: `posts ${row.id}, now` };
    }
    after = ids.at(-1) ?? after;
  }
}

/** Originals never change; other formats are derived from them. */
async function compareImages(copy: Db, live: Db, before: string): Promise<Comparison> {
  const originals = (db: Db) => db.selectFrom('media_files').where('format', '=', 'master');
  const listed = await originals(copy)
    .innerJoin('media', 'media.id', 'media_files.media_id')
    .select(['media_id', 'media_files.width'])
    .where('created_at', '<', before)
    .execute();
  let rows = 0;
  for (const { media_id, width } of listed) {
    const find = (db: Db) =>
      originals(db).select('bytes').where('media_id', '=', media_id).where('width', '=', width);
    const [own, other] = [await find(copy).executeTakeFirst(), await find(live).executeTakeFirst()];
    if (!own || !other) continue;
    rows += 1;
    if (!isSameValue(own.bytes, other.bytes))
      return { rows, difference: `media_files ${media_id} ${width}, now` };
  }
  return { rows, difference: undefined };
}

export interface RestoreTestOptions {
  db: Database;
  store: ObjectStore;
  objects?: ObjectStore | undefined;
  keys: readonly BackupKey[];
  /** The data folder. It needs free space for two copies of the backup. */
  dataDir: string;
  databaseUrl: string | undefined;
  name?: string | undefined;
}

/** The backup is intact, but the restored data differs from it; see `facts.difference`. */
export class RestoreTestError extends BackupError {
  readonly copy: CheckedBackup;

  constructor(copy: CheckedBackup) {
    super(
      'different',
      `The data restored from ${copy.name} differs from the backup: ${copy.facts.difference}`,
    );
    this.copy = copy;
  }
}

/**
 * Restores a backup to a temporary database and compares it with the backup and the site's unchanged rows.
 * Throws `BackupError` (`no_copy`, `damaged`), `RestoreTestError`, `DecryptionError`, `ObjectStoreError`.
 */
export async function runRestoreTest(order: RestoreTestOptions): Promise<CheckedBackup> {
  const { db, store, keys, dataDir, databaseUrl } = order;
  const name = order.name ?? (await newestBackup(store));
  if (name === undefined) throw new BackupError('no_copy', `There is no backup in ${store.place}`);
  await clearWorkingFolders(dataDir);
  const folder = await makeWorkingFolder(dataDir, '.restore-');
  try {
    const own = join(folder.path, 'copy');
    await mkdir(own);
    const file = join(own, 'site.db');
    await fetchBackup(store, name, keys, file);
    const { size } = await stat(file);
    const examined = await examineSnapshot(file);
    if (!examined.ok)
      throw new BackupError('damaged', `The backup ${name} is unusable (${examined.failure.code})`);
    const { madeAt, picturesAt } = examined.value;
    if (madeAt !== null) await removeSeal(file);
    const { missingFiles: _, ...facts } = summarize(examined.value, size);
    return await inScratch(own, databaseUrl, async (copy, scratch) => {
      const restored = await compareTables(copy.kysely, scratch.kysely);
      const live =
        restored.difference === undefined && madeAt !== null
          ? await compareLive(copy.kysely, db.kysely, madeAt)
          : { rows: 0, difference: undefined };
      const named =
        picturesAt === null || facts.references === 0 ? undefined : await compareNamed(copy, order.objects);
      const difference = restored.difference ?? live.difference ?? named;
      const drilled = {
        name,
        facts: { ...facts, rows: restored.rows, live: live.rows, scratch: scratch.dialect },
      };
      if (difference === undefined) return drilled;
      throw new RestoreTestError({ name, facts: { ...drilled.facts, difference } });
    });
  } finally {
    await folder.remove();
  }
}

/** Returns the first file that is missing or changed. Throws `ImagesUnavailable` without an object store. */
async function compareNamed(copy: Database, objects: ObjectStore | undefined): Promise<string | undefined> {
  if (!objects)
    throw new ImagesUnavailable('The backup refers to images in object storage, but S3_BUCKET isn’t set.');
  const [first] = await listDamaged(copy, objects);
  return first && `media_objects ${first.media_id} ${first.width} ${first.format}`;
}

async function inScratch<Value>(
  folder: string,
  databaseUrl: string | undefined,
  work: (copy: Database, scratch: Database) => Promise<Value>,
): Promise<Value> {
  const copy = await connect({ dataDir: folder });
  try {
    const scratch = await openScratchDatabase(databaseUrl, folder);
    try {
      await scratch.db.kysely.transaction().execute((transaction) => copyRows(copy.kysely, transaction));
      return await work(copy, scratch.db);
    } finally {
      await scratch.remove();
    }
  } finally {
    await copy.close();
  }
}

interface ScratchDatabase {
  db: Database;
  remove(): Promise<void>;
}

/** Opens a temporary PostgreSQL database if the role may create one, otherwise an SQLite file in `folder`. */
export async function openScratchDatabase(
  databaseUrl: string | undefined,
  folder: string,
): Promise<ScratchDatabase> {
  const made = databaseUrl === undefined ? undefined : await createPostgresDatabase(databaseUrl, 'drill');
  if (made) {
    try {
      const db = await connect({ databaseUrl: made.url, dataDir: folder, poolSize: 2 });
      return {
        db,
        remove: async () => {
          await db.close();
          await made.drop();
        },
      };
    } catch (error) {
      await made.drop().catch(() => undefined);
      throw error;
    }
  }
  const dataDir = join(folder, 'scratch');
  await mkdir(dataDir);
  const db = await connect({ dataDir });
  return { db, remove: () => db.close() };
}

/** `difference`: table and key of the first row that differs. */
interface Comparison {
  rows: number;
  difference: string | undefined;
}

/**
 * Every row of the backup must be in the other database unchanged, and no others. Rows are found by key,
 * because databases sort text differently.
 */
export async function compareTables(copy: Db, other: Db): Promise<Comparison> {
  let rows = 0;
  for (const table of copiedTables) {
    const before = rows;
    for await (const batch of batchesOf(copy, table)) {
      const matching = await listMatchingRows(other, table, identity(table), batch);
      const found = new Map(matching.map((row) => [nameOf(table, row), row]));
      const difference = batch.find((row) => !isSameRow(row, found.get(nameOf(table, row)), table));
      if (difference) return { rows, difference: `${table.name} ${nameOf(table, difference)}` };
      rows += batch.length;
    }
    const count = await countTable(other, table.name);
    if (count !== rows - before)
      return { rows, difference: `${table.name}: ${rows - before} rows, ${count}` };
  }
  return { rows, difference: undefined };
}

function identity({ key, counts }: CopiedTable): readonly string[] {
  return counts ? ['post_id', 'version'] : key;
}

function nameOf(table: CopiedTable, row: Row): string {
  return identity(table)
    .map((column) => String(row[column]))
    .join(' ');
}

function isSameRow(row: Row, other: Row | undefined, { counts }: CopiedTable): boolean {
  if (!other) return false;
  return Object.entries(row).every(
    ([column, value]) => (counts && column === 'id') || isSameValue(value, other[column]),
  );
}

export function isSameValue(value: unknown, other: unknown): boolean {
  if (value instanceof Uint8Array) return other instanceof Uint8Array && Buffer.compare(value, other) === 0;
  return value === other;
}

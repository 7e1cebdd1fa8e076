import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { fail, ok, type Result } from '../shared/result.ts';
import { connect, type Database } from './connect.ts';
import { copiedTables, copyRows, countRows, excludedTables } from './copy-rows.ts';
import { migrationNames } from './migrate.ts';
import { withLongTimeout } from './statements.ts';

/** A backup's table with a description of the backup. Backups of early versions have none. */
export interface SnapshotManifest {
  /** Incremented when the previous version of the program can no longer read a backup. */
  format: number;
  /** ISO 8601 timestamp, UTC. */
  created_at: string;
  /** Rows of every copied table, counted in the backup. */
  rows: Record<string, number>;
  /** Where the images are stored if the backup doesn't contain them, as text for people. */
  pictures_at?: string | undefined;
}

/** The newest format this version reads. */
const snapshotFormat = 1;

/** Counts the rows, writes the manifest and returns the counts. */
async function writeManifest(
  copy: Database,
  now: Date,
  picturesAt?: string,
): Promise<Record<string, number>> {
  const { kysely } = copy;
  const rows = await countRows(copy);
  const manifest: SnapshotManifest = {
    format: snapshotFormat,
    created_at: now.toISOString(),
    rows,
    pictures_at: picturesAt,
  };
  // A site that was restored from a backup still has that backup's manifest.
  await sql`drop table if exists backup_manifest`.execute(kysely);
  await sql`create table backup_manifest (manifest text not null)`.execute(kysely);
  await sql`insert into backup_manifest values (${JSON.stringify(manifest)})`.execute(kysely);
  return rows;
}

/** Reads the manifest; null if the backup has none. Throws if it can't be read. */
function readManifest(file: DatabaseSync): SnapshotManifest | null {
  if (!hasTable(file, 'backup_manifest')) return null;
  const row = file.prepare('select manifest from backup_manifest').get();
  return JSON.parse(String(row?.manifest)) as SnapshotManifest;
}

/** Counts the rows of every copied table. A table that an older version doesn't have counts as empty. */
function countSnapshot(file: DatabaseSync): Record<string, number> {
  return Object.fromEntries(
    copiedTables.map(({ name }) => [
      name,
      hasTable(file, name) ? Number(file.prepare(`select count(*) as count from ${name}`).get()?.count) : 0,
    ]),
  );
}

function hasTable(file: DatabaseSync, name: string): boolean {
  return (
    file.prepare(`select 1 from sqlite_master where type = 'table' and name = ?`).get(name) !== undefined
  );
}

/** The file's last line is the SHA-256 (hex) of every byte before it; SQLite reads only to its own last page. */
const start = '\nsha256 of this copy: ';
const sealBytes = start.length + 64 + 1;

/** The result of checking the last line; `none` if there is no seal. */
export type Seal = 'intact' | 'broken' | 'none';

/** Appends the seal to a finished file and syncs both to disk. */
export async function sealFile(path: string): Promise<void> {
  const { size } = await stat(path);
  const seal = `${start}${await hashStart(path, size)}\n`;
  const file = await open(path, 'a');
  try {
    await file.write(seal);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function checkSeal(path: string): Promise<Seal> {
  const { size } = await stat(path);
  const length = size - sealBytes;
  const last = await readEnd(path, length);
  if (!last.startsWith(start)) return 'none';
  return last === `${start}${await hashStart(path, length)}\n` ? 'intact' : 'broken';
}

/** Checks the last line of bytes from a stream. */
export async function checkSealOf(body: AsyncIterable<Uint8Array>): Promise<Seal> {
  const hash = createHash('sha256');
  let last = Buffer.alloc(0);
  for await (const piece of body) {
    const known = Buffer.concat([last, piece]);
    // Bytes that may belong to the seal aren't hashed yet.
    const end = Math.max(0, known.length - sealBytes);
    hash.update(known.subarray(0, end));
    last = known.subarray(end);
  }
  if (!last.toString('latin1').startsWith(start)) return 'none';
  return last.equals(Buffer.from(`${start}${hash.digest('hex')}\n`)) ? 'intact' : 'broken';
}

/** Removes a file's seal, if it has one. */
export async function removeSeal(path: string): Promise<void> {
  const { size } = await stat(path);
  await truncate(path, size - sealBytes);
}

async function readEnd(path: string, from: number): Promise<string> {
  if (from < 0) return '';
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(sealBytes), 0, sealBytes, from);
    return buffer.toString('latin1');
  } finally {
    await file.close();
  }
}

async function hashStart(path: string, length: number): Promise<string> {
  const hash = createHash('sha256');
  if (length > 0) {
    for await (const chunk of createReadStream(path, { end: length - 1, highWaterMark: 1024 * 1024 })) {
      hash.update(chunk as Buffer);
    }
  }
  return hash.digest('hex');
}

/**
 * Writes the site as one sealed `site.db` into an empty folder while other work continues. `complete` adds
 * what isn't in the database and returns where the parts it leaves out are stored. Returns the rows of each
 * table.
 */
export async function writeSnapshot(
  db: Database,
  folder: string,
  now: Date,
  complete: (copy: Database) => Promise<string | undefined>,
): Promise<Record<string, number>> {
  const path = join(folder, 'site.db');
  if (db.dialect === 'sqlite') await sql`vacuum into ${path}`.execute(db.kysely);
  const copy = await connect({ dataDir: folder });
  let rows: Record<string, number>;
  try {
    if (db.dialect === 'sqlite') await strip(copy);
    else await fill(copy, db);
    rows = await writeManifest(copy, now, await complete(copy));
  } finally {
    await copy.close();
  }
  standaloneValues(path);
  await sealFile(path);
  return rows;
}

/** Turns off WAL, so that the database is a single file. */
function standaloneValues(path: string): void {
  const file = new DatabaseSync(path);
  file.exec('pragma journal_mode = delete');
  file.close();
}

async function fill(copy: Database, from: Database): Promise<void> {
  await withLongTimeout(() =>
    from.kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((reading) => copy.kysely.transaction().execute((writing) => copyRows(reading, writing))),
  );
}

/** Overwrites deleted content, so that it can't be recovered from the file. */
async function strip(copy: Database): Promise<void> {
  await sql`pragma secure_delete = on`.execute(copy.kysely);
  for (const name of excludedTables) {
    if (name !== 'site_version') await sql`delete from ${sql.table(name)}`.execute(copy.kysely);
  }
}

export interface SnapshotContents {
  rows: Record<string, number>;
  /** When the backup was made, ISO 8601 in UTC; null for early backups, which have no checksum to verify. */
  madeAt: string | null;
  /** Where the images are stored if the backup doesn't contain them; else null. */
  picturesAt: string | null;
}

/** Why a file can't be used: it was made by a newer version, is corrupted, or isn't a backup. */
export interface SnapshotFailure {
  code: 'newer' | 'damaged' | 'foreign';
}

/** Whether a file is a usable backup with the right checksum. Throws if the file can't be read. */
export async function examineSnapshot(path: string): Promise<Result<SnapshotContents, SnapshotFailure>> {
  const seal = await checkSeal(path);
  if (seal === 'broken') return fail({ code: 'damaged' });
  let file: DatabaseSync | undefined;
  try {
    // Immutable: SQLite writes nothing next to the file, so its folder may be read-only.
    file = new DatabaseSync(new URL(`${pathToFileURL(path).href}?immutable=1`), { readOnly: true });
    return examineRows(file, seal === 'intact');
  } catch (error) {
    // 11 is SQLITE_CORRUPT, with details in the higher bits. Otherwise a table is missing, or the file isn't
    // a database.
    const isCorrupt = (((error as { errcode?: number }).errcode ?? 0) & 0xff) === 11;
    return fail({ code: isCorrupt || error instanceof SyntaxError ? 'damaged' : 'foreign' });
  } finally {
    file?.close();
  }
}

function examineRows(file: DatabaseSync, sealed: boolean): Result<SnapshotContents, SnapshotFailure> {
  const known = new Set(migrationNames);
  const done = file.prepare('select name from kysely_migration').all();
  const manifest = readManifest(file);
  if ((manifest?.format ?? 0) > snapshotFormat || !done.every(({ name }) => known.has(String(name)))) {
    return fail({ code: 'newer' });
  }
  // If there is only a seal or only a manifest, the file was truncated or written to later.
  if (sealed !== (manifest !== null)) return fail({ code: 'damaged' });
  const [check] = file.prepare('pragma integrity_check(1)').all();
  if (check?.integrity_check !== 'ok') return fail({ code: 'damaged' });
  const rows = countSnapshot(file);
  const agrees = Object.entries(manifest?.rows ?? {}).every(([name, count]) => rows[name] === count);
  return agrees
    ? ok({ rows, madeAt: manifest?.created_at ?? null, picturesAt: manifest?.pictures_at ?? null })
    : fail({ code: 'damaged' });
}

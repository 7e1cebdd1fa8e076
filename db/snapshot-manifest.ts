import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { copiedTables, countRows } from './copy-rows.ts';

/** What a copy says of itself, in a table of its own. A copy made before there were manifests has none. */
export interface SnapshotManifest {
  /** Raised when a copy can no longer be read by the program before. */
  format: number;
  /** ISO 8601 timestamp, UTC. */
  created_at: string;
  /** Rows of every copied table, counted in the copy. */
  rows: Record<string, number>;
  /** Where the pictures' bytes lie that it names and does not hold, for people; not there where it holds them. */
  pictures_at?: string | undefined;
}

/** The newest format that this version reads. */
export const snapshotFormat = 1;

/** Counts the copy and writes down what it found. Gives the counts. */
export async function writeManifest(
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
  // A site that was itself once a copy still has the manifest of that time.
  await sql`drop table if exists backup_manifest`.execute(kysely);
  await sql`create table backup_manifest (manifest text not null)`.execute(kysely);
  await sql`insert into backup_manifest values (${JSON.stringify(manifest)})`.execute(kysely);
  return rows;
}

/** Null where the copy has none. Throws when it can't be read. */
export function readManifest(file: DatabaseSync): SnapshotManifest | null {
  if (!hasTable(file, 'backup_manifest')) return null;
  const row = file.prepare('select manifest from backup_manifest').get();
  return JSON.parse(String(row?.manifest)) as SnapshotManifest;
}

/** Rows of every copied table; one that an older version did not have counts as empty. */
export function countSnapshot(file: DatabaseSync): Record<string, number> {
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

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { connect, type Database } from './connect.ts';
import { copyRows, keptTables } from './copy-rows.ts';
import { migrationNames } from './migrate.ts';
import { patiently } from './patience.ts';

/**
 * Writes `site.db` into an empty folder: what the database holds at this moment, without what belongs to the
 * installation alone, as one SQLite file whichever database it comes from. Others go on reading and writing meanwhile.
 */
export async function writeSnapshot(db: Database, folder: string): Promise<void> {
  if (db.dialect === 'sqlite') {
    await sql`vacuum into ${join(folder, 'site.db')}`.execute(db.kysely);
  }
  const copy = await connect({ dataDir: folder });
  try {
    if (db.dialect === 'sqlite') await strip(copy);
    else await fill(copy, db);
  } finally {
    await copy.close();
  }
  standAlone(join(folder, 'site.db'));
}

/** Makes the database one file, with nothing beside it even while it is read. */
function standAlone(path: string): void {
  const file = new DatabaseSync(path);
  file.exec('pragma journal_mode = delete');
  file.close();
}

async function fill(copy: Database, from: Database): Promise<void> {
  await patiently(() =>
    from.kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((reading) => copy.kysely.transaction().execute((writing) => copyRows(reading, writing))),
  );
}

/** What is deleted is overwritten: nothing of it can be read out of the file. */
async function strip(copy: Database): Promise<void> {
  await sql`pragma secure_delete = on`.execute(copy.kysely);
  for (const name of keptTables) {
    if (name !== 'site_version') await sql`delete from ${sql.table(name)}`.execute(copy.kysely);
  }
}

/** What a file is that was given as a snapshot: usable, of a newer version of this program, cut short, or something else. */
export type SnapshotState = 'usable' | 'newer' | 'damaged' | 'foreign';

/** Looks whether a file is a database of this program, without changing it. */
export function examineSnapshot(path: string): SnapshotState {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { readOnly: true });
    const known = new Set(migrationNames);
    const done = file.prepare('select name from kysely_migration').all();
    if (!done.every(({ name }) => known.has(String(name)))) return 'newer';
    const [check] = file.prepare('pragma quick_check(1)').all();
    return check?.quick_check === 'ok' ? 'usable' : 'damaged';
  } catch (error) {
    // 11: SQLITE_CORRUPT. Else there is no such table, or it is no database at all.
    return (error as { errcode?: number }).errcode === 11 ? 'damaged' : 'foreign';
  } finally {
    file?.close();
  }
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { connect, type Database } from './connect.ts';
import { copyRows, excludedTables } from './copy-rows.ts';
import { sealFile } from './seal-file.ts';
import { writeManifest } from './snapshot-manifest.ts';
import { withLongTimeout } from './statements.ts';

/**
 * Writes the site as one sealed `site.db` into an empty folder, while others go on. `complete` brings into the copy what
 * lies outside of the database, and gives where that lies which it leaves there, if any. Gives the rows of each table.
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
  standAlone(path);
  await sealFile(path);
  return rows;
}

/** Makes the database one file, with nothing beside it even while it is read. */
function standAlone(path: string): void {
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

/** What is deleted is overwritten: nothing of it can be read out of the file. */
async function strip(copy: Database): Promise<void> {
  await sql`pragma secure_delete = on`.execute(copy.kysely);
  for (const name of excludedTables) {
    if (name !== 'site_version') await sql`delete from ${sql.table(name)}`.execute(copy.kysely);
  }
}

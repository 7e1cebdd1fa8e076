import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type Database } from '../../../db/connect.ts';
import { copyRows } from '../../../db/copy-rows.ts';
import { examineSnapshot } from '../../../db/examine-snapshot.ts';
import { removeSeal } from '../../../db/seal-file.ts';
import { clearWorkingFolders, makeWorkingFolder } from '../../../db/working-folder.ts';
import { PicturesAway } from '../../../shared/pictures-away.ts';
import { summarise } from '../../backup/write-backup.ts';
import { listDamaged } from '../../media/check-references.ts';
import type { ObjectStore } from '../../object-store/object-store.ts';
import { CopyError } from '../copy-failure.ts';
import type { CopyKey } from '../encryption/copy-key.ts';
import { fetchCopy, newestCopy } from '../fetch-copy.ts';
import type { CheckedCopy } from '../make-copy.ts';
import { compareLive } from './compare-live.ts';
import { compareTables } from './compare-tables.ts';
import { openScratchDatabase } from './scratch-database.ts';

export interface DrillOrder {
  /** The running site, which is only read. */
  db: Database;
  store: ObjectStore;
  /** Where the pictures lie that a copy may name. */
  objects?: ObjectStore | undefined;
  keys: readonly CopyKey[];
  /** Where there is room for the copy twice. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The newest, where none is named. */
  name?: string | undefined;
}

/** A copy was whole, and yet what it brought back was not what it held: `facts.difference` says where. */
export class DrillError extends CopyError {
  readonly copy: CheckedCopy;

  constructor(copy: CheckedCopy) {
    super(
      'different',
      `The copy ${copy.name} brings back something else than it holds: ${copy.facts.difference}`,
    );
    this.copy = copy;
  }
}

/**
 * Restores a copy for practice into a database that is thrown away, and compares what came back with what the copy holds and
 * with the site as far as that has not changed since. Throws CopyError (`no_copy`, `damaged`), DrillError, DecryptionError,
 * ObjectStoreError.
 */
export async function runDrill(order: DrillOrder): Promise<CheckedCopy> {
  const { db, store, keys, dataDir, databaseUrl } = order;
  const name = order.name ?? (await newestCopy(store));
  if (name === undefined) throw new CopyError('no_copy', `There is no copy in ${store.place}`);
  await clearWorkingFolders(dataDir);
  const folder = await makeWorkingFolder(dataDir, '.restore-');
  try {
    const own = join(folder.path, 'copy');
    await mkdir(own);
    const file = join(own, 'site.db');
    await fetchCopy(store, name, keys, file);
    const { size } = await stat(file);
    const examined = await examineSnapshot(file);
    if (!examined.ok)
      throw new CopyError('damaged', `The copy ${name} can’t be used (${examined.failure.code})`);
    const { madeAt, picturesAt } = examined.value;
    if (madeAt !== null) await removeSeal(file);
    const { missingFiles: _, ...facts } = summarise(examined.value, size);
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
      throw new DrillError({ name, facts: { ...drilled.facts, difference } });
    });
  } finally {
    await folder.remove();
  }
}

/** The first file that a copy names and the store has not as it was written. Throws `PicturesAway` where no store is known. */
async function compareNamed(copy: Database, objects: ObjectStore | undefined): Promise<string | undefined> {
  if (!objects) throw new PicturesAway('The copy names pictures in a store, but S3_BUCKET names none.');
  const [first] = await listDamaged(copy, objects);
  return first && `media_objects ${first.media_id} ${first.width} ${first.format}`;
}

/** Brings the copy in `folder` back into an empty database, as a restore would. */
async function inScratch<Value>(
  folder: string,
  databaseUrl: string | undefined,
  work: (copy: Database, scratch: Database) => Promise<Value>,
): Promise<Value> {
  // Opening it brings it to the newest schema.
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

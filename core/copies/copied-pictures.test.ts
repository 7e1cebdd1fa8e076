import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from '../../db/connect.ts';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { createFolderStore } from '../object-store/folder-store.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { runDrill } from './drill/run-drill.ts';
import { newCopyKey, parseCopyKeys } from './encryption/copy-key.ts';
import { fetchCopy } from './fetch-copy.ts';
import { makeCopy } from './make-copy.ts';

const keys = parseCopyKeys(newCopyKey()) ?? [];
const keep = { newest: 2, hasLonger: false };

let dataDir: string;
let copies: ObjectStore;
let objects: ObjectStore;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'copied-pictures-'));
  for (const name of ['copies', 'pictures', 'back']) await mkdir(join(dataDir, name));
  copies = createFolderStore(join(dataDir, 'copies'));
  objects = createFolderStore(join(dataDir, 'pictures'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** A site whose pictures lie in the object store, `many` of them. */
async function fill(db: Database, many: number): Promise<void> {
  const { core } = createTestCore(db, { pictures: { objects, isForNew: true } });
  for (let count = 1; count <= many; count += 1) {
    const bytes = await plainPicture(count * 100, 80)
      .png()
      .toBuffer();
    expectOk(await core.media.upload({ name: `${count}.png`, bytes }));
  }
}

const copyOf = (db: Database) => makeCopy({ db, store: copies, objects, keys, dataDir, keep });

/** What a copy holds of pictures: files in the database, and references to a store. */
async function heldBy(name: string) {
  const folder = join(dataDir, 'back');
  await fetchCopy(copies, name, keys, join(folder, 'site.db'));
  const copy = await connect({ dataDir: folder });
  try {
    const files = await copy.kysely.selectFrom('media_files').select('bytes').execute();
    const references = await copy.kysely.selectFrom('media_objects').select('key').execute();
    return { sizes: files.map(({ bytes }) => bytes.length), references: references.length };
  } finally {
    await copy.close();
  }
}

eachDialect('a copy that is made by itself, of a site whose pictures lie in an object store', (open) => {
  test('holds their bytes, comes back without the store, and passes the drill', async () => {
    const db = await open();
    await fill(db, 3);
    const { name, missingFiles } = await copyOf(db);
    expect(missingFiles).toBe(0);
    const sizes: number[] = [];
    for await (const { size } of objects.list('')) sizes.push(size);
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    const held = await heldBy(name);
    expect(held.references).toBe(0);
    expect(held.sizes.toSorted()).toEqual(sizes.toSorted());
    const drill = { db, store: copies, keys, dataDir, databaseUrl: undefined };
    expect(await runDrill(drill)).toMatchObject({ name, facts: { pictures: 3 } });
  });

  test('is made where the store has lost one, and counts it', async () => {
    const db = await open();
    await fill(db, 2);
    for await (const { key } of objects.list('')) {
      await objects.remove(key);
      break;
    }
    const { name, missingFiles } = await copyOf(db);
    expect(missingFiles).toBe(1);
    expect((await heldBy(name)).references).toBe(1);
  });

  test('is not made where nobody knows the store', async () => {
    const db = await open();
    await fill(db, 1);
    const made = makeCopy({ db, store: copies, keys, dataDir, keep });
    await expect(made).rejects.toThrow('lie in a store');
    for await (const { key } of copies.list('')) throw new Error(`There is ${key}`);
  });
});

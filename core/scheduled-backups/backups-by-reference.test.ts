import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { examineSnapshot, writeSnapshot } from '../../db/snapshot.ts';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { newFolder } from '../../test/new-folder.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { graceMs } from '../media/media-files-store.ts';
import { removeObjects } from '../media/move-pictures.ts';
import { createFolderStore } from '../object-store/folder-store.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { generateBackupKey, parseBackupKeys } from './backup-keys.ts';
import { type BackupConfig, findNamedSince } from './backup-locations.ts';
import { backupName, backupsToDelete } from './backup-schedule.ts';
import { fetchBackup } from './create-backup.ts';
import { encrypt } from './encryption.ts';
import { runRestoreTest } from './restore-test.ts';

const keys = parseBackupKeys(generateBackupKey()) ?? [];

let dataDir: string;
let copies: ObjectStore;
let objects: ObjectStore;

beforeEach(async () => {
  dataDir = await newFolder();
  for (const name of ['copies', 'pictures', 'other']) await mkdir(join(dataDir, name));
  copies = createFolderStore(join(dataDir, 'copies'));
  objects = createFolderStore(join(dataDir, 'pictures'));
});

/** A site with two images (four files) in object storage. */
async function fill(db: Database) {
  const site = createTestCore(db, { pictures: { objects, isForNew: true } });
  const uploaded: { id: string; url: string }[] = [];
  for (const width of [600, 700]) {
    const bytes = await plainPicture(width, 400).jpeg().toBuffer();
    uploaded.push(expectOk(await site.core.media.upload({ name: `${width}.jpg`, bytes })));
  }
  return { ...site, uploaded };
}

/** Creates a backup that references images instead of including them, as earlier versions did. */
async function copyOf(db: Database, options: { newest?: number; now?: Date } = {}) {
  const { newest = 2, now = new Date() } = options;
  const folder = await mkdtemp(join(dataDir, 'made-'));
  await writeSnapshot(db, folder, now, async () => objects.place);
  const name = backupName(now, new Set()).replace('.copy', '-references.copy');
  const [key] = keys;
  if (!key) throw new Error('There is no key');
  await copies.put(name, encrypt(createReadStream(join(folder, 'site.db')), key));
  const old = backupsToDelete(await keysOf(copies), { newest, hasLonger: false });
  for (const each of old) await copies.remove(each);
  return { name };
}

const drill = (db: Database, store: ObjectStore | undefined = objects) =>
  runRestoreTest({ db, store: copies, objects: store, keys, dataDir, databaseUrl: undefined });

async function fetched(name: string): Promise<string> {
  const file = join(await mkdtemp(join(dataDir, 'fetched-')), 'copy.db');
  await fetchBackup(copies, name, keys, file);
  return file;
}

async function keysOf(store: ObjectStore): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of store.list('')) found.push(key);
  return found;
}

eachDialect('a backup that references images in object storage', (open) => {
  test('a backup that references images names their location, and its restore test reads all of them', async () => {
    const db = await open();
    await fill(db);
    const made = await copyOf(db);
    const examined = expectOk(await examineSnapshot(await fetched(made.name)));
    expect(examined.picturesAt).toBe(objects.place);
    expect(examined.rows).toMatchObject({ media_files: 0, media_objects: 4 });
    expect(await drill(db)).toMatchObject({ name: made.name, facts: { references: 4 } });
    // The replaced object has the same size and differs only in content.
    const [first = ''] = await keysOf(objects);
    const { size = 0 } = (await objects.head(first)) ?? {};
    await objects.put(first, Buffer.alloc(size, 1));
    await expect(drill(db)).rejects.toMatchObject({
      code: 'different',
      message: expect.stringMatching(/media_objects/),
    });
    await expect(
      runRestoreTest({ db, store: copies, keys, dataDir, databaseUrl: undefined }),
    ).rejects.toThrow('S3_BUCKET isn’t set');
  });

  test('a backup that references images is restored only if the object storage is configured', async () => {
    const db = await open();
    const { uploaded } = await fill(db);
    const file = await fetched((await copyOf(db)).name);
    const other = await open();
    await createTestCore(other).core.settings.save({ brand: 'Before' });
    const keep = join(dataDir, 'before.db');
    expect(await restoreBackup(other, { file, keep })).toMatchObject({
      failure: { code: 'pictures_away', why: expect.stringContaining(objects.place) },
    });
    const empty = createFolderStore(join(dataDir, 'other'));
    expect(await restoreBackup(other, { file, keep, objects: empty })).toMatchObject({
      failure: { code: 'pictures_away', why: expect.stringContaining('None of them are in') },
    });
    expect((await createTestCore(other).core.settings.get()).brand).toBe('Before');
    expect(expectOk(await restoreBackup(other, { file, keep, objects }))).toMatchObject({
      references: 4,
      missingFiles: 0,
    });
    const site = createTestCore(other, { pictures: { objects, isForNew: true } });
    for (const { url } of uploaded) {
      const { content } = expectOk(await site.core.media.open(url, { formats: [] }));
      const body = await content.open();
      expect((body instanceof Uint8Array ? body : await buffer(body)).length).toBeGreaterThan(100);
    }
    // A missing image is reported, and the others are restored.
    const [first = ''] = await keysOf(objects);
    await objects.remove(first);
    const third = await open();
    const restored = restoreBackup(third, { file, keep: `${keep}.2`, objects });
    expect(expectOk(await restored)).toMatchObject({ missingFiles: 1 });
  });

  test('a backup that references images protects them from deletion', async () => {
    const db = await open();
    const { core, clock, uploaded } = await fill(db);
    const config: BackupConfig = {
      ...{ dataDir, databaseUrl: undefined, folder: join(dataDir, 'copies'), bucket: undefined },
      ...{ keys },
    };
    expect(await findNamedSince(config)).toBeUndefined();
    const { name } = await copyOf(db, { now: clock.now });
    const [picture] = uploaded;
    clock.advance(60 * 60 * 1000);
    expectOk(await core.media.remove(picture?.id ?? '', { isForced: true }));
    clock.advance(10 * graceMs);
    const remove = async () => removeObjects(db, objects, clock.now, await findNamedSince(config));
    expect(await remove()).toBe(0);
    expect(await drill(db)).toMatchObject({ name });
    // The next backup doesn't reference the image, so it is removed with the last backup that does.
    await copyOf(db, { newest: 1, now: clock.now });
    expect(await remove()).toBe(2);
    expect(await drill(db)).toMatchObject({ facts: { references: 2 } });
  });
});

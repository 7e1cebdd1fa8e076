import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { newFolder } from '../../test/new-folder.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { type S3Server, startS3Server } from '../../test/s3/s3-server.ts';
import { removeObjects } from '../media/move-pictures.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { createS3Store } from '../object-store/s3-store.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const day = 24 * 60 * 60 * 1000;

let folder: string;
let file: string;
let keep: string;
let server: S3Server;
let objects: ObjectStore;

beforeEach(async () => {
  folder = await newFolder();
  [file, keep] = [join(folder, 'copy.db'), join(folder, 'before.db')];
  server = await startS3Server(join(folder, 'bucket'));
  objects = createS3Store(server.settings, { connect: 500, answer: 2_000, write: 5_000, silence: 5_000 });
});

afterEach(async () => {
  objects.close();
  await server.close();
});

/** A site with two images (four files) in object storage. */
async function fill(db: Database) {
  const site = createTestCore(db, { pictures: { objects, isForNew: true } });
  const urls: string[] = [];
  for (const width of [600, 700]) {
    const bytes = await plainPicture(width, 400).jpeg().toBuffer();
    urls.push(expectOk(await site.core.media.upload({ name: `${width}.jpg`, bytes })).url);
  }
  return { ...site, urls };
}

async function read({ core }: Pick<ReturnType<typeof createTestCore>, 'core'>, urls: string[]) {
  const hex: string[] = [];
  for (const url of urls) {
    const { content } = expectOk(await core.media.open(url, { formats: [] }));
    const body = await content.open();
    hex.push((body instanceof Uint8Array ? Buffer.from(body) : await buffer(body)).toString('hex'));
  }
  return hex;
}

async function count(db: Database) {
  const rows = async (table: 'media_files' | 'media_objects') =>
    (await db.kysely.selectFrom(table).select('media_id').execute()).length;
  return { files: await rows('media_files'), objects: await rows('media_objects') };
}

eachDialect('backups of images in object storage', (open) => {
  test('a backup contains the images from object storage and restores them without it', async () => {
    const db = await open();
    const site = await fill(db);
    const before = await read(site, site.urls);
    expect(expectOk(await writeBackup(db, file, { objects }))).toMatchObject({
      pictures: 2,
      missingFiles: 0,
    });
    expect(await count(db)).toEqual({ files: 0, objects: 4 });
    await server.close();
    const other = await open();
    expectOk(await restoreBackup(other, { file, keep }));
    expect(await count(other)).toEqual({ files: 4, objects: 0 });
    expect(await read(createTestCore(other), site.urls)).toEqual(before);
  });

  test('a backup fails if the object storage is unavailable or not configured', async () => {
    const db = await open();
    await fill(db);
    expect(await writeBackup(db, file)).toMatchObject({ failure: { code: 'pictures_away' } });
    server.trouble = ({ method }) => (method === 'GET' ? 403 : undefined);
    const failed = await writeBackup(db, file, { objects });
    expect(failed).toMatchObject({ failure: { code: 'pictures_away', why: expect.stringContaining('403') } });
    expect(existsSync(file)).toBe(false);
  });

  test('a backup reports images missing from object storage', async () => {
    const db = await open();
    await fill(db);
    const [first = '', second = ''] = server.objects.keys();
    await objects.remove(first);
    await objects.put(second, Buffer.from('something else'));
    expect(expectOk(await writeBackup(db, file, { objects }))).toMatchObject({ missingFiles: 2 });
    const other = await open();
    expect(expectOk(await restoreBackup(other, { file, keep }))).toMatchObject({ missingFiles: 2 });
    expect(await count(other)).toEqual({ files: 2, objects: 2 });
  });

  test('restoring a backup puts its images in the database, and deletes their objects a day later', async () => {
    const db = await open();
    const site = await fill(db);
    const before = await read(site, site.urls);
    expectOk(await writeBackup(db, file, { objects }));
    expect(await restoreBackup(db, { file, keep })).toMatchObject({ failure: { code: 'pictures_away' } });
    expect(await count(db)).toEqual({ files: 0, objects: 4 });
    expectOk(await restoreBackup(db, { file, keep, objects }));
    expect(await count(db)).toEqual({ files: 4, objects: 0 });
    expect(await read(createTestCore(db), site.urls)).toEqual(before);
    expect(await removeObjects(db, objects, new Date(Date.now() + day / 2))).toBe(0);
    expect(await removeObjects(db, objects, new Date(Date.now() + day))).toBe(4);
    // The backup made before the restore contains the images, too.
    expectOk(await restoreBackup(await open(), { file: keep, keep: `${keep}.2` }));
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { newFolder } from '../../test/new-folder.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { type S3Server, startS3Server } from '../../test/s3/s3-server.ts';
import { createFolderStore } from '../object-store/folder-store.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { createS3Store } from '../object-store/s3-store.ts';
import type { OpenedPicture } from './media-core.ts';
import { graceMs } from './media-files-store.ts';
import { movePictures, removeObjects } from './move-pictures.ts';

let folder: string;
let server: S3Server;
let objects: ObjectStore;

beforeEach(async () => {
  folder = await newFolder();
  server = await startS3Server(join(folder, 'bucket'));
  objects = bucket();
});

afterEach(async () => {
  objects.close();
  await server.close();
});

const bucket = () =>
  createS3Store(server.settings, { connect: 500, answer: 2_000, write: 5_000, silence: 5_000 });
const inStore = (db: Database) => createTestCore(db, { pictures: { objects, isForNew: true } });
const inTable = (db: Database) => createTestCore(db, { pictures: { objects, isForNew: false } });

async function upload({ core }: ReturnType<typeof inStore>, width = 600) {
  const bytes = await plainPicture(width, 400).jpeg().toBuffer();
  return expectOk(await core.media.upload({ name: `${width}.jpg`, bytes }));
}

async function bytesOf({ content }: OpenedPicture): Promise<Buffer> {
  const body = await content.open();
  const bytes = body instanceof Uint8Array ? Buffer.from(body) : await buffer(body);
  expect(bytes.length).toBe(content.size);
  return bytes;
}

async function count(db: Database) {
  const rows = async (table: 'media_files' | 'media_objects' | 'own_objects') =>
    (await db.kysely.selectFrom(table).selectAll().execute()).length;
  return {
    table: await rows('media_files'),
    objects: await rows('media_objects'),
    own: await rows('own_objects'),
  };
}

eachDialect('images in object storage', (open) => {
  test('an uploaded image and its variants are stored in object storage', async () => {
    const db = await open();
    const test = inStore(db);
    const { url } = await upload(test);
    expect(await count(db)).toEqual({ table: 0, objects: 2, own: 2 });
    const asked = { formats: ['webp' as const], width: 480 };
    const made = await bytesOf(expectOk(await test.core.media.open(url, asked)));
    expect(await count(db)).toEqual({ table: 0, objects: 3, own: 3 });
    expect(server.objects.size).toBe(3);
    const again = await bytesOf(expectOk(await inTable(db).core.media.open(url, asked)));
    expect(again.equals(made)).toBe(true);
    const dues = await db.kysely.selectFrom('own_objects').select('remove_at').execute();
    expect(dues.map(({ remove_at }) => remove_at)).toEqual([null, null, null]);
  });

  test('objects of removed images, and no others, are deleted after the grace period', async () => {
    const db = await open();
    const test = inStore(db);
    const [first, second] = [await upload(test), await upload(test, 700)];
    expectOk(await test.core.media.remove(first.id, { isForced: true }));
    expect(await removeObjects(db, objects, test.clock.now)).toBe(0);
    expect(server.objects.size).toBe(4);
    test.clock.advance(graceMs);
    server.trouble = ({ method }) => (method === 'DELETE' ? 403 : undefined);
    await expect(removeObjects(db, objects, test.clock.now)).rejects.toMatchObject({ code: 'refused' });
    server.trouble = () => undefined;
    expect(await removeObjects(db, objects, test.clock.now)).toBe(2);
    expect([...server.objects.keys()].every((key) => key.includes(second.id))).toBe(true);
    expect(await count(db)).toEqual({ table: 0, objects: 2, own: 2 });
    expect(await removeObjects(db, objects, test.clock.now)).toBe(0);
    // The same image uploaded again is a new object, which the cleanup leaves alone.
    await upload(test);
    expect(server.objects.size).toBe(4);
  });

  test('a failed upload leaves no row, and its objects are deleted later', async () => {
    const db = await open();
    const test = inStore(db);
    let count503 = 0;
    server.trouble = ({ method }) => {
      if (method === 'PUT') count503 += 1;
      return count503 > 1 ? 403 : undefined;
    };
    const bytes = await plainPicture(600, 400).jpeg().toBuffer();
    const failed = test.core.media.upload({ name: 'a.jpg', bytes });
    await expect(failed).rejects.toMatchObject({ name: 'ImagesUnavailable' });
    expect((await test.core.media.list({ page: 1, limit: 9 })).total).toBe(0);
    expect([server.objects.size, (await count(db)).own]).toEqual([1, 2]);
    expect(await removeObjects(db, objects, test.clock.now)).toBe(0);
    server.trouble = () => undefined;
    const later = new Date(test.clock.now.getTime() + 2 * 60 * 60 * 1000);
    expect(await removeObjects(db, objects, later)).toBe(2);
    expect([server.objects.size, (await count(db)).own]).toEqual([0, 0]);
  });

  test.each(['a bucket', 'a folder'])(
    'images stay readable while they are moved to %s and back',
    async (kind) => {
      const db = await open();
      const place = join(folder, 'place');
      mkdirSync(place);
      const objects = kind === 'a bucket' ? bucket() : createFolderStore(place);
      const test = createTestCore(db, { pictures: { objects, isForNew: false } });
      const items = [await upload(test), await upload(test, 640), await upload(test, 700)];
      const before = new Map<string, Buffer>();
      const read = async (url: string) => bytesOf(expectOk(await test.core.media.open(url, { formats: [] })));
      for (const { url } of items) before.set(url, await read(url));
      const { table } = await count(db);
      const moving = { isOver: false };
      const reading = (async () => {
        let reads = 0;
        for (; !moving.isOver; reads += 1) {
          // SQLite reads are synchronous, so give the move a turn.
          await setImmediate();
          for (const { url } of items)
            expect((await read(url)).equals(before.get(url) ?? Buffer.of())).toBe(true);
        }
        return reads;
      })();
      const move = { db, objects, now: () => test.clock.now };
      try {
        for (const round of [1, 2]) {
          const progress: number[] = [];
          const out = await movePictures(move, { to: 's3', onProgress: ({ done }) => progress.push(done) });
          expect([round, out]).toMatchObject([round, { files: table, lost: [] }]);
          expect(progress).toHaveLength(table);
          expect(await count(db)).toMatchObject({ table: 0, objects: table });
          expect(await movePictures(move, { to: 's3' })).toMatchObject({ files: 0 });
          const back = await movePictures(move, { to: 'database' });
          expect(back).toEqual(out);
          expect(await count(db)).toMatchObject({ table, objects: 0 });
          test.clock.advance(graceMs);
          expect(await removeObjects(db, objects, test.clock.now)).toBe(table);
        }
      } finally {
        moving.isOver = true;
      }
      expect(await reading).toBeGreaterThan(0);
      for await (const { key } of objects.list('')) expect.unreachable(key);
    },
  );

  test('an image damaged by the object storage stays in the database', async () => {
    const db = await open();
    const test = inTable(db);
    const { url } = await upload(test);
    const before = await count(db);
    server.trouble = ({ method, key }) => {
      const kept = server.objects.get(key);
      if (method === 'GET' && kept) writeFileSync(kept.file, Buffer.alloc(kept.size));
      return undefined;
    };
    const moving = movePictures({ db, objects, now: () => test.clock.now }, { to: 's3' });
    await expect(moving).rejects.toMatchObject({ name: 'ObjectStoreError', code: 'damaged' });
    expect(await count(db)).toMatchObject({ table: before.table, objects: 0 });
    await bytesOf(expectOk(await test.core.media.open(url, { formats: [] })));
  });

  test('images missing from object storage are reported, and their rows stay', async () => {
    const db = await open();
    const test = inStore(db);
    const { id, url } = await upload(test);
    const key = [...server.objects.keys()].find((name) => name.includes('jpeg')) ?? '';
    await objects.put(key, Buffer.from('something else'));
    const move = { db, objects, now: () => test.clock.now };
    const moved = await movePictures(move, { to: 'database' });
    expect(moved).toMatchObject({ files: 1, lost: [{ media_id: id, width: 600, format: 'jpeg' }] });
    expect(await count(db)).toMatchObject({ table: 1, objects: 1 });
    await objects.remove(key);
    const opened = expectOk(await test.core.media.open(url, { formats: [] }));
    await expect(opened.content.open()).rejects.toMatchObject({ name: 'ImagesUnavailable' });
  });
});

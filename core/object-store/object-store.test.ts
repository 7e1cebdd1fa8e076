import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newFolder } from '../../test/new-folder.ts';
import { type S3Server, startS3Server } from '../../test/s3/s3-server.ts';
import { createFolderStore } from './folder-store.ts';
import { isObjectKey, type ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

let folder: string;
let server: S3Server;

beforeEach(async () => {
  folder = await newFolder();
  server = await startS3Server(join(folder, 'bucket'));
});

afterEach(async () => {
  await server.close();
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const text = 'The quick brown fox';
const bytes = Buffer.from(text);

async function readAll(store: ObjectStore, key: string): Promise<string | undefined> {
  const opened = await store.get(key);
  return opened && (await buffer(opened.body)).toString();
}

async function keysOf(store: ObjectStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
}

async function* pieces(count: number, size: number) {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(size, index);
}

describe.each([
  ['a folder', () => createFolderStore(folder)],
  ['a bucket', () => createS3Store({ ...server.settings, prefix: 'sites/news/' })],
])('object storage in %s', (_, open) => {
  test('an object is returned as stored, with its size and hash', async () => {
    const store = open();
    expect(await store.put('a/b.txt', bytes)).toEqual({ size: text.length, sha256: sha256(bytes) });
    expect(await readAll(store, 'a/b.txt')).toBe(text);
    const head = await store.head('a/b.txt');
    expect(head).toMatchObject({ key: 'a/b.txt', size: text.length });
    expect(Math.abs(Date.now() - Number(head?.modifiedAt))).toBeLessThan(60_000);
    for (const other of ['a', 'a/b', 'a/b.txt/c', 'z']) {
      expect([other, await store.get(other), await store.head(other)]).toEqual([other, undefined, undefined]);
    }
    await store.put('a/b.txt', Buffer.from('other'));
    expect(await readAll(store, 'a/b.txt')).toBe('other');
    await store.put('empty', new Uint8Array());
    expect([await readAll(store, 'empty'), (await store.head('empty'))?.size]).toEqual(['', 0]);
    store.close();
  });

  test('a stream of unknown length, longer than one part, is stored', async () => {
    const store = open();
    const sent = await store.put('long', pieces(9, 1_000_000));
    const whole = await buffer(pieces(9, 1_000_000));
    expect(sent).toEqual({ size: 9_000_000, sha256: sha256(whole) });
    const opened = await store.get('long');
    expect(opened?.size).toBe(9_000_000);
    expect(opened && (await buffer(opened.body)).equals(whole)).toBe(true);
    expect(server.uploads.size).toBe(0);
  });

  test('an object that doesn’t match its hash is discarded, and the former object stays', async () => {
    const store = open();
    await store.put('a', bytes);
    for (const body of [Buffer.from('wrong'), pieces(9, 1_000_000)]) {
      const put = store.put('a', body, { sha256: sha256(bytes) });
      await expect(put).rejects.toMatchObject({ name: 'ObjectStoreError', code: 'damaged' });
    }
    expect([await readAll(store, 'a'), await keysOf(store, ''), server.uploads.size]).toEqual([
      text,
      ['a'],
      0,
    ]);
  });

  test('an error while reading the source is thrown, and nothing is stored', async () => {
    const store = open();
    async function* broken() {
      yield* pieces(9, 1_000_000);
      throw Object.assign(new Error('the disk is gone'), { code: 'ENOENT' });
    }
    await expect(store.put('a', broken())).rejects.toThrow(/^the disk is gone$/);
    expect([await keysOf(store, ''), server.uploads.size]).toEqual([[], 0]);
  });

  test('objects are listed by prefix in key order, over several pages', async () => {
    const store = open();
    server.pageSize = 2;
    for (const key of ['b/2', 'a', 'b/10', 'b/1', 'ba', 'c/x/y']) await store.put(key, bytes);
    expect(await keysOf(store, '')).toEqual(['a', 'b/1', 'b/10', 'b/2', 'ba', 'c/x/y']);
    expect(await keysOf(store, 'b')).toEqual(['b/1', 'b/10', 'b/2', 'ba']);
    expect(await keysOf(store, 'b/1')).toEqual(['b/1', 'b/10']);
    expect(await keysOf(store, 'none/')).toEqual([]);
  });

  test('an object can be removed, and removing it again does no harm', async () => {
    const store = open();
    await store.put('a/b/c', bytes);
    await store.put('a/d', bytes);
    await store.remove('a/b/c');
    await store.remove('a/b/c');
    expect([await store.head('a/b/c'), await keysOf(store, '')]).toEqual([undefined, ['a/d']]);
  });
});

test('an object key can’t point outside the folder', () => {
  for (const key of ['a', 'a/b.c', 'A-1/_b', 'media/0f/x-1.webp'])
    expect([key, isObjectKey(key)]).toEqual([key, true]);
  for (const key of ['', '/a', 'a/', 'a//b', '..', 'a/../b', '.a', 'a b', 'ä', 'x'.repeat(501)]) {
    expect([key, isObjectKey(key)]).toEqual([key, false]);
  }
});

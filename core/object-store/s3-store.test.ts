import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../test/new-folder.ts';
import { type S3Server, startS3Server } from '../../test/s3/s3-server.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Store } from './s3-store.ts';

let folder: string;
let server: S3Server;
const bytes = Buffer.alloc(200_000, 'x');

beforeEach(async () => {
  folder = await newFolder();
  server = await startS3Server(join(folder, 'bucket'));
});

afterEach(async () => {
  await server.close();
});

const hasty = { connect: 500, answer: 500, write: 10_000, silence: 500 };
const open = (other = {}, timeouts?: typeof hasty) =>
  createS3Store({ ...server.settings, ...other }, timeouts);

async function keysOf(store: ObjectStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list('')) keys.push(key);
  return keys;
}

test('a temporary S3 error is retried, and a lasting one is thrown', async () => {
  let count = 0;
  server.trouble = () => {
    count += 1;
    return count % 3 === 0 ? undefined : 503;
  };
  const store = open();
  await store.put('a', bytes);
  expect((await store.head('a'))?.size).toBe(bytes.length);
  server.trouble = () => 503;
  await expect(store.get('a')).rejects.toMatchObject({
    code: 'away',
    message: 'Reading s3://pictures/a failed: 503 SlowDown.',
  });
});

test('a request to S3 times out', async () => {
  const store = open({}, hasty);
  await store.put('a', bytes);
  server.trouble = () => 'hangs';
  const began = performance.now();
  await expect(store.head('a')).rejects.toMatchObject({
    code: 'away',
    message: 'Checking s3://pictures/a failed: no response in time.',
  });
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('a truncated S3 response fails', async () => {
  const store = open({}, hasty);
  await store.put('a', bytes);
  server.trouble = () => 'is cut';
  const cut = await store.get('a');
  await expect(cut && buffer(cut.body)).rejects.toMatchObject({ name: 'ObjectStoreError', code: 'away' });
});

test('an unreachable S3 endpoint is reported as unavailable', async () => {
  const store = open({ endpoint: 'http://127.0.0.1:9' });
  await expect(store.head('a')).rejects.toMatchObject({
    code: 'away',
    message: 'Checking s3://pictures/a failed: ECONNREFUSED.',
  });
});

test('wrong S3 keys and a missing bucket have different error codes, and no message contains a key', async () => {
  const { keys } = server.settings;
  for (const [other, code, said] of [
    [{ keys: { ...keys, secret: 'not the words' } }, 'refused', '403 SignatureDoesNotMatch'],
    [{ keys: { ...keys, id: 'another-key' } }, 'refused', '403 InvalidAccessKeyId'],
    [{ bucket: 'elsewhere' }, 'no_bucket', '404 NoSuchBucket'],
  ] as const) {
    const store = open(other);
    const failures = [store.put('a', bytes), store.get('a'), keysOf(store)];
    for (const failure of await Promise.allSettled(failures)) {
      expect(failure).toMatchObject({ status: 'rejected', reason: { code } });
      const { reason } = failure as PromiseRejectedResult;
      expect(reason.message).toContain(said);
      expect(JSON.stringify(reason) + reason.stack).not.toMatch(/test-key|another-key|words|AWS4/);
    }
  }
});

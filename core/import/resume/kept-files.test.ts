import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeptFiles, hashOfPath } from './kept-files.ts';

let parent: string;
let folder: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'kept-files-'));
  folder = join(parent, 'imports');
});

afterAll(() => rm(parent, { recursive: true, force: true }));

const chunks = (...texts: string[]) => new Blob(texts).stream();

test('an upload is kept for its owner alone until it is removed, and known by what is in it', async () => {
  const files = createKeptFiles(folder);
  const file = await files.receive(chunks('<rss>', '</rss>'), 11);
  expect(file).toMatchObject({ bytes: 11, path: await files.find(file?.id ?? '') });
  const path = file?.path ?? '';
  expect(await readFile(path, 'utf8')).toBe('<rss></rss>');
  expect([(await stat(folder)).mode & 0o777, (await stat(path)).mode & 0o777]).toEqual([0o700, 0o600]);
  await writeFile(join(parent, 'same.xml'), '<rss></rss>');
  expect(await hashOfPath(join(parent, 'same.xml'))).toBe(file?.hash);
  await files.remove(file?.id ?? '');
  expect(await files.find(file?.id ?? '')).toBeUndefined();
});

test('an upload that is too long, breaks off or fills the disk leaves nothing', async () => {
  const files = createKeptFiles(folder);
  expect(await files.receive(chunks('123456', '7'), 6)).toBeNull();
  for (const [code, failure] of [
    ['ECONNRESET', { code: 'ECONNRESET' }],
    ['ENOSPC', { kind: 'disk_full' }],
  ] as const) {
    const broken = chunks('1').pipeThrough(
      new TransformStream({ flush: () => Promise.reject(Object.assign(new Error(), { code })) }),
    );
    await expect(files.receive(broken, 100)).rejects.toMatchObject(failure);
  }
  expect(await readdir(folder)).toEqual([]);
  const empty = await files.receive(null, 10);
  expect(empty?.bytes).toBe(0);
});

test('a folder is known by what lies in it', async () => {
  const before = await hashOfPath(parent);
  await writeFile(join(parent, 'post.md'), '---\ntitle: A\n---\n');
  expect(await hashOfPath(parent)).not.toBe(before);
});

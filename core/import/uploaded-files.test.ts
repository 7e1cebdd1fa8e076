import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../test/new-folder.ts';
import { readSource } from '../../test/read-source.ts';
import { createUploadedFiles, hashOfPath, openPath } from './uploaded-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await newFolder();
});
test('reads a file from a given start to a given end', async () => {
  await writeFile(join(folder, 'a.txt'), 'abcdef');
  const file = await openPath(join(folder, 'a.txt'));
  if ('files' in file) throw new Error('It is a file.');
  const read = async (...range: number[]) => {
    let text = '';
    for await (const piece of file.read(...range)) text += Buffer.from(piece).toString();
    return text;
  };
  expect([file.size, await read(), await read(2), await read(2, 4)]).toEqual([6, 'abcdef', 'cdef', 'cd']);
});

test('reads a folder with its subfolders, except hidden ones, node_modules and links', async () => {
  await writeFile(join(folder, 'secret.md'), '---\ntitle: Secret\n---\nx');
  for (const name of ['site/posts/deep', 'site/.git', 'site/node_modules']) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'a.md'), `---\ntitle: ${name}\n---\nx`);
  }
  await symlink(join(folder, 'secret.md'), join(folder, 'site/posts/link.md'));
  await symlink(folder, join(folder, 'site/posts/around'));
  const read = await readSource(await openPath(join(folder, 'site')));
  expect(read.kind).toBe('markdown');
  expect(read.posts.map(({ title, sourceKey }) => [title, sourceKey])).toEqual([
    ['site/posts/deep', 'markdown:posts/deep/a.md'],
  ]);
});

let parent: string;
let uploadedFilesFolder: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'kept-files-'));
  uploadedFilesFolder = join(parent, 'imports');
});

afterAll(() => rm(parent, { recursive: true, force: true }));

const chunks = (...texts: string[]) => new Blob(texts).stream();

test('stores an upload with owner-only access until it is removed, and hashes its content', async () => {
  const files = createUploadedFiles(uploadedFilesFolder);
  const file = await files.receive(chunks('<rss>', '</rss>'), 11);
  expect(file).toMatchObject({ bytes: 11, path: await files.find(file?.id ?? '') });
  const path = file?.path ?? '';
  expect(await readFile(path, 'utf8')).toBe('<rss></rss>');
  expect([(await stat(uploadedFilesFolder)).mode & 0o777, (await stat(path)).mode & 0o777]).toEqual([
    0o700, 0o600,
  ]);
  await writeFile(join(parent, 'same.xml'), '<rss></rss>');
  expect(await hashOfPath(join(parent, 'same.xml'))).toBe(file?.hash);
  await files.remove(file?.id ?? '');
  expect(await files.find(file?.id ?? '')).toBeUndefined();
});

test('stores nothing of an upload that is too long, interrupted or fills the disk', async () => {
  const files = createUploadedFiles(uploadedFilesFolder);
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
  expect(await readdir(uploadedFilesFolder)).toEqual([]);
  const empty = await files.receive(null, 10);
  expect(empty?.bytes).toBe(0);
});

test('hashes a folder by its content', async () => {
  const before = await hashOfPath(parent);
  await writeFile(join(parent, 'post.md'), '---\ntitle: A\n---\n');
  expect(await hashOfPath(parent)).not.toBe(before);
});

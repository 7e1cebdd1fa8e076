import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../../test/new-folder.ts';
import { readSource } from '../../../test/read-source.ts';
import { openPath } from './open-path.ts';

let folder = '';
beforeEach(async () => {
  folder = await newFolder();
});
test('a file is read from any place to any other', async () => {
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

test('a folder is read with the folders in it, but for hidden ones, programs, and links that lead out', async () => {
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

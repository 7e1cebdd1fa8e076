import { expect, test } from 'vitest';
import { readSource } from '../test/read-source.ts';
import { wordPressExport } from '../test/wordpress-export.ts';
import { zipFile } from '../test/zip-archive.ts';

const parts = zipFile({
  'my.blog.1.xml': wordPressExport([
    { id: 1, title: 'One' },
    { id: 2, type: 'page' },
  ]),
  'my.blog.2.xml': wordPressExport([
    { id: 3, title: 'Three' },
    { id: 4, type: 'page' },
    { id: 5, title: 'Five' },
  ]),
  'readme.txt': 'x',
});

test('an export that was handed out in parts is one, in the order of its parts', async () => {
  const read = await readSource(parts);
  expect(read).toMatchObject({ kind: 'wordpress', totals: { posts: 3, otherKinds: { page: 2 } } });
  expect(read.posts.map(({ title }) => title)).toEqual(['One', 'Three', 'Five']);
});

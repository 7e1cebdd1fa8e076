import { expect, test } from 'vitest';
import { indexFiles } from './find-file.ts';

async function* nothing(): AsyncGenerator<Uint8Array> {}

const finder = (...paths: string[]) =>
  indexFiles({ files: paths.map((path) => ({ path, size: 0, read: nothing })) });

const find = finder(
  'content/posts/a/b.png',
  'static/img/c d.png',
  'assets/e.png',
  'src/assets/f.png',
  'g.png',
);
const from = 'content/posts/a/index.md';

test.each([
  ['b.png', 'content/posts/a/b.png'],
  ['./b.png?w=3#x', 'content/posts/a/b.png'],
  ['/posts/a/b.png', 'content/posts/a/b.png'],
  ['/img/c%20d.png', 'static/img/c d.png'],
  ['img/c d.png', 'static/img/c d.png'],
  ['/e.png', 'assets/e.png'],
  ['/assets/e.png', 'assets/e.png'],
  ['@/assets/f.png', 'src/assets/f.png'],
  ['/g.png', 'g.png'],
])('%s is %s', (address, path) => {
  expect(find(address, from)).toBe(path);
});

test.each(
  'https://a.example/g.png|//a.example/g.png|data:,g.png|mailto:g.png|/x.png|#g.png|%E0%A4|'.split('|'),
)('%s is no file of the folder', (address) => {
  expect(find(address, from)).toBeUndefined();
});

test('texts are found without their endings', () => {
  const texts = finder('_posts/2019-05-04-a.markdown', 'content/blog/b.md');
  expect(texts('/_posts/2019-05-04-a', '_posts/x.md')).toBe('_posts/2019-05-04-a.markdown');
  expect(texts('b/', 'content/blog/x.md')).toBe('content/blog/b.md');
  expect(texts('/blog/c', 'content/blog/x.md')).toBeUndefined();
});

test('a folder that was packed as a whole is the root', () => {
  const packed = finder('site/static/a.png', 'site/content/b.md');
  expect(packed('/a.png', 'site/content/b.md')).toBe('site/static/a.png');
  expect(finder('static/a.png', 'content/b.md')('/a.png', 'content/b.md')).toBe('static/a.png');
});

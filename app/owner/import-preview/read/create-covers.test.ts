import { expect, test } from 'vitest';
import { archiveAddress } from '../../../../shared/import-source.ts';
import { asFile, asSource, wordPressExport } from '../../../../test/wordpress-export.ts';
import { createCovers } from './create-covers.ts';
import type { PreviewedPost } from './previewed-post.ts';
import { readExport } from './read-export.ts';

const bytes = (size: number) => ({
  type: 'png',
  size,
  read: async function* () {
    yield Uint8Array.from([1, 2, 250]);
    yield Uint8Array.from([4]);
  },
});

test('cards show pictures of the web, and those in the text where they are not too large', async () => {
  const pictures = new Map([
    ['small', bytes(4)],
    ['large', bytes(1_500_001)],
  ]);
  const coverOf = createCovers((address) => pictures.get(address));
  expect(await coverOf(null)).toBeNull();
  expect(await coverOf('https://old.example.com/a.png')).toBe('https://old.example.com/a.png');
  expect(await coverOf(archiveAddress('img/a.png'))).toBeNull();
  expect(await coverOf('small')).toBe('data:image/png;base64,AQL6BA==');
  expect(await coverOf('large')).toBeNull();
});

test('all together are no more than a page can hold', async () => {
  const coverOf = createCovers(() => bytes(1_400_000));
  const covers = await Promise.all(Array.from({ length: 50 }, () => coverOf('any')));
  expect(covers.filter(Boolean)).toHaveLength(42);
});

test('the preview of a file shows the picture that its text holds', async () => {
  const picture = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIA'.repeat(2)}`;
  const file = asFile(asSource(wordPressExport([{ content: `<p>a</p><img src="${picture}">` }])));
  const posts: PreviewedPost[] = [];
  for await (const event of readExport(file)) if (event.type === 'posts') posts.push(...event.posts);
  expect(posts[0]?.cover).toBe(picture);
});

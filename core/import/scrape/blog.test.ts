import { expect, test } from 'vitest';
import { asPages, placesFor } from './scrape-blog.ts';

test('pages of a whole list count from 1 and may be missing', () => {
  const list = ['a', 'b', 'c', 'd', 'e'];
  expect(asPages(list, { pages: [1, 2], perPage: 2 })).toEqual(['a', 'b', 'c', 'd']);
  expect(asPages(list, { pages: [3, 4], perPage: 2 })).toEqual(['e']);
});

test.each([
  ['https://old.example.com/', ['https://old.example.com/feed/']],
  ['https://old.example.com/blog', ['https://old.example.com/blog/feed/', 'https://old.example.com/feed/']],
  ['https://old.example.com/author/jane/', ['https://old.example.com/author/jane/feed/']],
  [
    'https://old.example.com//evil.example.net/',
    ['https://old.example.com/evil.example.net/feed/', 'https://old.example.com/feed/'],
  ],
])('a feed of %s is looked for in its folder, and at the root beside a first folder', (source, places) => {
  expect(placesFor(new URL(source), 'feed/')).toEqual(places);
});

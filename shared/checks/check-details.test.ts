import { expect, test } from 'vitest';
import { checkDetails, type Details } from './check-details.ts';
import { shownInSearch } from './title-width.ts';

const whole: Details = {
  ...{ title: 'What a board hears', slug: 'what-a-board-hears', excerpt: 'In short.', tags: ['Boards'] },
  ...{ cover: '/a.png', cover_alt: 'A room', language: 'en', isPublished: false, usesTags: true },
};
const codes = (more: Partial<Details>) => checkDetails({ ...whole, ...more }).map(({ code }) => code);

test('a post that has everything is told nothing', () => expect(codes({})).toEqual([]));

test.each([
  [{ excerpt: ' ' }, ['no_excerpt']],
  [{ cover_alt: null }, ['cover_without_words']],
  [{ cover: null, cover_alt: null }, []],
  [{ tags: [] }, ['no_tags']],
  [{ tags: [], usesTags: false }, []],
  [{ slug: 'speeches-of-2026' }, ['slug_year']],
  [{ slug: 'speeches-of-2026', isPublished: true }, []],
  [{ slug: 'model-20260-and-1984' }, []],
  [{ slug: 'a'.repeat(61) }, ['slug_long']],
  [{ title: 'Dear [NAME]' }, ['placeholder']],
] as const)('%j', (more, expected) => expect(codes(more)).toEqual(expected));

test('a title too long for a search result is told with as much as is shown', () => {
  const title = 'How a chief executive says what nobody in the room had wanted to be the first to say';
  expect(checkDetails({ ...whole, title })).toEqual([
    { code: 'title_long', field: 'title', passage: expect.any(String), length: 84 },
  ]);
  const shown = shownInSearch(title) ?? '';
  expect(title.startsWith(`${shown} `)).toBe(true);
  expect(shown.length).toBeGreaterThan(45);
  expect(shown.length).toBeLessThan(70);
});

test('wide letters leave room for fewer, and accents take none', () => {
  expect(shownInSearch('W'.repeat(34))).toHaveLength(33);
  expect(shownInSearch('i'.repeat(120))).toBeUndefined();
  expect(shownInSearch('é'.repeat(53))).toBeUndefined();
  expect(shownInSearch('e\u0301'.repeat(53))).toBeUndefined();
  expect(shownInSearch('é'.repeat(54))).toHaveLength(53);
});

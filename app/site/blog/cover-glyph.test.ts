import { expect, test } from 'vitest';
import { coverGlyph } from './cover-glyph.ts';

test.each([
  ['What did you say?', '?'],
  ['Profit & loss', '&'],
  ['And then…', '…'],
  ['“Quoted”', '“'],
])('%s has its own mark as its cover', (title, character) => {
  expect(coverGlyph({ slug: 'any', title }).character).toBe(character);
});

test('a post keeps its mark', () => {
  const post = { slug: 'where-to-breathe', title: 'Where to breathe' };
  expect(coverGlyph(post)).toEqual(coverGlyph({ ...post }));
});

import { expect, test } from 'vitest';
import { findMatches, foldText, markMatches, searchWords } from './fold-text.ts';

const marked = (text: string, query: string) =>
  markMatches(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test('accents, case and the look of quotation marks and dashes make no difference', () => {
  expect(foldText('Señal')).toBe(foldText('SENAL'));
  expect(foldText('it’s “so” – here')).toBe(`it's "so" - here`);
  // Composed and decomposed are the same word.
  expect(foldText('e\u0301')).toBe(foldText('\u00e9'));
});

test('a query is its words', () => {
  expect(searchWords('  Dos   PÁJAROS ')).toEqual(['dos', 'pajaros']);
  expect(searchWords('<b>up-to-date</b> & up')).toEqual(['b', 'up', 'to', 'date']);
  expect(searchWords('  ')).toEqual([]);
});

test('what matches is marked in the writing of the text', () => {
  expect(marked('Las señales de Señor', 'SENA')).toBe('Las [seña]les de Señor');
  expect(marked('Two words, two', 'two wo')).toBe('[Two] [wo]rds, [two]');
  expect(marked('Nothing here', 'zzz')).toBe('Nothing here');
  expect(marked('', 'x')).toBe('');
});

test('places are right behind accents that stand for themselves and letters outside the first plane', () => {
  expect(marked('e\u0301\u{1F426} pájaro', 'pajaro')).toBe('e\u0301\u{1F426} [pájaro]');
  expect(findMatches('\u{1F426}a', ['a'])).toEqual([{ start: 2, end: 3 }]);
});

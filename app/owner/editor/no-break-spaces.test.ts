import { expect, test } from 'vitest';
import { findSpace } from './no-break-spaces.ts';

/** The text as it stands after the last key: `~` for a no-break space, `_` for a thin one. */
function typed(text: string, language: string): string {
  const found = findSpace(text, language);
  if (!found) return text;
  const at = found.index + found.data.at;
  expect(text[at]).toBe(' ');
  return text.slice(0, at) + (found.data.space === '\u00a0' ? '~' : '_') + text.slice(at + 1);
}

test.each([
  ['en', '10 km ', '10~km '],
  ['en', 'in 10 km.', 'in 10~km.'],
  ['en', 'for $3 million,', 'for $3~million,'],
  ['en', 'at 9 a.m. ', 'at 9~a.m. '],
  ['en', '10 %', '10~%'],
  ['en', 'Dr. ', 'Dr.~'],
  ['en', '(Mrs. ', '(Mrs.~'],
  ['en', 'J. K.', 'J.~K.'],
  ['en', 'so — ', 'so~— '],
  ['es', 'unos 12 000 ', 'unos 12_000 '],
  ['es', '12 000%', '12_000%'],
  ['es', '1\u202f234 567,', '1\u202f234_567,'],
  ['es', '5 €,', '5~€,'],
  ['es', '3 millones ', '3~millones '],
  ['es', 'la Sra. ', 'la Sra.~'],
  ['es', '« ', '«~'],
  ['es', '« sí »', '« sí~»'],
])('in %s, “%s” is set as “%s”', (language, text, set) => {
  expect(typed(text, language)).toBe(set);
});

test.each([
  ['en', '10 k'],
  ['en', '10 kittens '],
  ['en', 'ten km '],
  ['en', 'Plan B. '],
  ['en', 'Plan B. T'],
  ['en', 'Cedr. '],
  ['en', 'in 2024 300 '],
  ['en', '12 000 '],
  ['en', '« '],
  ['es', 'en 2024 300 '],
  ['es', '12 0000 '],
  ['es', '1,5 300 '],
  ['es', '— '],
])('in %s, nothing is set in “%s”', (language, text) => {
  expect(typed(text, language)).toBe(text);
});

test('a space that was settled is not found again with the next key', () => {
  expect(findSpace('10 km, ', 'en')).toBeNull();
  expect(findSpace('Dr. W', 'en')).toBeNull();
});

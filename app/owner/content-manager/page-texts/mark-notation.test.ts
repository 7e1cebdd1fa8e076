import { expect, test } from 'vitest';
import { readPieces, writePieces } from './mark-notation.ts';

test('a line is read into words with their marks, and written as it was', () => {
  for (const line of [
    '[-Content-][+Words+] worth [-sharing.-][+signing.+]',
    'no marks at all',
    'I [-have full confidence in-][+chose+] this team.',
    '[=kept=] and [+new+] and [-gone-]',
    '',
  ]) {
    expect(writePieces(readPieces(line))).toBe(line);
  }
  expect(readPieces('[-a-][+b+] c')).toEqual([
    { text: 'a', mark: 'struck' },
    { text: 'b', mark: 'inserted' },
    { text: ' c' },
  ]);
});

test('neighbours with the same mark are one, and no word can end its mark', () => {
  const pieces = [
    { text: 'one ', mark: 'struck' as const },
    { text: 'two-]three', mark: 'struck' as const },
    { text: 'four' },
  ];
  const written = writePieces(pieces);
  expect(written).toBe('[-one two- ]three-]four');
  expect(readPieces(written).map(({ mark }) => mark)).toEqual(['struck', undefined]);
});

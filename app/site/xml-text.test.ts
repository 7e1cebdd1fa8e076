import { expect, test } from 'vitest';
import { xmlAllowed, xmlText } from './xml-text.ts';

test('nothing in a text is taken for markup', () => {
  expect(xmlText(`<a href="x">'&'</a>`)).not.toMatch(/[<>"']|&(?!#\d+;)/);
});

test('what no XML document may hold is left out', () => {
  expect(xmlAllowed('a\u0000b\u000bc\uffffd\ud800e\n\t')).toBe('abcd\ufffde\n\t');
});

import { expect, test } from 'vitest';
import { parseEdit, revisedText } from './parse-edit.ts';

test('reads what is struck, written in, replaced and left to stand, in their order', () => {
  expect(parseEdit('A [-b-] c[+d+] [-e-][+f+] [=g=].')).toEqual([
    { kind: 'plain', text: 'A ' },
    { kind: 'struck', text: 'b' },
    { kind: 'plain', text: ' c' },
    { kind: 'inserted', text: 'd' },
    { kind: 'plain', text: ' ' },
    { kind: 'replaced', struck: 'e', inserted: 'f' },
    { kind: 'plain', text: ' ' },
    { kind: 'stet', text: 'g' },
    { kind: 'plain', text: '.' },
  ]);
});

test('something written in elsewhere replaces nothing', () => {
  expect(parseEdit('[-a-] [+b+]').map(({ kind }) => kind)).toEqual(['struck', 'plain', 'inserted']);
});

test('a text without whole marks is one plain part, and an empty one has none', () => {
  expect(parseEdit('a [b] - c + [-d')).toEqual([{ kind: 'plain', text: 'a [b] - c + [-d' }]);
  expect(parseEdit('')).toEqual([]);
});

test.each([
  ['[-Content-][+Words+] worth [-sharing.-][+signing.+]', 'Words worth signing.'],
  ['Say [-very-] little, [+and+] mean [=it=].', 'Say little, and mean it.'],
  ['Nothing to mend.', 'Nothing to mend.'],
])('%s reads %s', (source, revised) => {
  expect(revisedText(source)).toBe(revised);
});

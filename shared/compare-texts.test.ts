import { expect, test } from 'vitest';
import { compareLines } from './compare-texts.ts';

const signs = { same: ['', ''], removed: ['[-', ']'], added: ['[+', ']'] } as const;
const compared = (before: string, after: string) =>
  compareLines(before.split('\n'), after.split('\n')).map(
    (line) => line?.map(({ kind, text }) => signs[kind][0] + text + signs[kind][1]).join('') ?? null,
  );

test('a line that was rewritten shows its words', () => {
  expect(compared('The old line stays', 'The new line stays')).toEqual(['The [-old ][+new ]line stays']);
});

test('a line that goes on keeps its last word', () => {
  expect(compared('It ends.', 'It ends. Or not.')).toEqual(['It ends. [+Or not.]']);
});

test('lines that came or went are whole', () => {
  expect(compared('a\nb', 'a\nx y\nb')).toEqual(['a', '[+x y]', 'b']);
  expect(compared('a\nx y\nb', 'a\nb')).toEqual(['a', '[-x y]', 'b']);
});

test('of what is the same only the lines beside a change are shown', () => {
  expect(compared('1\n2\n3\n4\n5\n6', '1\n2\n3\n4\n5\nsix')).toEqual([null, '5', '[-6 ][+six]']);
  expect(compared('1\n2\n3\n4\n5', 'one\n2\n3\n4\n5')).toEqual(['[-1 ][+one]', '2', null]);
  expect(compared('1\n2', '1\n2')).toEqual([null]);
});

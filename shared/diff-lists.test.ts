import { expect, test } from 'vitest';
import { diffLists } from './diff-lists.ts';

const signs = { same: ' ', removed: '-', added: '+' };
const diffed = (before: string, after: string) =>
  diffLists([...before], [...after])
    .map(({ kind, text }) => (signs[kind] + text).trim())
    .join(' ');

test('what is gone is removed, what is new is added, the rest stays', () => {
  expect(diffed('abcd', 'axcd')).toBe('a -b +x c d');
  expect(diffed('abc', 'abc')).toBe('a b c');
  expect(diffed('', 'ab')).toBe('+a +b');
  expect(diffed('ab', '')).toBe('-a -b');
});

test('what was moved is taken out once and put in once', () => {
  expect(diffed('abcd', 'bcda')).toBe('-a b c d +a');
});

test('both lists can be read from it', () => {
  const [before, after] = ['the quick brown fox jumps', 'a quick red fox has jumped'].map((text) =>
    text.split(' '),
  );
  const differences = diffLists(before ?? [], after ?? []);
  const without = (kind: string) => differences.filter((one) => one.kind !== kind).map(({ text }) => text);
  expect(without('added')).toEqual(before);
  expect(without('removed')).toEqual(after);
});

import { expect, test } from 'vitest';
import { inserted, moved, replaced, without } from './list-changes.ts';

const [a, b, c] = [
  { key: 'a', name: 'A' },
  { key: 'b', name: 'B' },
  { key: 'c', name: 'C' },
];
const list = [a, b, c];

test('an entry moves one place up or down, and no further than the ends', () => {
  expect(moved(list, 1, -1)).toEqual([b, a, c]);
  expect(moved(list, 1, 1)).toEqual([a, c, b]);
  expect(moved(list, 0, -1)).toEqual(list);
  expect(moved(list, 2, 1)).toEqual(list);
});

test('an entry that was taken out can be put back where it was', () => {
  const shorter = without(list, 'b');
  expect(shorter).toEqual([a, c]);
  expect(inserted(shorter, 1, b)).toEqual(list);
  expect(inserted([a], 2, c)).toEqual([a, c]);
});

test('a field of one entry changes that entry alone', () => {
  expect(replaced(list, 'b', { name: 'Other' })).toEqual([a, { key: 'b', name: 'Other' }, c]);
});

import { expect, test } from 'vitest';
import { fillPages, type MeasuredBlock } from './fill-pages.ts';

const block = (height: number, isHeading = false): MeasuredBlock => ({ height, gap: 1, isHeading });

test('a page takes what it has room for, gaps between blocks included', () => {
  expect(fillPages([block(4), block(4), block(4), block(2)], 9)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('a heading goes with what it heads', () => {
  expect(fillPages([block(4), block(2, true), block(4)], 8)).toEqual([[0], [1, 2]]);
  expect(fillPages([block(2, true), block(9)], 8)).toEqual([[0], [1]]);
});

test('what is higher than a page has one of its own, and nothing is lost', () => {
  const blocks = [3, 20, 3, 3, 50].map((height) => block(height));
  expect(fillPages(blocks, 8)).toEqual([[0], [1], [2, 3], [4]]);
  expect(fillPages([], 8)).toEqual([]);
});

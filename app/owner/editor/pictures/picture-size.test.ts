import { expect, test } from 'vitest';
import { percentOf } from './picture-size.ts';

test.each([
  [300, 600, 50],
  [199, 600, 33],
  [900, 600, 100],
  [600, 600, 100],
])('%i px of %i are %i%%', (width, column, percent) => {
  expect(percentOf(width, column)).toBe(percent);
});

test.each([280, 333, 616, 1000])('in a column of %i px no picture becomes narrower than 80 px', (column) => {
  for (const width of [-50, 0, 1, 79])
    expect((percentOf(width, column) / 100) * column).toBeGreaterThanOrEqual(80);
});

test('where the column itself is narrower, its width is all there is', () => {
  expect(percentOf(10, 60)).toBe(100);
});

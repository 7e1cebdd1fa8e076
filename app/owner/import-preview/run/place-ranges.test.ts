import { expect, test } from 'vitest';
import { placeRanges } from './place-ranges.ts';

test('places are told in as few ranges as there are', () => {
  expect(placeRanges([7])).toBe('7');
  expect(placeRanges([3, 1, 2, 10, 5, 6])).toBe('1-3,5-6,10');
  expect(placeRanges([])).toBe('');
});

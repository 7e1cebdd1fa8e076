import { expect, test } from 'vitest';
import { readPlaces } from './read-places.ts';

test('places are named one by one and in ranges, with both ends', () => {
  const isNamed = readPlaces('1-3,5,30-5000');
  expect([1, 2, 3, 4, 5, 6, 29, 30, 5000, 5001].filter(isNamed)).toEqual([1, 2, 3, 5, 30, 5000]);
});

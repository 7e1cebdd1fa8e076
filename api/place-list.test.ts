import { expect, test } from 'vitest';
import { placeList } from './place-list.ts';

test('places are named one by one and in ranges, with both ends', () => {
  const wanted = placeList.parse('1-3,5,30-5000');
  expect([1, 2, 3, 4, 5, 6, 29, 30, 5000, 5001].filter(wanted)).toEqual([1, 2, 3, 5, 30, 5000]);
});

test.each(['', 'x', '1,', '1-', '-1', '1--2', '1 2', '12345678', `1${',1'.repeat(2000)}`])(
  '%j names no places',
  (text) => {
    expect(placeList.safeParse(text).success).toBe(false);
  },
);

import { expect, test } from 'vitest';
import { placeList } from './place-list.ts';

test.each(['1', '1-3,5,30-5000'])('%j names places', (text) => {
  expect(placeList.parse(text)).toBe(text);
});

test.each(['', 'x', '1,', '1-', '-1', '1--2', '1 2', '12345678', `1${',1'.repeat(2000)}`])(
  '%j names no places',
  (text) => {
    expect(placeList.safeParse(text).success).toBe(false);
  },
);

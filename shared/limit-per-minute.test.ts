import { expect, test } from 'vitest';
import { limitPerMinute } from './limit-per-minute.ts';

test('a few of each name are within a minute, and the next minute tells once how many were left out', () => {
  let now = 0;
  const limit = limitPerMinute(2, () => now);
  const ask = (name: string, times: number) => Array.from({ length: times }, () => limit(name));
  expect(ask('one', 5).map(({ isWithin }) => isWithin)).toEqual([true, true, false, false, false]);
  expect(limit('other')).toEqual({ isWithin: true, leftOut: 0 });
  now = 59_999;
  expect(limit('one')).toEqual({ isWithin: false, leftOut: 0 });
  now = 60_000;
  expect(ask('one', 2)).toEqual([
    { isWithin: true, leftOut: 4 },
    { isWithin: true, leftOut: 0 },
  ]);
  expect(limit('other')).toEqual({ isWithin: true, leftOut: 0 });
});

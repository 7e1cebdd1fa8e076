import { expect, test } from 'vitest';
import { isTooOld, lastSlot, nextSlot, retryAfterMs } from './copy-slots.ts';

test.each([
  ['hourly', '2026-03-01T12:34:56.000Z', '2026-03-01T12:00:00.000Z', '2026-03-01T13:00:00.000Z'],
  ['hourly', '2026-03-01T12:00:00.000Z', '2026-03-01T12:00:00.000Z', '2026-03-01T13:00:00.000Z'],
  ['daily', '2026-03-01T02:59:59.999Z', '2026-02-28T03:00:00.000Z', '2026-03-01T03:00:00.000Z'],
  ['daily', '2026-03-01T03:00:00.000Z', '2026-03-01T03:00:00.000Z', '2026-03-02T03:00:00.000Z'],
  // The first of March 2026 is a Sunday.
  ['weekly', '2026-03-01T12:00:00.000Z', '2026-02-23T03:00:00.000Z', '2026-03-02T03:00:00.000Z'],
  ['weekly', '2026-03-02T03:00:00.000Z', '2026-03-02T03:00:00.000Z', '2026-03-09T03:00:00.000Z'],
] as const)('%s at %s: the last was due at %s, the next is at %s', (rhythm, now, last, next) => {
  expect(lastSlot(rhythm, new Date(now)).toISOString()).toBe(last);
  expect(nextSlot(rhythm, new Date(now)).toISOString()).toBe(next);
});

test('a copy is too old once two slots and six hours have gone by', () => {
  const made = new Date('2026-03-01T03:00:00Z');
  expect(isTooOld('daily', made, new Date('2026-03-03T09:00:00Z'))).toBe(false);
  expect(isTooOld('daily', made, new Date('2026-03-03T09:00:01Z'))).toBe(true);
  expect(isTooOld('hourly', made, new Date('2026-03-01T11:00:01Z'))).toBe(true);
  expect(isTooOld('weekly', made, new Date('2026-03-15T09:00:00Z'))).toBe(false);
});

test('what failed is tried again soon, and then once an hour', () => {
  expect([1, 2, 3, 4, 20].map((failures) => retryAfterMs(failures) / 60_000)).toEqual([10, 20, 40, 60, 60]);
});

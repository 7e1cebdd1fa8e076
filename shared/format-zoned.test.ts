import { expect, test } from 'vitest';
import { formatWallClock, formatZoned, zoneCity } from './format-zoned.ts';

test('a moment is written by the clock of a zone, in either language', () => {
  const at = '2026-12-02T02:00:00.000Z';
  expect(formatZoned(at, 'en', 'America/Mexico_City')).toBe('Dec 1, 2026, 8:00 PM');
  expect(formatZoned(at, 'es', 'America/Mexico_City')).toBe('1 dic 2026, 20:00');
  expect(formatZoned(at, 'en', 'UTC')).toBe('Dec 2, 2026, 2:00 AM');
});

test('where clocks show a time twice, it says which by its offset', () => {
  expect(formatZoned('2026-11-01T05:30:00Z', 'en', 'America/New_York')).toBe('Nov 1, 2026, 1:30 AM GMT-4');
  expect(formatZoned('2026-11-01T06:30:00Z', 'en', 'America/New_York')).toBe('Nov 1, 2026, 1:30 AM GMT-5');
});

test('what is no moment stays as it is', () => {
  expect(formatZoned('', 'en', 'UTC')).toBe('');
  expect(formatWallClock('soon', 'en')).toBe('soon');
});

test('a clock is written without its day', () => {
  expect(formatWallClock('2026-03-29T02:30', 'en')).toBe('2:30 AM');
  expect(formatWallClock('2026-03-29T02:30', 'es')).toBe('2:30');
});

test('a zone is called by its place', () => {
  expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(zoneCity('UTC')).toBe('UTC');
});

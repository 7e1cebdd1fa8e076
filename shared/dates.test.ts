import { describe, expect, test } from 'vitest';
import {
  datePart,
  feedInstant,
  formatClock,
  formatMoment,
  formatPostDate,
  formatShortDay,
  formatWallClock,
  formatZoned,
  isPostDate,
  isTimeZone,
  machineDate,
  readWallTime,
  sortKey,
  turnOf,
  wallTime,
  zonedIso,
} from './dates.ts';

describe('isPostDate', () => {
  test.each([
    '2026-10-12',
    '2024-02-29',
    '2026-10-12T09:30',
    '2026-10-12T09:30:15.123456Z',
    '2026-10-12T09:30:00+02:00',
  ])('isPostDate accepts %s', (text) => {
    expect(isPostDate(text)).toBe(true);
  });

  test.each([
    '',
    '2026-02-29',
    '2026-04-31',
    '12/10/2026',
    '2026-10-12 09:30',
    '2026-10-12T24:00',
    '2026-10-12T09:60',
    '2026-10-12T09:30+0200',
    ' 2026-10-12',
    '2026-10-12\n',
  ])('isPostDate rejects %j', (text) => {
    expect(isPostDate(text)).toBe(false);
  });
});

test('a date is on the day written, whatever its offset', () => {
  expect(datePart('2026-01-01T00:30:00+05:00')).toBe('2026-01-01');
});

test('dates are sorted as midnight UTC, and times by their offset, or as UTC without one', () => {
  expect(sortKey('2026-10-12')).toBe('2026-10-12T00:00:00.000Z');
  expect(sortKey('2026-10-12T09:30')).toBe('2026-10-12T09:30:00.000Z');
  expect(sortKey('2026-10-12T09:30:15.5+02:00')).toBe('2026-10-12T07:30:15.500Z');
  expect(sortKey('2026-10-12T23:00:00-02:30')).toBe('2026-10-13T01:30:00.000Z');
});

test('dates in feeds are noon UTC, and times are exact', () => {
  expect(feedInstant('2026-10-12').toUTCString()).toBe('Mon, 12 Oct 2026 12:00:00 GMT');
  expect(feedInstant('2026-10-12T00:00').toUTCString()).toBe('Mon, 12 Oct 2026 00:00:00 GMT');
  expect(feedInstant('2026-10-12T09:30:00+02:00').toUTCString()).toBe('Mon, 12 Oct 2026 07:30:00 GMT');
});

test('machine-readable dates stay dates, and times are UTC', () => {
  expect(machineDate('2026-10-12')).toBe('2026-10-12');
  expect(machineDate('2026-10-12T09:30')).toBe('2026-10-12T09:30:00.000Z');
  expect(machineDate('2026-10-12T09:30:00+02:00')).toBe('2026-10-12T07:30:00.000Z');
  expect(machineDate('undated')).toBe('undated');
});

test('visitors see a date as written, in their language', () => {
  expect(formatPostDate('2026-10-12', 'en')).toBe('October 12, 2026');
  expect(formatPostDate('2026-10-12', 'es')).toBe('12 de octubre de 2026');
  expect(formatPostDate('2026-03-01T00:10:00+13:00', 'en')).toBe('March 1, 2026');
  expect(formatPostDate('1500-03-01', 'en')).toBe('March 1, 1500');
  expect(formatPostDate('undated', 'en')).toBe('undated');
});

test('dates and times in the owner area have one format, in the owner’s time zone', () => {
  const at = new Date(2026, 9, 12, 14, 5).toISOString();
  expect(formatMoment(at, 'en')).toBe('Oct 12, 2026, 2:05 PM');
  expect(formatMoment(at, 'es')).toBe('12 oct 2026, 14:05');
  expect(formatClock(at, 'en')).toBe('2:05 PM');
  expect(formatClock(new Date(2026, 9, 12, 9, 5).toISOString(), 'es')).toBe('9:05');
  expect(formatShortDay('2026-10-12T23:59:59.000Z', 'en')).toBe('Oct 12, 2026');
  expect(formatShortDay('2026-10-12T00:00:00.000Z', 'es')).toBe('12 oct 2026');
});

const iso = (read: ReturnType<typeof readWallTime>) => (read.ok ? read.value.toISOString() : read.failure);

test.each([
  ['2026-07-01T09:00', 'Europe/Madrid', '2026-07-01T07:00:00.000Z'],
  ['2026-12-01T09:00', 'Europe/Madrid', '2026-12-01T08:00:00.000Z'],
  ['2026-12-01T20:00', 'America/Mexico_City', '2026-12-02T02:00:00.000Z'],
  ['2026-12-01T09:15:30', 'Asia/Kathmandu', '2026-12-01T03:30:30.000Z'],
  ['2026-02-28T23:59', 'UTC', '2026-02-28T23:59:00.000Z'],
])('local time %s in %s is %s', (wall, zone, instant) => {
  expect(iso(readWallTime(wall, zone))).toBe(instant);
  expect(wallTime(new Date(instant), zone)).toBe(wall.slice(0, 16));
});

describe('when clocks go forward', () => {
  test('2:30 doesn’t exist in Madrid when clocks go forward, and the next valid time is suggested', () => {
    expect(iso(readWallTime('2027-03-28T02:30', 'Europe/Madrid'))).toEqual({
      code: 'time_skipped',
      ...{ wanted: '2027-03-28T02:30', instead: '2027-03-28T03:30', zone: 'Europe/Madrid' },
    });
  });

  test('the minutes before and after clocks go forward exist', () => {
    expect(iso(readWallTime('2027-03-28T01:59', 'Europe/Madrid'))).toBe('2027-03-28T00:59:00.000Z');
    expect(iso(readWallTime('2027-03-28T02:00', 'Europe/Madrid'))).toMatchObject({ code: 'time_skipped' });
    expect(iso(readWallTime('2027-03-28T02:59', 'Europe/Madrid'))).toMatchObject({ code: 'time_skipped' });
    expect(iso(readWallTime('2027-03-28T03:00', 'Europe/Madrid'))).toBe('2027-03-28T01:00:00.000Z');
  });
});

describe('when clocks go back', () => {
  test('1:30 occurs twice in New York when clocks go back, and both times are returned', () => {
    expect(iso(readWallTime('2026-11-01T01:30', 'America/New_York'))).toEqual({
      code: 'time_twice',
      wanted: '2026-11-01T01:30',
      first: '2026-11-01T01:30:00-04:00',
      second: '2026-11-01T01:30:00-05:00',
      zone: 'America/New_York',
    });
  });

  test('the chosen occurrence of a repeated local time is used', () => {
    const read = (turn: 'first' | 'second') => readWallTime('2026-11-01T01:30', 'America/New_York', turn);
    expect(iso(read('first'))).toBe('2026-11-01T05:30:00.000Z');
    expect(iso(read('second'))).toBe('2026-11-01T06:30:00.000Z');
  });

  test('turnOf returns which occurrence of a repeated local time an instant is, or undefined', () => {
    const turn = (instant: string) => turnOf(new Date(instant), 'America/New_York');
    expect(turn('2026-11-01T05:30:00.000Z')).toBe('first');
    expect(turn('2026-11-01T06:30:00.000Z')).toBe('second');
    expect(turn('2026-11-01T04:59:00.000Z')).toBeUndefined();
    expect(turn('2026-11-01T07:00:00.000Z')).toBeUndefined();
  });
});

test.each('2026-02-30T09:00|2026-13-01T09:00|2026-03-01T24:00|2026-03-01T9:00|2026-03-01T09:00Z|'.split('|'))(
  '“%s” isn’t a local time',
  (wall) => {
    expect(iso(readWallTime(wall, 'Europe/Madrid'))).toEqual({ code: 'time_invalid' });
  },
);

test('a date in a time zone has that zone’s day and offset', () => {
  expect(zonedIso(new Date('2026-12-01T02:00:00Z'), 'America/Mexico_City')).toBe('2026-11-30T20:00:00-06:00');
  expect(zonedIso(new Date('2026-07-01T07:00:00Z'), 'Europe/Madrid')).toBe('2026-07-01T09:00:00+02:00');
  expect(zonedIso(new Date('2026-07-01T07:00:00Z'), 'UTC')).toBe('2026-07-01T07:00:00+00:00');
});

test('only IANA names are time zones', () => {
  for (const zone of ['Europe/Madrid', 'America/Argentina/Buenos_Aires', 'UTC'])
    expect(isTimeZone(zone)).toBe(true);
  for (const zone of ['', 'Madrid', '+02:00', 'Europe/Nowhere', '../etc'])
    expect(isTimeZone(zone)).toBe(false);
});

test('a timestamp is formatted in a time zone, in both languages', () => {
  const at = '2026-12-02T02:00:00.000Z';
  expect(formatZoned(at, 'en', 'America/Mexico_City')).toBe('Dec 1, 2026, 8:00 PM');
  expect(formatZoned(at, 'es', 'America/Mexico_City')).toBe('1 dic 2026, 20:00');
  expect(formatZoned(at, 'en', 'UTC')).toBe('Dec 2, 2026, 2:00 AM');
});

test('a local time that occurs twice includes its offset', () => {
  expect(formatZoned('2026-11-01T05:30:00Z', 'en', 'America/New_York')).toBe('Nov 1, 2026, 1:30 AM GMT-4');
  expect(formatZoned('2026-11-01T06:30:00Z', 'en', 'America/New_York')).toBe('Nov 1, 2026, 1:30 AM GMT-5');
});

test('a time of day is formatted without its date', () => {
  expect(formatWallClock('2026-03-29T02:30', 'en')).toBe('2:30 AM');
  expect(formatWallClock('2026-03-29T02:30', 'es')).toBe('2:30');
});

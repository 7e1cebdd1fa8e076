import { describe, expect, test } from 'vitest';
import { isTimeZone, readWallTime, turnOf, wallTime, zonedIso } from './zoned-time.ts';

const iso = (read: ReturnType<typeof readWallTime>) => (read.ok ? read.value.toISOString() : read.failure);

test.each([
  ['2026-07-01T09:00', 'Europe/Madrid', '2026-07-01T07:00:00.000Z'],
  ['2026-12-01T09:00', 'Europe/Madrid', '2026-12-01T08:00:00.000Z'],
  ['2026-12-01T20:00', 'America/Mexico_City', '2026-12-02T02:00:00.000Z'],
  ['2026-12-01T09:15:30', 'Asia/Kathmandu', '2026-12-01T03:30:30.000Z'],
  ['2026-12-31T23:59', 'Pacific/Kiritimati', '2026-12-31T09:59:00.000Z'],
  ['2026-02-28T23:59', 'UTC', '2026-02-28T23:59:00.000Z'],
])('%s in %s is %s', (wall, zone, instant) => {
  expect(iso(readWallTime(wall, zone))).toBe(instant);
  expect(wallTime(new Date(instant), zone)).toBe(wall.slice(0, 16));
});

describe('the night in which clocks are set forward', () => {
  test('has no half past two in Madrid, and says what clocks show instead', () => {
    expect(iso(readWallTime('2027-03-28T02:30', 'Europe/Madrid'))).toEqual({
      code: 'time_skipped',
      ...{ wanted: '2027-03-28T02:30', instead: '2027-03-28T03:30', zone: 'Europe/Madrid' },
    });
  });

  test('has its last and its first minute', () => {
    expect(iso(readWallTime('2027-03-28T01:59', 'Europe/Madrid'))).toBe('2027-03-28T00:59:00.000Z');
    expect(iso(readWallTime('2027-03-28T02:00', 'Europe/Madrid'))).toMatchObject({ code: 'time_skipped' });
    expect(iso(readWallTime('2027-03-28T02:59', 'Europe/Madrid'))).toMatchObject({ code: 'time_skipped' });
    expect(iso(readWallTime('2027-03-28T03:00', 'Europe/Madrid'))).toBe('2027-03-28T01:00:00.000Z');
  });
});

describe('the night in which clocks are set back', () => {
  test('has half past one twice in New York, and says which there are', () => {
    expect(iso(readWallTime('2026-11-01T01:30', 'America/New_York'))).toEqual({
      code: 'time_twice',
      wanted: '2026-11-01T01:30',
      first: '2026-11-01T01:30:00-04:00',
      second: '2026-11-01T01:30:00-05:00',
      zone: 'America/New_York',
    });
  });

  test('is read by the turn that is named', () => {
    const read = (turn: 'first' | 'second') => readWallTime('2026-11-01T01:30', 'America/New_York', turn);
    expect(iso(read('first'))).toBe('2026-11-01T05:30:00.000Z');
    expect(iso(read('second'))).toBe('2026-11-01T06:30:00.000Z');
  });

  test('tells of an instant which of the two it is, and of others nothing', () => {
    const turn = (instant: string) => turnOf(new Date(instant), 'America/New_York');
    expect(turn('2026-11-01T05:30:00.000Z')).toBe('first');
    expect(turn('2026-11-01T06:30:00.000Z')).toBe('second');
    expect(turn('2026-11-01T04:59:00.000Z')).toBeUndefined();
    expect(turn('2026-11-01T07:00:00.000Z')).toBeUndefined();
  });
});

test.each([
  '2026-02-30T09:00',
  '2026-13-01T09:00',
  '2026-03-01T24:00',
  '2026-03-01T9:00',
  '2026-03-01',
  '2026-03-01T09:00Z',
  '',
])('“%s” is no time of a clock', (wall) => {
  expect(iso(readWallTime(wall, 'Europe/Madrid'))).toEqual({ code: 'time_invalid' });
});

test('a date keeps the day of its zone, with the offset that holds then', () => {
  expect(zonedIso(new Date('2026-12-01T02:00:00Z'), 'America/Mexico_City')).toBe('2026-11-30T20:00:00-06:00');
  expect(zonedIso(new Date('2026-07-01T07:00:00Z'), 'Europe/Madrid')).toBe('2026-07-01T09:00:00+02:00');
  expect(zonedIso(new Date('2026-07-01T07:00:00Z'), 'UTC')).toBe('2026-07-01T07:00:00+00:00');
});

test('time zones are known by their IANA names', () => {
  for (const zone of ['Europe/Madrid', 'America/Argentina/Buenos_Aires', 'UTC'])
    expect(isTimeZone(zone)).toBe(true);
  for (const zone of ['', 'Madrid', '+02:00', 'Europe/Nowhere', '../etc'])
    expect(isTimeZone(zone)).toBe(false);
});

import { describe, expect, test } from 'vitest';
import {
  datePart,
  feedInstant,
  formatClock,
  formatMoment,
  formatPostDate,
  formatShortDay,
  isPostDate,
  machineDate,
  rfc822,
  sortKey,
} from './dates.ts';

describe('isPostDate', () => {
  test.each([
    '2026-10-12',
    '2024-02-29',
    '9999-12-31',
    '2026-10-12T09:30',
    '2026-10-12T09:30:15.123456Z',
    '2026-10-12T09:30:00+02:00',
    '2026-10-12T09:30:00-11:30',
  ])('accepts %s', (text) => {
    expect(isPostDate(text)).toBe(true);
  });

  test.each([
    '',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '12/10/2026',
    '2026-10-12 09:30',
    '2026-10-12T24:00',
    '2026-10-12T09:60',
    '2026-10-12T09:30:60Z',
    '2026-10-12T09:30+0200',
    ' 2026-10-12',
    '2026-10-12\n',
    '２０２６-10-12',
  ])('refuses %j', (text) => {
    expect(isPostDate(text)).toBe(false);
  });
});

test('the day is the one that was written, whatever the offset says of UTC', () => {
  expect(datePart('2026-01-01T00:30:00+05:00')).toBe('2026-01-01');
});

test('a date-only post is midnight UTC, a time without offset is UTC, an offset counts', () => {
  expect(sortKey('2026-10-12')).toBe('2026-10-12T00:00:00.000Z');
  expect(sortKey('2026-10-12T09:30')).toBe('2026-10-12T09:30:00.000Z');
  expect(sortKey('2026-10-12T09:30:15.5+02:00')).toBe('2026-10-12T07:30:15.500Z');
  expect(sortKey('2026-10-12T23:00:00-02:30')).toBe('2026-10-13T01:30:00.000Z');
});

test('sort keys stand in the order of time, to both ends of the range', () => {
  const inOrder = [
    '1000-01-01T00:00+14:00',
    '2026-10-12T01:00+02:00',
    '2026-10-12',
    '2026-10-11T23:00-02:00',
    '9999-12-31',
    '9999-12-31T23:59-14:00',
  ];
  expect(inOrder.map(sortKey).sort()).toEqual(inOrder.map(sortKey));
});

test('a feed gets the date in the form of RFC 822', () => {
  expect(rfc822('2026-10-12T09:30:00+02:00')).toBe('Mon, 12 Oct 2026 07:30:00 GMT');
});

test('in feeds a date-only post is at noon UTC, and any other at its own instant', () => {
  expect(feedInstant('2026-10-12').toUTCString()).toBe('Mon, 12 Oct 2026 12:00:00 GMT');
  expect(feedInstant('2026-10-12T00:00').toUTCString()).toBe('Mon, 12 Oct 2026 00:00:00 GMT');
  expect(feedInstant('2026-10-12T09:30:00+02:00').toUTCString()).toBe('Mon, 12 Oct 2026 07:30:00 GMT');
});

test('for programs a day stays a day, and a time names its zone', () => {
  expect(machineDate('2026-10-12')).toBe('2026-10-12');
  expect(machineDate('2026-10-12T09:30')).toBe('2026-10-12T09:30:00.000Z');
  expect(machineDate('2026-10-12T09:30:00+02:00')).toBe('2026-10-12T07:30:00.000Z');
  expect(machineDate('undated')).toBe('undated');
});

test('readers see the day in their language, and the day as written', () => {
  expect(formatPostDate('2026-10-12', 'en')).toBe('October 12, 2026');
  expect(formatPostDate('2026-10-12', 'es')).toBe('12 de octubre de 2026');
  expect(formatPostDate('2026-03-01T00:10:00+13:00', 'en')).toBe('March 1, 2026');
  expect(formatPostDate('1500-03-01', 'en')).toBe('March 1, 1500');
  expect(formatPostDate('undated', 'en')).toBe('undated');
});

test('the desk tells days and times in the same style, on the owner’s own clock', () => {
  const at = new Date(2026, 9, 12, 14, 5).toISOString();
  expect(formatMoment(at, 'en')).toBe('Oct 12, 2026, 2:05 PM');
  expect(formatMoment(at, 'es')).toBe('12 oct 2026, 14:05');
  expect(formatClock(at, 'en')).toBe('2:05 PM');
  expect(formatClock(new Date(2026, 9, 12, 9, 5).toISOString(), 'es')).toBe('9:05');
  expect(formatShortDay('2026-10-12T23:59:59.000Z', 'en')).toBe('Oct 12, 2026');
  expect(formatShortDay('2026-10-12T00:00:00.000Z', 'es')).toBe('12 oct 2026');
});

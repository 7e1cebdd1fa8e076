import { expect, test } from 'vitest';
import { readTypedTime, timeIn } from './typed-time.ts';

const zone = 'Europe/Madrid';
const typed = (publish_at: string, more: { planned?: string; publish_turn?: 'first' | 'second' } = {}) =>
  readTypedTime({ planned: '', publish_turn: undefined, publish_at, ...more }, zone);

test('a time is read by the clock of the zone', () => {
  expect(typed('2026-07-01T09:00')).toEqual({ ok: true, value: '2026-07-01T07:00:00.000Z' });
});

test('one that was not changed stays what it was, to the second', () => {
  const planned = '2026-07-01T07:00:42.500Z';
  expect(typed('2026-07-01T09:00', { planned })).toEqual({ ok: true, value: planned });
  expect(typed('2026-07-01T09:01', { planned })).toEqual({ ok: true, value: '2026-07-01T07:01:00.000Z' });
});

test('another turn of the double hour is another time', () => {
  const planned = '2026-10-25T00:30:42.000Z';
  const at = '2026-10-25T02:30';
  expect(typed(at, { planned, publish_turn: 'first' })).toEqual({ ok: true, value: planned });
  expect(typed(at, { planned, publish_turn: 'second' })).toEqual({
    ok: true,
    value: '2026-10-25T01:30:00.000Z',
  });
  expect(typed(at, { planned })).toMatchObject({ failure: { code: 'time_twice' } });
});

test('nothing, and what is no time, are refused', () => {
  expect(typed('')).toEqual({ ok: false, failure: { code: 'publish_at_required' } });
  expect(typed('soon', { planned: 'never' })).toEqual({ ok: false, failure: { code: 'time_invalid' } });
});

test('a form without these fields holds none', () => {
  expect(timeIn(new FormData())).toEqual({ publish_at: '', publish_turn: undefined, planned: '' });
});

import { expect, test } from 'vitest';
import { ownerIn } from '../../../test/owner-in.ts';
import { findPassages, linkedAddresses, namesOtherSites, tidyAddress } from './checks/places.ts';
import type { SaveFailure } from './post-action.ts';
import { readTypedTime, type TypedTime, timeIn, valuesOf } from './post-values.ts';
import { isFixed, saveMessage, saveReason, wentLiveText } from './status-line.ts';

const zone = 'Europe/Madrid';
const typed = (publish_at: string, more: Partial<TypedTime> = {}) =>
  readTypedTime({ planned: '', publish_turn: undefined, publish_zone: '', publish_at, ...more }, zone);

test('reads the publication time in the selected time zone', () => {
  expect(typed('2026-07-01T09:00')).toEqual({ ok: true, value: '2026-07-01T07:00:00.000Z' });
  const there = typed('2026-07-01T09:00', { publish_zone: 'America/Mexico_City' });
  expect(there).toEqual({ ok: true, value: '2026-07-01T15:00:00.000Z' });
});

test('keeps the seconds of an unchanged publication time', () => {
  const planned = '2026-07-01T07:00:42.500Z';
  expect(typed('2026-07-01T09:00', { planned })).toEqual({ ok: true, value: planned });
  expect(typed('2026-07-01T09:01', { planned })).toEqual({ ok: true, value: '2026-07-01T07:01:00.000Z' });
});

test('distinguishes the two occurrences of an hour repeated when clocks go back', () => {
  const planned = '2026-10-25T00:30:42.000Z';
  const at = '2026-10-25T02:30';
  expect(typed(at, { planned, publish_turn: 'first' })).toEqual({ ok: true, value: planned });
  expect(typed(at, { planned, publish_turn: 'second' })).toEqual({
    ok: true,
    value: '2026-10-25T01:30:00.000Z',
  });
  expect(typed(at, { planned })).toMatchObject({ failure: { code: 'time_twice' } });
});

test('rejects an empty or invalid publication time', () => {
  expect(typed('')).toEqual({ ok: false, failure: { code: 'publish_at_required' } });
  expect(typed('soon', { planned: 'never' })).toEqual({ ok: false, failure: { code: 'time_invalid' } });
});

test('reads empty values from a form without publication time fields', () => {
  expect(timeIn(new FormData())).toEqual({
    ...{ publish_at: '', publish_zone: '', publish_turn: undefined, planned: '' },
  });
});

const { messages } = ownerIn('en');

function messageFor(failure: SaveFailure): string {
  return saveMessage(failure, messages);
}

test('shows the message in docs/specification.md 8.1 for a missing title or body, without a status', () => {
  expect(messageFor({ code: 'title_and_body_required', status: 400 })).toBe('Title and body are required');
});

test('shows the status and the reason of a failed save', () => {
  expect(messageFor({ code: 'slug_taken', status: 409, subject: 'first' })).toBe(
    'Failed to save or update (409): Another post already uses the slug “first”. Choose a different one.',
  );
});

test('suggests splitting a text that is too long', () => {
  expect(saveReason({ code: 'server', status: 413 }, messages)).toContain('Split it in two');
  expect(saveReason({ code: 'server', status: 500 }, messages)).not.toContain('Split it in two');
});

test('gives the reason for a failed restore only if the owner can override it', () => {
  const review = { review: 'x', reader: 'Ms Reader', wasApproved: false };
  expect(messageFor({ code: 'not_approved', status: 409, tried: 'restore', review })).toMatch(
    /\(409\): Ms Reader hasn’t approved this version$/,
  );
  expect(messageFor({ code: 'post_not_found', status: 404, tried: 'restore' })).toMatch(/\(404\)$/);
});

test('shows a separate message for a failed “Save as new”, without the reason', () => {
  const failure: SaveFailure = { code: 'slug_taken', status: 409, subject: 'first', tried: 'new' };
  expect(messageFor(failure)).toBe('Failed to save new (409)');
  expect(saveReason(failure, messages)).toContain('“first”');
});

test('explains a time skipped when clocks go forward and shows the time after it', () => {
  const facts = { wanted: '2:30 AM', zone: 'Europe/Madrid', instead: '3:30 AM' };
  expect(messageFor({ code: 'time_skipped', status: 400, facts })).toBe(
    'Failed to save or update (400): 2:30 AM doesn’t exist in Europe/Madrid: clocks go forward that night, to 3:30 AM.',
  );
});

const empty = valuesOf(null, 'en');
const failure = (code: SaveFailure['code']): SaveFailure => ({ code, status: 400 });

test('hides an error once its field has changed', () => {
  const titled = { ...empty, title: 'A title' };
  expect(isFixed(failure('title_and_body_required'), empty, titled)).toBe(false);
  expect(isFixed(failure('title_and_body_required'), empty, { ...titled, html: '<p>a</p>' })).toBe(true);
  expect(isFixed(failure('date_invalid'), empty, titled)).toBe(false);
  expect(isFixed(failure('date_invalid'), empty, { ...empty, date: '2026-01-01' })).toBe(true);
  expect(isFixed(failure('slug_taken'), empty, { ...empty, slug: 'another' })).toBe(true);
  expect(isFixed({ ...failure('input_invalid'), subject: 'cover' }, empty, titled)).toBe(false);
  expect(isFixed({ ...failure('input_invalid'), subject: 'title' }, empty, titled)).toBe(true);
  expect(isFixed(failure('text_too_intricate'), empty, { ...empty, html: '<p>a</p>' })).toBe(true);
  expect(isFixed(failure('server'), empty, { ...titled, slug: 'another', date: '2026-01-01' })).toBe(false);
});

test('detects external links in a post', () => {
  expect(namesOtherSites('<p><a target="_blank" href="https://a.example/">x</a></p>')).toBe(true);
  expect(namesOtherSites('<p><a href="//a.example/">x</a></p>')).toBe(true);
  expect(
    namesOtherSites('<p><a href="/blog/x">x</a> <a href="mailto:a@b.example">y</a> https://c.example</p>'),
  ).toBe(false);
});

test('normalizes link URLs before comparing them', () => {
  const found = linkedAddresses('<a href="HTTPS://A.example?a=1&amp;b=2">x</a><a href="//b.example">y</a>');
  expect(found.has(tidyAddress('https://a.example/?a=1&b=2'))).toBe(true);
  expect(found.has(tidyAddress('https://b.example/'))).toBe(true);
  expect(found.has(tidyAddress('https://a.example/'))).toBe(false);
});

const place = (before: string, after = '') => ({ before, passage: 'Vexdale', after });

test('finds a confidential name by the text around it', () => {
  const text = 'In Vexdaleton. At Vexdale we met; later Vexdale left.';
  expect(findPassages(text, [place('At ', ' we met'), place('later ', ' left.')])).toEqual([18, 40]);
});

test('finds repeated confidential names in order and returns undefined for deleted ones', () => {
  const text = 'By Vexdale. By Vexdale.';
  expect(findPassages(text, [place('By ', '.'), place('By ', '.'), place('By ', '.')])).toEqual([
    3,
    15,
    undefined,
  ]);
});

test('finds a confidential name despite different white space or without surrounding text', () => {
  expect(findPassages('At\u00a0 Vexdale', [place('At ')])).toEqual([4]);
  expect(findPassages('Vexdale', [place('')])).toEqual([0]);
});

test('says how late a post went live after an outage', () => {
  const text = (due: string | null, at: string) => wentLiveText({ due, at, time: '9:12 AM' }, ownerIn('en'));
  expect(text('2026-07-01T09:00:00.000Z', '2026-07-01T09:12:30.000Z')).toBe(
    'Went live at 9:12 AM, 12 minutes late. The server was not running.',
  );
  for (const due of ['2026-07-01T09:12:00.000Z', '2026-07-02T09:00:00.000Z', null])
    expect(text(due, '2026-07-01T09:12:30.000Z')).toBe('The post went live on schedule.');
});

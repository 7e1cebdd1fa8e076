import { describe, expect, test } from 'vitest';
import { postDate, readFeedDate } from './post-date.ts';

const fallback = { file: 'Tue, 27 Jan 2015 14:56:57 +0000', today: '2026-01-31' };
const zero = '0000-00-00 00:00:00';
const none = { date: '', dateGmt: '', pubDate: '', dcDate: '', modified: '' };

describe('postDate', () => {
  test.each([
    ['2013-01-11 20:22:19', '2013-01-11 19:22:19', '2013-01-11T20:22:19+01:00'],
    ['2013-01-11 20:22:19', '2013-01-12 03:22:19', '2013-01-11T20:22:19-07:00'],
    ['2013-01-11 20:22:19', '2013-01-11 20:22:19', '2013-01-11T20:22:19Z'],
    ['2013-01-11 20:22:19', '2013-01-11 14:52:19', '2013-01-11T20:22:19+05:30'],
  ])('%s, %s in UTC, is %s', (date, dateGmt, expected) => {
    expect(postDate({ ...none, date, dateGmt }, fallback)).toEqual({ date: expected, from: null });
  });

  test.each([
    ['a zero UTC time, as drafts have it', zero],
    ['none at all', ''],
    ['one that is days away', '2013-01-20 00:00:00'],
    ['one that no clock shows', '2013-01-11 19:29:00'],
  ])('with %s there is no offset', (_case, dateGmt) => {
    expect(postDate({ ...none, date: '2013-01-11 20:22:19', dateGmt }, fallback).date).toBe(
      '2013-01-11T20:22:19',
    );
  });

  test('without a local date the UTC one counts, then the feed’s', () => {
    expect(postDate({ ...none, date: zero, dateGmt: '2013-01-11 20:22:19' }, fallback)).toEqual({
      date: '2013-01-11T20:22:19Z',
      from: null,
    });
    const pubDate = 'Fri, 11 Jan 2013 20:22:19 +0100';
    expect(postDate({ ...none, date: zero, dateGmt: zero, pubDate }, fallback)).toEqual({
      date: '2013-01-11T20:22:19+01:00',
      from: null,
    });
  });

  test('a post without any date of its own takes another, and says which', () => {
    const nothing = { ...none, date: zero, dateGmt: zero, pubDate: 'Wed, 30 Nov -0001 00:00:00 +0000' };
    expect(postDate({ ...nothing, modified: '2014-02-03 04:05:06' }, fallback)).toEqual({
      date: '2014-02-03T04:05:06',
      from: 'modified',
    });
    expect(postDate(nothing, fallback)).toEqual({ date: '2015-01-27T14:56:57Z', from: 'file' });
    expect(postDate(nothing, { file: '', today: '2026-01-31' })).toEqual({
      date: '2026-01-31',
      from: 'today',
    });
  });

  test.each(['2013-02-31 10:00:00', '2013-13-01 10:00:00', '2013-01-01 25:00:00', 'soon'])(
    '%s never was',
    (date) => {
      expect(postDate({ ...none, date }, fallback).from).toBe('file');
    },
  );

  test('a day without a time is a day', () => {
    expect(postDate({ ...none, date: '2013-01-11', dateGmt: '2013-01-11 03:00:00' }, fallback).date).toBe(
      '2013-01-11',
    );
  });
});

describe('readFeedDate', () => {
  test.each([
    ['Tue, 27 Jan 2015 14:56:57 +0000', '2015-01-27T14:56:57Z'],
    ['Tue, 27 Jan 2015 14:56:57 GMT', '2015-01-27T14:56:57Z'],
    ['27 January 2015 14:56 -0330', '2015-01-27T14:56:00-03:30'],
    ['Tue, 7 Jan 2015 14:56:57 EST', '2015-01-07T14:56:57'],
    ['2015-01-27T14:56:57+02:00', '2015-01-27T14:56:57+02:00'],
    ['2015-01-27 14:56:57', '2015-01-27T14:56:57'],
    ['Tue, 31 Feb 2015 14:56:57 +0000', null],
    ['Tue, 27 Foo 2015 14:56:57 +0000', null],
    ['', null],
  ])('%j is %j', (text, date) => {
    expect(readFeedDate(text)).toBe(date);
  });
});

import { expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

test('one range is read, and clipped to what there is', () => {
  for (const [header, range] of [
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=2-5', { first: 2, last: 5 }],
    ['bytes=5-', { first: 5, last: 9 }],
    ['bytes=9-99', { first: 9, last: 9 }],
    ['bytes=0-99999999999999999999', { first: 0, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-99999999999999999999', { first: 0, last: 9 }],
    [' Bytes=1-1 ', { first: 1, last: 1 }],
  ] as const)
    expect([header, readByteRange(header, 10)]).toEqual([header, range]);
});

test('what is no range, or more than one, is taken as not asked for', () => {
  for (const header of [
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-1',
    'bytes=a-b',
    'bytes=1-2,4-5',
  ])
    expect([header, readByteRange(header, 10)]).toEqual([header, 'all']);
  for (const header of [
    'bytes=--1',
    'bytes=1.5-2',
    'lines=1-2',
    'bytes=0x1-2',
    'bytes=99999999999999999999-1',
  ])
    expect([header, readByteRange(header, 10)]).toEqual([header, 'all']);
});

test('a range beyond the end is none', () => {
  for (const header of ['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=99999999999999999999-'])
    expect([header, readByteRange(header, 10)]).toEqual([header, 'none']);
  expect(readByteRange('bytes=-5', 0)).toBe('none');
});

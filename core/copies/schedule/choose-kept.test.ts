import { expect, test } from 'vitest';
import { copiesToRemove } from './choose-kept.ts';
import { copyName, isOfReferences, timeOfCopy } from './copy-name.ts';

const dayMs = 86_400_000;

/** One copy a night, the last on the first of March 2026, a Sunday. */
function nightly(count: number): string[] {
  const last = Date.parse('2026-03-01T03:00:00Z');
  return Array.from({ length: count }, (_, index) => copyName(new Date(last - index * dayMs), new Set()));
}

const stays = (names: string[], rules: { newest: number; hasLonger: boolean }) => {
  const gone = new Set(copiesToRemove(names, rules));
  return names.filter((name) => !gone.has(name)).map((name) => name.slice(5, 15));
};

test('a copy is named by its moment, and no two alike', () => {
  const now = new Date('2026-03-01T03:04:05.678Z');
  expect(copyName(now, new Set())).toBe('site-2026-03-01-030405.copy');
  const taken = new Set(['site-2026-03-01-030405.copy', 'site-2026-03-01-030405-2.copy']);
  expect(copyName(now, taken)).toBe('site-2026-03-01-030405-3.copy');
  expect(timeOfCopy('site-2026-03-01-030405-3.copy')?.toISOString()).toBe('2026-03-01T03:04:05.000Z');
  for (const other of ['site-2026-13-41-030405.copy', 'site.copy', 'site-2026-03-01-030405.db', 'x']) {
    expect(timeOfCopy(other), other).toBeUndefined();
  }
});

test('a copy that names pictures says so, and goes in its turn', () => {
  const now = new Date('2026-03-01T03:04:05.678Z');
  const name = copyName(now, new Set(), 'references');
  expect(name).toBe('site-2026-03-01-030405-references.copy');
  const next = copyName(now, new Set([name]), 'references');
  expect([name, next, copyName(now, new Set())].map(isOfReferences)).toEqual([true, true, false]);
  expect(timeOfCopy(next)?.toISOString()).toBe('2026-03-01T03:04:05.000Z');
  const later = copyName(new Date(now.getTime() + dayMs), new Set());
  expect(copiesToRemove([name, later], { newest: 1, hasLonger: false })).toEqual([name]);
});

test('the newest stay', () => {
  expect(stays(nightly(5), { newest: 3, hasLonger: false })).toEqual([
    '2026-03-01',
    '2026-02-28',
    '2026-02-27',
  ]);
  expect(copiesToRemove(nightly(3), { newest: 3, hasLonger: false })).toEqual([]);
  expect(copiesToRemove(nightly(1), { newest: 0, hasLonger: false })).toEqual([]);
});

test('the last of eight weeks and of twelve months stay besides, where that is wanted', () => {
  expect(stays(nightly(800), { newest: 2, hasLonger: true })).toEqual([
    ...['2026-03-01', '2026-02-28', '2026-02-22', '2026-02-15', '2026-02-08', '2026-02-01'],
    ...['2026-01-31', '2026-01-25', '2026-01-18', '2026-01-11', '2025-12-31', '2025-11-30'],
    ...['2025-10-31', '2025-09-30', '2025-08-31', '2025-07-31', '2025-06-30', '2025-05-31'],
    '2025-04-30',
  ]);
});

test('of two in one second the first goes first, and what is no copy stays', () => {
  const names = ['site-2026-03-01-030000.copy', 'site-2026-03-01-030000-2.copy', 'before.db', 'photo.jpg'];
  expect(copiesToRemove(names, { newest: 1, hasLonger: false })).toEqual(['site-2026-03-01-030000.copy']);
});

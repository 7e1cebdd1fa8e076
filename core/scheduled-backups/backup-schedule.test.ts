import { expect, test } from 'vitest';
import {
  backupName,
  backupsToDelete,
  backupTime,
  isOfReferences,
  isTooOld,
  lastDeletion,
  lastSlot,
  nextSlot,
  retryAfterMs,
} from './backup-schedule.ts';

const dayMs = 86_400_000;

/** One backup per night. The last is on March 1, 2026, a Sunday. */
function nightly(count: number): string[] {
  const last = Date.parse('2026-03-01T03:00:00Z');
  return Array.from({ length: count }, (_, index) => backupName(new Date(last - index * dayMs), new Set()));
}

const stays = (names: string[], rules: { newest: number; hasLonger: boolean }) => {
  const gone = new Set(backupsToDelete(names, rules));
  return names.filter((name) => !gone.has(name)).map((name) => name.slice(5, 15));
};

test('a backup is named by its time, and no two names are the same', () => {
  const now = new Date('2026-03-01T03:04:05.678Z');
  expect(backupName(now, new Set())).toBe('site-2026-03-01-030405.copy');
  const taken = new Set(['site-2026-03-01-030405.copy', 'site-2026-03-01-030405-2.copy']);
  expect(backupName(now, taken)).toBe('site-2026-03-01-030405-3.copy');
  expect(backupTime('site-2026-03-01-030405-3.copy')?.toISOString()).toBe('2026-03-01T03:04:05.000Z');
  for (const other of ['site-2026-13-41-030405.copy', 'site.copy', 'site-2026-03-01-030405.db', 'x']) {
    expect(backupTime(other), other).toBeUndefined();
  }
});

test('a backup that references images is marked in its name, and is deleted in order', () => {
  const now = new Date('2026-03-01T03:04:05.678Z');
  const name = 'site-2026-03-01-030405-references.copy';
  const next = 'site-2026-03-01-030405-references-2.copy';
  expect([name, next, backupName(now, new Set())].map(isOfReferences)).toEqual([true, true, false]);
  expect(backupTime(next)?.toISOString()).toBe('2026-03-01T03:04:05.000Z');
  const later = backupName(new Date(now.getTime() + dayMs), new Set());
  expect(backupsToDelete([name, later], { newest: 1, hasLonger: false })).toEqual([name]);
});

test('the newest backups are retained', () => {
  expect(stays(nightly(5), { newest: 3, hasLonger: false })).toEqual([
    '2026-03-01',
    '2026-02-28',
    '2026-02-27',
  ]);
  expect(backupsToDelete(nightly(3), { newest: 3, hasLonger: false })).toEqual([]);
  expect(backupsToDelete(nightly(1), { newest: 0, hasLonger: false })).toEqual([]);
});

test('the last deletion of today’s backups depends on how many are retained, and on months', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const last = (rhythm: 'hourly' | 'daily' | 'weekly', newest: number, hasLonger = false) =>
    lastDeletion(nightly(40), { newest, hasLonger }, rhythm, now).toISOString();
  expect(last('daily', 14)).toBe('2026-03-15T03:00:00.000Z');
  expect(last('hourly', 24)).toBe('2026-03-02T12:00:00.000Z');
  expect(last('weekly', 2)).toBe('2026-03-09T03:00:00.000Z');
  // The last backup of February is one of twelve monthly ones.
  expect(last('daily', 14, true)).toBe('2027-02-01T03:00:00.000Z');
  expect(last('daily', 400, true)).toBe('2027-04-05T03:00:00.000Z');
});

test('the last backups of eight weeks and twelve months are retained if configured', () => {
  expect(stays(nightly(800), { newest: 2, hasLonger: true })).toEqual([
    ...['2026-03-01', '2026-02-28', '2026-02-22', '2026-02-15', '2026-02-08', '2026-02-01'],
    ...['2026-01-31', '2026-01-25', '2026-01-18', '2026-01-11', '2025-12-31', '2025-11-30'],
    ...['2025-10-31', '2025-09-30', '2025-08-31', '2025-07-31', '2025-06-30', '2025-05-31'],
    '2025-04-30',
  ]);
});

test('of two backups in the same second, the first is deleted first, and other files stay', () => {
  const names = ['site-2026-03-01-030000.copy', 'site-2026-03-01-030000-2.copy', 'before.db', 'photo.jpg'];
  expect(backupsToDelete(names, { newest: 1, hasLonger: false })).toEqual(['site-2026-03-01-030000.copy']);
});

test.each([
  ['hourly', '2026-03-01T12:34:56.000Z', '2026-03-01T12:00:00.000Z', '2026-03-01T13:00:00.000Z'],
  ['hourly', '2026-03-01T12:00:00.000Z', '2026-03-01T12:00:00.000Z', '2026-03-01T13:00:00.000Z'],
  ['daily', '2026-03-01T02:59:59.999Z', '2026-02-28T03:00:00.000Z', '2026-03-01T03:00:00.000Z'],
  ['daily', '2026-03-01T03:00:00.000Z', '2026-03-01T03:00:00.000Z', '2026-03-02T03:00:00.000Z'],
  // March 1, 2026, is a Sunday.
  ['weekly', '2026-03-01T12:00:00.000Z', '2026-02-23T03:00:00.000Z', '2026-03-02T03:00:00.000Z'],
  ['weekly', '2026-03-02T03:00:00.000Z', '2026-03-02T03:00:00.000Z', '2026-03-09T03:00:00.000Z'],
] as const)('%s at %s: the last backup was due at %s, the next is due at %s', (rhythm, now, last, next) => {
  expect(lastSlot(rhythm, new Date(now)).toISOString()).toBe(last);
  expect(nextSlot(rhythm, new Date(now)).toISOString()).toBe(next);
});

test('a backup is too old after two missed times and six hours', () => {
  const made = new Date('2026-03-01T03:00:00Z');
  expect(isTooOld('daily', made, new Date('2026-03-03T09:00:00Z'))).toBe(false);
  expect(isTooOld('daily', made, new Date('2026-03-03T09:00:01Z'))).toBe(true);
  expect(isTooOld('hourly', made, new Date('2026-03-01T11:00:01Z'))).toBe(true);
  expect(isTooOld('weekly', made, new Date('2026-03-15T09:00:00Z'))).toBe(false);
});

test('a failed backup is retried soon, then hourly', () => {
  expect([1, 2, 3, 4, 20].map((failures) => retryAfterMs(failures) / 60_000)).toEqual([10, 20, 40, 60, 60]);
});

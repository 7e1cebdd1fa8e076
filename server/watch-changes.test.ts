import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseFailure } from '../shared/database-failure.ts';
import { watchChanges } from './watch-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function prepare(work: (isWanted: () => boolean) => Promise<void>) {
  const site: { version: number | undefined } = { version: 1 };
  const logged: string[] = [];
  const log = pino({}, { write: (line) => void logged.push(line) });
  const watch = watchChanges({ siteVersion: () => site.version }, log, work);
  onTestFinished(() => watch.stop());
  return { site, logged, watch, pass: () => vi.advanceTimersByTimeAsync(250) };
}

test('work is done once at the start, and once after a change', async () => {
  const work = vi.fn(async () => undefined);
  const { site, pass } = prepare(work);
  await pass();
  await pass();
  expect(work).toHaveBeenCalledTimes(1);
  site.version = 2;
  await pass();
  await pass();
  expect(work).toHaveBeenCalledTimes(2);
});

test('while the version is not known nothing begins', async () => {
  const work = vi.fn(async () => undefined);
  const { site, pass } = prepare(work);
  site.version = undefined;
  await pass();
  expect(work).not.toHaveBeenCalled();
  site.version = 1;
  await pass();
  expect(work).toHaveBeenCalledTimes(1);
});

test('work goes on alone, hears of changes meanwhile, and is done again for all of them', async () => {
  const ends: (() => void)[] = [];
  const wanted: (() => boolean)[] = [];
  const { site, pass } = prepare(async (isWanted) => {
    wanted.push(isWanted);
    await new Promise<void>((end) => ends.push(end));
  });
  await pass();
  expect(wanted[0]?.()).toBe(true);
  site.version = 2;
  await pass();
  site.version = 3;
  await pass();
  expect([wanted.length, wanted[0]?.()]).toEqual([1, false]);
  ends[0]?.();
  await pass();
  expect([wanted.length, wanted[1]?.()]).toEqual([2, true]);
  ends[1]?.();
});

test('a failure is a line in the log, and the next change is heard; that of the database is its readers’', async () => {
  const work = vi.fn(async () => {
    throw new Error('out of order');
  });
  const { site, logged, pass } = prepare(work);
  await pass();
  expect(logged).toHaveLength(1);
  work.mockRejectedValue(new DatabaseFailure('unavailable', 'gone'));
  site.version = 2;
  await pass();
  expect([work.mock.calls.length, logged.length]).toEqual([2, 1]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterTyping } from './after-typing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Types a key every `gap` milliseconds, and gives how often the work was done meanwhile. */
function type(keys: number, gap: number, key: () => void, work: ReturnType<typeof vi.fn>): number {
  const before = work.mock.calls.length;
  for (let count = 0; count < keys; count += 1) {
    key();
    vi.advanceTimersByTime(gap);
  }
  return work.mock.calls.length - before;
}

test('the work is done once, 300 ms after the last key', () => {
  const work = vi.fn();
  const typing = afterTyping(work);
  expect(type(5, 100, typing.note, work)).toBe(0);
  vi.advanceTimersByTime(190);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('while keys go on coming it is done about once a second', () => {
  const work = vi.fn();
  const typing = afterTyping(work);
  const done = type(100, 100, typing.note, work);
  expect(done).toBeGreaterThanOrEqual(9);
  expect(done).toBeLessThanOrEqual(10);
});

test('a flush does it at once, and what is stopped is not done', () => {
  const work = vi.fn();
  const typing = afterTyping(work);
  typing.note();
  typing.flush();
  expect(work).toHaveBeenCalledTimes(1);
  typing.note();
  typing.stop();
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

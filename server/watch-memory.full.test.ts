import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectAfter, watchMemory } from './watch-memory.ts';

const megabyte = 1024 * 1024;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A process of 250 MB, 100 of them values of which 20 are left after a collection; `used` makes more of them. */
function watched() {
  const memory = {
    taken: 250 * megabyte,
    used: 100 * megabyte,
    collections: 0,
    process: () => memory.taken,
    values: () => memory.used,
    collect() {
      memory.collections += 1;
      memory.used = 20 * megabyte;
    },
  };
  return { memory, stop: watchMemory(memory) };
}

test('a process of little memory is left alone', () => {
  const { memory, stop } = watched();
  memory.taken = 179 * megabyte;
  vi.advanceTimersByTime(60_000);
  expect(memory.collections).toBe(0);
  stop();
});

test('memory is given back soon, and then at most every two seconds', () => {
  const { memory, stop } = watched();
  vi.advanceTimersByTime(200);
  expect(memory.collections).toBe(1);
  memory.used = 100 * megabyte;
  vi.advanceTimersByTime(1_800);
  expect(memory.collections).toBe(1);
  vi.advanceTimersByTime(300);
  expect(memory.collections).toBe(2);
  stop();
});

test('nothing is collected again while hardly anything is new, nor after the watch', () => {
  const { memory, stop } = watched();
  vi.advanceTimersByTime(60_000);
  expect(memory.collections).toBe(1);
  memory.used = 31 * megabyte;
  vi.advanceTimersByTime(60_000);
  expect(memory.collections).toBe(1);
  stop();
  memory.used = 100 * megabyte;
  vi.advanceTimersByTime(60_000);
  expect(memory.collections).toBe(1);
});

test('after a long body memory is given back at once, where there is much of it', () => {
  const { memory, stop } = watched();
  stop();
  collectAfter(megabyte - 1, memory);
  expect(memory.collections).toBe(0);
  collectAfter(megabyte, memory);
  expect(memory.collections).toBe(1);
  memory.taken = 179 * megabyte;
  collectAfter(12 * megabyte, memory);
  expect(memory.collections).toBe(1);
});

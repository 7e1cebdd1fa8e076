import { expect, test } from 'vitest';
import { createTidier } from './tidy-heap.ts';

const megabyte = 1024 * 1024;

/** Runs jobs after each of which the heap takes so many megabytes, of which `kept` stay; gives after which of them it was collected. */
function collections(used: number[], kept: number): number[] {
  const collected: number[] = [];
  let heap = 0;
  let job = 0;
  const tidy = createTidier({
    used: () => heap * megabyte,
    collect: () => {
      collected.push(job);
      heap = kept;
    },
  });
  for (const [at, megabytes] of used.entries()) {
    job = at;
    heap = megabytes;
    tidy();
  }
  return collected;
}

test('a thread with no more than its own modules is left alone', () => {
  expect(collections([5, 20, 23, 23.9], 5)).toEqual([]);
});

test('what a long text took is given back after it', () => {
  expect(collections([20, 60, 20, 24, 10], 12)).toEqual([1, 3]);
});

test('a thread that needs much for its next jobs is not collected after each of them', () => {
  // A blog with thousands of uploads: forty megabytes stay.
  expect(collections([50, 51, 55, 59, 60, 45, 61], 40)).toEqual([0, 4, 6]);
});

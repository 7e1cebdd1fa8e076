import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapWithLimit } from './map-with-limit.ts';

test('results come in the order of the items, whichever is done first', async () => {
  const results = await mapWithLimit([30, 1, 15], 3, async (milliseconds) => {
    await wait(milliseconds);
    return milliseconds;
  });
  expect(results).toEqual([30, 1, 15]);
});

test('no more tasks than the limit are under way, and every item has its turn', async () => {
  let running = 0;
  let most = 0;
  const results = await mapWithLimit([...Array(10).keys()], 4, async (item) => {
    running++;
    most = Math.max(most, running);
    await wait(2);
    running--;
    return item * 2;
  });
  expect(most).toBe(4);
  expect(results).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
});

test('no items give no results', async () => {
  expect(await mapWithLimit([], 4, async () => 1)).toEqual([]);
});

import { expect, test } from 'vitest';
import { leastTurn, longestDelay, longestTurn, timeOf, turnBound } from './event-loop-delay.ts';
import { machineSlowness } from './machine-slowness.ts';

const hold = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

const compute = (ms: number) => {
  const end = process.threadCpuUsage().user + ms * 1000;
  while (process.threadCpuUsage().user < end);
};

test('what holds the thread is seen in the first turn and in a later one, and nothing else is', async () => {
  const first = await longestDelay(async () => timeOf(() => hold(150)));
  expect(first.value).toBeGreaterThanOrEqual(150);
  expect(first.delay).toBeGreaterThan(140);
  const later = await longestDelay(async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    hold(150);
  });
  expect(later.delay).toBeGreaterThan(140);
  hold(150);
  expect((await longestDelay(async () => 'rest')).delay).toBeLessThan(140);
});

test('the longest turn is what this thread computed, and not how long it waited', async () => {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const busy = await longestTurn(async () => {
    await wait(30);
    compute(100);
    await wait(5);
    return 'done';
  });
  expect(busy.value).toBe('done');
  expect(busy.turn).toBeGreaterThanOrEqual(100);
  expect((await longestTurn(() => wait(150))).turn).toBeLessThan(50);
});

test('what holds the thread in each round is told, what does so once is not', async () => {
  let round = 0;
  const each = await leastTurn(async () => compute(150 * Math.max(1, machineSlowness())));
  expect(each.turn).toBeGreaterThan(turnBound * 2);
  const once = await leastTurn(async () => {
    round += 1;
    if (round === 1) compute(300);
    return round;
  });
  expect(once).toMatchObject({ value: 2 });
  expect(once.turn).toBeLessThan(turnBound);
});

import { expect, test } from 'vitest';
import { longestDelay, timeOf } from './event-loop-delay.ts';

const hold = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
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

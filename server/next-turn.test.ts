import { expect, test } from 'vitest';
import { nextTurn } from './next-turn.ts';

test('those who wait go on one a turn, in the order of asking', async () => {
  const order: string[] = [];
  let turns = 0;
  const count = setInterval(() => undefined, 1000);
  const each = (name: string) =>
    nextTurn().then(async () => {
      order.push(`${name} ${turns}`);
      // Work that awaits without leaving the turn.
      for (let step = 0; step < 20; step += 1) await undefined;
      order.push(`${name} done ${turns}`);
    });
  const all = Promise.all(['a', 'b', 'c'].map(each));
  const tick = () => {
    turns += 1;
    if (turns < 10) setImmediate(tick);
  };
  setImmediate(tick);
  await all;
  clearInterval(count);
  expect(order).toEqual(['a 0', 'a done 0', 'b 1', 'b done 1', 'c 2', 'c done 2']);
});

test('a turn that nobody waits for holds up no later one', async () => {
  await nextTurn();
  await nextTurn();
});

test('between two turns whoever else has something to do gets to it', async () => {
  const hold = (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  const waits: number[] = [];
  const busy = Promise.all(Array.from({ length: 20 }, () => nextTurn().then(() => hold(10))));
  let isDone = false;
  void busy.then(() => {
    isDone = true;
  });
  while (!isDone) {
    const asked = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 0));
    waits.push(performance.now() - asked);
  }
  expect(waits.length).toBeGreaterThan(10);
});

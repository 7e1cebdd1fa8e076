import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { nextTurn, noteConnection } from './next-turn.ts';

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

test('whoever connects behind many others is let in before their work is done', async () => {
  const hold = (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  let begun = 0;
  let begunWhenLast = Number.NaN;
  const all = 60;
  let came = 0;
  const server = createServer(async (socket) => {
    noteConnection();
    came += 1;
    if (came === all) begunWhenLast = begun;
    await nextTurn();
    begun += 1;
    hold(5);
    socket.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: all }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket.resume(), 'close')));
  expect(begun).toBe(all);
  expect(begunWhenLast).toBeLessThan(10);
});

test('connections that never end hold up no work for long', async () => {
  let turns = 0;
  let isDone = false;
  const flood = () => {
    noteConnection();
    turns += 1;
    if (!isDone) setImmediate(flood);
  };
  flood();
  await nextTurn();
  await nextTurn();
  isDone = true;
  expect(turns).toBeLessThan(250);
});

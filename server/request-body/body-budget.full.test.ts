import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BodyBudget } from './body-budget.ts';

const megabyte = 1024 * 1024;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('strangers have a share of their own, and wait for nobody', async () => {
  const budget = new BodyBudget();
  expect(budget.open('strangers').take(4 * megabyte)).toBe(true);
  expect(await budget.open('strangers').takeInTurn(1)).toBe(false);
  expect(budget.open('texts').take(12 * megabyte)).toBe(true);
});

test('what is too much at once for the owner goes on in turn', async () => {
  const budget = new BodyBudget();
  const [first, second, third] = [budget.open('pictures'), budget.open('pictures'), budget.open('pictures')];
  expect(await first.takeInTurn(5 * megabyte)).toBe(true);
  const order: string[] = [];
  const waiting = Promise.all([
    second.takeInTurn(5 * megabyte).then((taken) => order.push(`second ${taken}`)),
    third.takeInTurn(2.5 * megabyte).then((taken) => order.push(`third ${taken}`)),
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(order).toEqual([]);
  first.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['second true']);
  second.release();
  await waiting;
  expect(order).toEqual(['second true', 'third true']);
});

test('one body has room to its end, however it comes, and leaves none to others', async () => {
  const budget = new BodyBudget();
  const share = budget.open('texts');
  for (let count = 0; count < 24; count += 1) expect(share.take(megabyte)).toBe(true);
  expect(budget.open('texts').take(17 * 1024)).toBe(false);
  share.release();
  expect(budget.open('texts').take(4 * megabyte)).toBe(true);
});

test('who has left waits no longer', async () => {
  const budget = new BodyBudget();
  const first = budget.open('pictures');
  first.take(21 * megabyte);
  const gone = budget.open('pictures');
  const isTaken = gone.takeInTurn(5 * megabyte);
  const next = budget.open('pictures').takeInTurn(5 * megabyte);
  gone.release();
  expect(await isTaken).toBe(false);
  first.release();
  expect(await next).toBe(true);
});

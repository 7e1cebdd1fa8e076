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

test('a short body of the owner’s finds room beside a long one, until it is longer than it said', async () => {
  const budget = new BodyBudget();
  budget.open('texts').take(12 * megabyte);
  const short = budget.open('texts');
  expect([short.take(16 * 1024), short.take(1)]).toEqual([true, false]);
  const strangers = budget.open('strangers');
  strangers.take(4 * megabyte);
  expect(budget.open('strangers').take(1)).toBe(false);
});

test('nobody waits for ever, nor in a line without end', async () => {
  const budget = new BodyBudget();
  budget.open('pictures').take(21 * megabyte);
  const late = budget.open('pictures').takeInTurn(megabyte);
  const others = Array.from({ length: 19 }, () => budget.open('pictures').takeInTurn(megabyte));
  expect(await budget.open('pictures').takeInTurn(megabyte)).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await late).toBe(false);
  expect(await Promise.all(others)).not.toContain(true);
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

test('what is given back twice is counted once', async () => {
  const budget = new BodyBudget();
  const share = budget.open('pictures');
  share.take(5 * megabyte);
  share.release();
  share.release();
  expect(budget.open('pictures').take(5 * megabyte)).toBe(true);
  expect(budget.open('pictures').take(5 * megabyte)).toBe(false);
});

test('the budget tells what is held, who waits for room, and for how long', async () => {
  const budget = new BodyBudget();
  const [first, second] = [budget.open('pictures'), budget.open('pictures')];
  await first.takeInTurn(5 * megabyte);
  const waiting = second.takeInTurn(5 * megabyte);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(budget.load('pictures')).toEqual({ bytes: 20 * megabyte, waiting: 1, longestWaitMs: 2_000 });
  expect(budget.load('texts')).toEqual({ bytes: 0, waiting: 0, longestWaitMs: 0 });
  first.release();
  await waiting;
  second.release();
  expect(budget.load('pictures')).toEqual({ bytes: 0, waiting: 0, longestWaitMs: 0 });
});

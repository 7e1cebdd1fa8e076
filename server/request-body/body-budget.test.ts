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
  expect(budget.open(false).take(4 * megabyte)).toBe(true);
  expect(await budget.open(false).takeInTurn(1)).toBe(false);
  expect(budget.open(true).take(12 * megabyte)).toBe(true);
});

test('what is too much at once for the owner goes on in turn', async () => {
  const budget = new BodyBudget();
  const [first, second, third] = [budget.open(true), budget.open(true), budget.open(true)];
  expect(await first.takeInTurn(20 * megabyte)).toBe(true);
  const order: string[] = [];
  const waiting = Promise.all([
    second.takeInTurn(20 * megabyte).then((taken) => order.push(`second ${taken}`)),
    third.takeInTurn(10 * megabyte).then((taken) => order.push(`third ${taken}`)),
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

test('nobody waits for ever, nor in a line without end', async () => {
  const budget = new BodyBudget();
  budget.open(true).take(26 * megabyte);
  const late = budget.open(true).takeInTurn(megabyte);
  const others = Array.from({ length: 19 }, () => budget.open(true).takeInTurn(megabyte));
  expect(await budget.open(true).takeInTurn(megabyte)).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await late).toBe(false);
  expect(await Promise.all(others)).not.toContain(true);
});

test('who has left waits no longer', async () => {
  const budget = new BodyBudget();
  const first = budget.open(true);
  first.take(26 * megabyte);
  const gone = budget.open(true);
  const answer = gone.takeInTurn(20 * megabyte);
  const next = budget.open(true).takeInTurn(20 * megabyte);
  gone.release();
  expect(await answer).toBe(false);
  first.release();
  expect(await next).toBe(true);
});

test('what is given back twice is counted once', async () => {
  const budget = new BodyBudget();
  const share = budget.open(true);
  share.take(20 * megabyte);
  share.release();
  share.release();
  expect(budget.open(true).take(20 * megabyte)).toBe(true);
  expect(budget.open(true).take(20 * megabyte)).toBe(false);
});

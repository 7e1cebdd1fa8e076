import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { superviseWorkers, type WorkerEvents, type WorkerOrder } from './cluster.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const crash = { code: 1 };
const killed = { code: null, signal: 'SIGKILL' } as const;

interface FakeWorker extends WorkerEvents {
  orders: (WorkerOrder | NodeJS.Signals)[];
  serves(generatedPassword?: string): void;
}

function supervised(count: number) {
  const workers: FakeWorker[] = [];
  const events: unknown[] = [];
  const supervisor = superviseWorkers({
    count,
    start: (handlers) => {
      const orders: FakeWorker['orders'] = [];
      const address = 'http://127.0.0.1:3000';
      const serves = (generatedPassword: string | null = null) =>
        handlers.onReady({ kind: 'ready', address, generatedPassword });
      workers.push({ ...handlers, orders, serves });
      return { order: (order) => orders.push(order), kill: (signal) => orders.push(signal) };
    },
    onReady: ({ generatedPassword }) => events.push(['ready', generatedPassword]),
    onRestart: (ended) => events.push(ended),
    onEnd: (code) => events.push(['end', code]),
  });
  const worker = (place: number) => {
    const found = workers[place];
    if (!found) throw new Error(`Only ${workers.length} workers were started`);
    return found;
  };
  return { supervisor, workers, worker, events };
}

test('starts the other workers once the first one serves, and announces the site once', () => {
  const { workers, worker, events } = supervised(3);
  expect(workers).toHaveLength(1);
  worker(0).serves('made up');
  expect(workers).toHaveLength(3);
  worker(1).serves();
  worker(2).serves();
  expect(events).toEqual([['ready', 'made up']]);
});

test('one worker runs maintenance, and another takes over when it ends', () => {
  const { worker } = supervised(3);
  for (const place of [0, 1, 2]) worker(place).serves();
  expect([0, 1, 2].map((place) => worker(place).orders)).toEqual([['start_background_work'], [], []]);
  worker(1).onExit(crash);
  expect(worker(2).orders).toEqual([]);
  worker(0).onExit(killed);
  expect(worker(2).orders).toEqual(['start_background_work']);
  vi.advanceTimersByTime(1_000);
  worker(3).serves();
  worker(2).onExit({ code: 0 });
  expect(worker(3).orders).toEqual(['start_background_work']);
});

test('restarts a crashing worker with growing delays until one has served for a while', () => {
  const { workers, worker, events } = supervised(2);
  worker(0).serves();
  worker(1).serves();
  const delays = [100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000];
  for (const [round, delay] of delays.entries()) {
    worker(1 + round).onExit(crash);
    vi.advanceTimersByTime(delay - 1);
    expect(workers).toHaveLength(2 + round);
    vi.advanceTimersByTime(1);
    expect(workers).toHaveLength(3 + round);
  }
  expect(events.slice(1)).toEqual(delays.map((inMs) => ({ ...crash, served: false, inMs })));
  const last = worker(workers.length - 1);
  last.serves();
  vi.advanceTimersByTime(2_000);
  last.onExit(killed);
  expect(events.at(-1)).toEqual({ ...killed, served: true, inMs: 100 });
});

test('starts another worker at once if none serves, and survives a crash at startup', () => {
  const { workers, worker, events } = supervised(2);
  worker(0).serves();
  worker(1).serves();
  vi.advanceTimersByTime(2_000);
  worker(0).onExit(killed);
  worker(1).onExit(killed);
  vi.advanceTimersByTime(0);
  expect(events.at(-1)).toEqual({ ...killed, served: true, inMs: 0 });
  worker(2).onExit(crash);
  vi.advanceTimersByTime(200);
  expect([workers.length, events.at(-1)]).toEqual([5, { ...crash, served: false, inMs: 100 }]);
});

test('exits with the code of the first worker if it fails to start', () => {
  const { workers, worker, events } = supervised(2);
  worker(0).onExit(crash);
  vi.advanceTimersByTime(60_000);
  expect([workers.length, events]).toEqual([1, [['end', 1]]]);
});

test('on stop, serving workers finish, starting ones are killed, and no new ones start', () => {
  const { supervisor, workers, worker, events } = supervised(3);
  worker(0).serves();
  worker(1).serves();
  supervisor.stop();
  expect([worker(1).orders, worker(2).orders]).toEqual([['stop'], ['SIGTERM']]);
  for (const place of [0, 1]) worker(place).onExit({ code: 0 });
  expect(events).toHaveLength(1);
  worker(2).onExit(killed);
  vi.advanceTimersByTime(60_000);
  expect([workers.length, events.at(-1)]).toEqual([3, ['end', 0]]);
});

import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { watchProcess } from './process-failures.ts';

function watched(stop: () => Promise<void>) {
  const lines: string[] = [];
  const process = Object.assign(new EventEmitter(), { exit: vi.fn() });
  const log = pino({ level: 'debug', base: null }, { write: (line) => lines.push(line) });
  watchProcess(log, stop, process as unknown as Parameters<typeof watchProcess>[2]);
  return { process, lines };
}

test('a rejection that nobody caught is logged by name and ends nothing', () => {
  const stop = vi.fn(async () => undefined);
  const { process, lines } = watched(stop);
  process.emit('unhandledRejection', new Error('the cause'));
  process.emit('unhandledRejection', 'no error at all');
  expect(lines[0]).toMatch(/"level":50.*the cause.*unhandled rejection/);
  expect(lines[1]).toContain('no error at all');
  expect([stop.mock.calls.length, process.exit.mock.calls.length]).toEqual([0, 0]);
});

test('after an exception the site stops once, and the process ends with 1', async () => {
  for (const stop of [
    vi.fn(async () => undefined),
    vi.fn(async () => Promise.reject(new Error('no stop'))),
  ]) {
    const { process, lines } = watched(stop);
    process.emit('uncaughtException', new Error('the cause'));
    process.emit('uncaughtException', new Error('another'));
    await vi.waitFor(() => expect(process.exit).toHaveBeenCalledWith(1));
    expect(stop).toHaveBeenCalledOnce();
    expect(lines.join()).toMatch(/"level":60.*the cause.*uncaught exception.*another/s);
  }
});

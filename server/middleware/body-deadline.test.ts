import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitBodyTime } from './body-deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A body of which `perSecond` bytes arrive; tells after how many seconds it was given up. */
function watched(path: string, perSecond: number) {
  const socket = { bytesRead: 0 };
  const request = Object.assign(new PassThrough(), { socket }) as unknown as IncomingMessage & PassThrough;
  const slow = vi.fn();
  const stop = limitBodyTime(request, path, slow);
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      vi.advanceTimersByTime(1000);
      socket.bytesRead += perSecond;
    }
  };
  return { request, slow, stop, pass };
}

test('a body that is not whole after 30 seconds is given up, a picture after three minutes, an export after ten', () => {
  for (const [path, seconds] of [
    ['/api/blog/posts', 30],
    ['/compose', 30],
    ['/api/media', 180],
    ['/api/content/media/upload', 180],
    ['/api/blog/import', 600],
  ] as const) {
    const { slow, pass } = watched(path, 100_000);
    pass(seconds - 1);
    expect([path, slow.mock.calls.length]).toEqual([path, 0]);
    pass(2);
    expect([path, slow.mock.calls.length]).toEqual([path, 1]);
  }
});

test('a body that trickles is given up after ten seconds, however long it may take', () => {
  const { slow, pass } = watched('/api/blog/import', 400);
  pass(9);
  expect(slow).not.toHaveBeenCalled();
  pass(2);
  expect(slow).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('what waits to be taken here is not the sender’s slowness', () => {
  const { request, slow, pass } = watched('/api/blog/import', 0);
  request.write('not read yet');
  pass(60);
  expect(slow).not.toHaveBeenCalled();
});

test('the watch ends with the body, and when it is told to', async () => {
  const { request, stop } = watched('/api/blog/posts/x', 0);
  request.end('{}');
  request.resume();
  await vi.waitFor(() => expect(request.readableEnded).toBe(true));
  expect(vi.getTimerCount()).toBe(0);
  watched('/compose', 0).stop();
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitBodyTime } from './body-deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function trickling(method: string): IncomingMessage & PassThrough {
  return Object.assign(new PassThrough(), { method }) as unknown as IncomingMessage & PassThrough;
}

test('a body that is not whole after 30 seconds ends its request', () => {
  const request = trickling('POST');
  limitBodyTime(request, '/api/blog/posts');
  vi.advanceTimersByTime(29_999);
  expect(request.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(request.destroyed).toBe(true);
});

test('an export has ten minutes', () => {
  const request = trickling('POST');
  limitBodyTime(request, '/api/blog/import');
  vi.advanceTimersByTime(599_999);
  expect(request.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(request.destroyed).toBe(true);
});

test('a picture has three minutes', () => {
  for (const path of ['/api/media', '/api/content/media/upload']) {
    const request = trickling('POST');
    limitBodyTime(request, path);
    vi.advanceTimersByTime(179_999);
    expect(request.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(request.destroyed).toBe(true);
  }
});

test('a body that came in time is left in peace, and so is reading', async () => {
  const request = trickling('PUT');
  limitBodyTime(request, '/api/blog/posts/x');
  request.end('{}');
  request.resume();
  await vi.waitFor(() => expect(request.readableEnded).toBe(true));
  expect(vi.getTimerCount()).toBe(0);
  limitBodyTime(trickling('GET'), '/');
  limitBodyTime(trickling('HEAD'), '/');
  expect(vi.getTimerCount()).toBe(0);
});

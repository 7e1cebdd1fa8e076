import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';
import type { ApiEnvironment } from './environment.ts';

const visitor = { owner: false } as ApiEnvironment['Bindings'];
const owner = { owner: true } as ApiEnvironment['Bindings'];

/** A route that answers when the test lets it. */
function gated(most: number) {
  const waiting: (() => void)[] = [];
  const app = new Hono<ApiEnvironment>().get('/', atMost(most), async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (c.req.query('fail')) throw new Error('broken');
    return c.text('done');
  });
  app.onError((_error, c) => c.text('failed', 500));
  return { app, release: () => waiting.splice(0).forEach((resolve) => void resolve()) };
}

test('requests beyond the limit are answered 429, and the others as usual', async () => {
  const { app, release } = gated(2);
  const running = [app.request('/', {}, visitor), app.request('/', {}, visitor)];
  const refused = await app.request('/', {}, visitor);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toEqual({ detail: 'Too many requests. Wait a moment and try again.' });
  release();
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
});

test('a place is free again after a request, also after one that failed', async () => {
  const { app, release } = gated(1);
  const failing = app.request('/?fail=1', {}, visitor);
  release();
  expect((await failing).status).toBe(500);
  const next = app.request('/', {}, visitor);
  release();
  expect((await next).status).toBe(200);
});

test('visitors can’t take the owner’s places', async () => {
  const { app, release } = gated(1);
  const visiting = app.request('/', {}, visitor);
  const working = app.request('/', {}, owner);
  expect((await app.request('/', {}, visitor)).status).toBe(429);
  release();
  expect((await working).status).toBe(200);
  expect((await visiting).status).toBe(200);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { EnvError } from '../env.ts';
import { createAnswerMetrics } from './answer-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const token = 'a-token-of-many-characters';
const host = '127.0.0.1';

async function serve(options: { text?: () => Promise<string>; token?: string } = {}) {
  const port = await freePort();
  const answer = createAnswerMetrics({
    text: async () => 'site_processes 1\n',
    token: undefined,
    ...options,
  });
  const server = await serveMetrics({ port, host }, answer);
  onTestFinished(server.close);
  return (path: string, init?: RequestInit) => fetch(`http://${host}:${port}${path}`, init);
}

test('a port of their own answers for the metrics, and for nothing else', async () => {
  const ask = await serve();
  const given = await ask('/metrics');
  expect([given.status, await given.text()]).toEqual([200, 'site_processes 1\n']);
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics/', 'GET'],
    ['/metrics?a=b', 'GET'],
    ['/metrics', 'POST'],
  ] as const) {
    const refused = await ask(path, { method });
    expect([refused.status, await refused.text()]).toEqual([404, '']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  }
});

test('the token is wanted there too, where there is one', async () => {
  const ask = await serve({ token });
  expect((await ask('/metrics')).status).toBe(404);
  expect((await ask('/metrics', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
});

test('many who ask at once are one reading, and one that fails is told as such', async () => {
  let readings = 0;
  const ask = await serve({
    text: async () => {
      readings += 1;
      if (readings > 1) throw new Error('no answer');
      return 'text';
    },
  });
  await Promise.all(Array.from({ length: 20 }, async () => (await ask('/metrics')).text()));
  expect(readings).toBe(1);
  await expect.poll(async () => (await ask('/metrics')).status).toBe(503);
});

test('a port that is taken is one line that names the variable', async () => {
  const other = createServer().listen(0, host);
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const starting = serveMetrics({ port, host }, () => false);
  await expect(starting).rejects.toThrow(EnvError);
  await expect(starting).rejects.toThrow(`METRICS_PORT ${port} on 127.0.0.1 can’t be had (EADDRINUSE).`);
});

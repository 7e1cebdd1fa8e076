import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from './log.ts';
import { purgeCdn } from './purge-cdn.ts';
import { tallies } from './tallies.ts';

interface Heard {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Caches in front that answer with one status after the other, the last for ever. */
async function startCdn(...statuses: number[]) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    heard.push({ method: request.method, headers: request.headers, body });
    response.writeHead(statuses.length > 1 ? (statuses.shift() ?? 200) : (statuses[0] ?? 200), {
      Location: '/elsewhere',
    });
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  return { heard, lines, log, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge` };
}

test('caches in front are told to forget the pages, with what proves who asks', async () => {
  const { heard, lines, log, url } = await startCdn(200);
  await purgeCdn({ url, header: ['Authorization', 'Bearer secret'] }, log, () => true);
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ method: 'POST', body: '{"tags":["pages"]}' });
  expect(heard[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'surrogate-key': 'pages',
    'content-type': 'application/json',
  });
  expect(lines).toEqual([]);
});

test('they are told again where they did not hear, and the log knows nothing of the secret', async () => {
  const { heard, lines, log, url } = await startCdn(500, 200);
  await purgeCdn({ url, header: ['Fastly-Key', 'secret'] }, log, () => true);
  expect(heard).toHaveLength(2);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('answered 500');
  expect(lines[0]).not.toContain('secret');
});

test('a redirect is not followed: the secret is for one address', async () => {
  const { heard, lines, log, url } = await startCdn(307);
  await purgeCdn({ url, header: ['Fastly-Key', 'secret'] }, log, () => lines.length === 0);
  expect(heard.map(({ headers }) => headers['fastly-key'])).toEqual(['secret']);
  expect(lines).toHaveLength(1);
});

test('nobody is told once it is no longer wanted', async () => {
  const { heard, log, url } = await startCdn(200);
  await purgeCdn({ url, header: undefined }, log, () => false);
  expect(heard).toEqual([]);
});

test('what was told, what was refused and what still waits is counted', async () => {
  const before = { ...tallies.purges };
  const { log, url } = await startCdn(500, 200);
  const purging = purgeCdn({ url, header: undefined }, log, () => true);
  expect(tallies.purges.waiting).toBe(1);
  await purging;
  expect(tallies.purges).toEqual({ waiting: 0, done: before.done + 1, failed: before.failed + 1 });
});

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { tallies } from '../tallies.ts';
import { purgeCdn } from './purge-cdn.ts';
import type { PurgeKind } from './purge-requests.ts';
import { signForAws } from './sign-for-aws.ts';

interface Heard {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

/** A cache in front that answers with one status after the other, the last for ever; a number above 1000 asks for a wait of what is above it, in seconds. */
async function startCdn(...statuses: number[]) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    heard.push({ method: request.method, headers: request.headers, body, at: performance.now() });
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
    const headers = {
      Location: '/elsewhere',
      ...(status > 1000 && { 'Retry-After': String(status - 1000) }),
    };
    response.writeHead(status > 1000 ? 429 : status, headers).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge` };
}

function keepLog() {
  const lines: string[] = [];
  return { lines, log: createLog('info', { write: (line) => void lines.push(line) }) };
}

const any = { kind: 'any', header: undefined } as const;

test('caches in front are told to forget the pages, with what proves who asks, and twice more soon', async () => {
  const { heard, url } = await startCdn(200);
  const { lines, log } = keepLog();
  await purgeCdn({ kind: 'any', urls: [url], header: ['Authorization', 'Bearer secret'] }, log, () => true);
  expect(heard).toHaveLength(3);
  for (const { method, headers, body } of heard) {
    expect([method, body]).toEqual(['POST', '{"tags":["pages"]}']);
    expect(headers).toMatchObject({
      authorization: 'Bearer secret',
      'surrogate-key': 'pages',
      'content-type': 'application/json',
    });
  }
  const after = (nth: number) => (heard[nth]?.at ?? 0) - (heard[0]?.at ?? 0);
  expect(after(1)).toBeGreaterThan(350);
  expect(after(1)).toBeLessThan(900);
  // Longer than another process can be without knowing.
  expect(after(2)).toBeGreaterThan(2_000);
  expect(lines.join('')).toContain('a cache in front forgets the pages');
  expect(lines.join('')).not.toContain('secret');
});

test('CloudFront is sent a signed call for all addresses, each time under another name, and no secret', async () => {
  const { heard, url } = await startCdn(503, 201);
  const { lines, log } = keepLog();
  const header = ['AKIDEXAMPLE', 'the secret of the key'] satisfies [string, string];
  await purgeCdn({ kind: 'cloudfront', urls: [url], header }, log, () => true);
  expect(heard).toHaveLength(4);
  for (const { method, headers, body } of heard) {
    expect(method).toBe('POST');
    expect(body).toContain('<Quantity>1</Quantity><Items><Path>/*</Path></Items>');
    const at = Date.parse(
      String(headers['x-amz-date']).replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, '$1-$2-$3:$4:'),
    );
    const signed = signForAws(
      { method: 'POST', url: new URL(url), body },
      { keys: { id: header[0], secret: header[1] }, region: 'us-east-1', service: 'cloudfront' },
      new Date(at),
    );
    expect(headers.authorization).toBe(signed.Authorization);
    expect(JSON.stringify(headers) + body).not.toContain(header[1]);
  }
  expect(new Set(heard.map(({ body }) => body)).size).toBe(4);
  expect(lines.join('')).not.toContain(header[1]);
});

test.each([
  ['fastly', 'POST', '', 'pages'],
  ['cloudflare', 'POST', '{"tags":["pages"]}', undefined],
  ['bunny', 'POST', '{"CacheTag":"pages"}', undefined],
  ['varnish', 'PURGE', '', 'pages'],
  ['souin', 'PURGE', '', 'pages'],
] as [PurgeKind, string, string, string | undefined][])(
  '%s is told in its own way',
  async (kind, method, body, key) => {
    const { heard, url } = await startCdn(200);
    await purgeCdn({ kind, urls: [url], header: undefined }, keepLog().log, () => heard.length === 0);
    expect(heard.map((each) => [each.method, each.body, each.headers['surrogate-key']])).toEqual([
      [method, body, key],
    ]);
  },
);

test('they are told again where they did not hear, and the log knows nothing of the secret', async () => {
  const { heard, url } = await startCdn(500, 200);
  const { lines, log } = keepLog();
  await purgeCdn({ kind: 'any', urls: [url], header: ['Fastly-Key', 'secret'] }, log, () => heard.length < 2);
  expect(heard).toHaveLength(2);
  expect(lines[0]).toContain('answered 500');
  expect(lines.join('')).not.toContain('secret');
});

test('one that asks to be left alone for a while is', async () => {
  const { heard, url } = await startCdn(1002, 200);
  await purgeCdn({ ...any, urls: [url] }, keepLog().log, () => heard.length < 2);
  expect((heard[1]?.at ?? 0) - (heard[0]?.at ?? 0)).toBeGreaterThan(1_900);
});

test('each of several is told, whatever becomes of the others', async () => {
  const [deaf, other] = [await startCdn(500), await startCdn(200)];
  await purgeCdn({ ...any, urls: [deaf.url, other.url] }, keepLog().log, () => deaf.heard.length < 3);
  expect(other.heard.length).toBeGreaterThan(0);
});

test('a redirect is not followed: the secret is for one address', async () => {
  const { heard, url } = await startCdn(307);
  const { lines, log } = keepLog();
  const purge = { kind: 'any', urls: [url], header: ['Fastly-Key', 'secret'] } as const;
  await purgeCdn({ ...purge, header: [...purge.header] }, log, () => lines.length === 0);
  expect(heard.map(({ headers }) => headers['fastly-key'])).toEqual(['secret']);
  expect(lines).toHaveLength(1);
});

test('nobody is told once it is no longer wanted', async () => {
  const { heard, url } = await startCdn(200);
  await purgeCdn({ ...any, urls: [url] }, keepLog().log, () => false);
  expect(heard).toEqual([]);
});

test('what was told, what was refused and what still waits is counted', async () => {
  const before = { ...tallies.purges };
  const { log } = keepLog();
  const { url } = await startCdn(500, 200);
  const purging = purgeCdn({ ...any, urls: [url] }, log, () => true);
  expect(tallies.purges.waiting).toBe(before.waiting + 1);
  await purging;
  const { waiting, done, failed } = before;
  expect(tallies.purges).toEqual({ waiting, done: done + 3, failed: failed + 1 });
});

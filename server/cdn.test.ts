import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { cdnHeaders, pageHeaders, purgeCdn } from './cdn.ts';

const cdn = cdnHeaders(60) ?? {};
const origin = 'https://www.example.com';

test.each([
  ['/blog?lang=es', '__Host-i18nextLng=en', 'Accept-Encoding', true],
  ['/sitemap.xml', '__Host-i18nextLng=es', 'Accept-Encoding', true],
  ['/feed', '', 'Accept-Encoding', true],
  ['/blog', 'other=1', 'Accept-Encoding, Cookie', true],
  ['/blog', 'other=1; __Host-i18nextLng=es', 'Accept-Encoding, Cookie', false],
  ['/blog', '__Host-i18nextLng=en', 'Accept-Encoding, Cookie', false],
])('decides whether the CDN may cache %s requested with the cookie “%s”', (path, cookie, vary, isStored) => {
  const url = new URL(path, origin);
  const context = { url, origin, chosenLocale: url.search ? ('es' as const) : undefined, token: undefined };
  const request = { headers: { cookie } };
  expect(pageHeaders(request, context, { cdn })).toEqual({ vary, current: isStored ? cdn : {} });
  expect(pageHeaders(request, { ...context, token: 'any' }, { cdn })).toEqual({ vary, current: {} });
  expect(pageHeaders(request, context, {})).toEqual({ vary, current: {} });
});

test('the CDN caches pages for the configured time, but browsers don’t', () => {
  expect(cdn).toEqual({
    'Cache-Control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
    'Surrogate-Key': 'pages',
    'Cache-Tag': 'pages',
  });
  expect(cdnHeaders(0)).toBeUndefined();
});

test('retries a failed CDN purge, repeats a successful one twice, and never logs the secret', async () => {
  const requests: unknown[] = [];
  const statuses = [500];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    requests.push([method, url, headers['x-key'], String(await request.setEncoding('utf8').toArray())]);
    response.writeHead(statuses.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`;
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  await purgeCdn({ url, method: 'POST', headers: { 'X-Key': 'secret' }, body: '{}' }, log, () => true);
  expect(requests).toEqual(Array(4).fill(['POST', '/secret', 'secret', '{}']));
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([40, 30]);
  expect(lines.join('')).not.toContain('secret');
});

test('stops repeating a CDN purge when the site changes again', async () => {
  const log = pino({ level: 'silent' });
  const nowhere = { url: 'http://127.0.0.1:9/', method: 'PURGE', headers: {} };
  let shouldContinue = true;
  setTimeout(() => {
    shouldContinue = false;
  }, 20);
  const begun = performance.now();
  await purgeCdn(nowhere, log, () => shouldContinue);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

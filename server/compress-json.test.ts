import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, test } from 'vitest';
import { compressJson } from './compress-json.ts';

const long = { text: 'Words “of” a post. '.repeat(200), none: undefined };

function app(value: unknown) {
  return new Hono<{ Bindings: { owner: boolean } }>().use('*', compress(), compressJson()).all('*', (c) => {
    c.header('X-Before', 'kept');
    return c.json(value as object, 201, { 'X-Given': 'kept' });
  });
}

const ask = (value: unknown, headers: Record<string, string>, init: RequestInit = {}, owner = false) =>
  app(value).request('/', { headers, ...init }, { owner });

const read = async (response: Response) =>
  gunzipSync(Buffer.from(await response.arrayBuffer())).toString('utf8');

test.each([
  ['gzip', {}],
  ['br;q=1, gzip;q=0.5', {}],
  ['gzip, deflate, br', { method: 'POST' }],
])('JSON for %s %j is compressed, and all else of the answer stays', async (accepted, init) => {
  for (const owner of [false, true]) {
    const response = await ask(long, { 'Accept-Encoding': accepted }, init, owner);
    expect(response.status).toBe(201);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-length': expect.stringMatching(/^\d{2,3}$/),
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      'x-before': 'kept',
      'x-given': 'kept',
    });
    expect(await read(response)).toBe(JSON.stringify(long));
  }
});

test.each([
  ['who takes no gzip', long, { 'Accept-Encoding': 'gzip;q=0, identity' }],
  ['who says nothing', long, {}],
])('JSON for one %s is the text itself', async (_, value, headers) => {
  const response = await ask(value, headers as Record<string, string>);
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await response.json()).toEqual({ text: long.text });
});

test('what is short is not compressed, what is long is compressed in pieces, and a HEAD has the headers alone', async () => {
  const headers = { 'Accept-Encoding': 'gzip' };
  const short = await ask({ a: 'á' }, headers);
  expect([short.headers.get('Content-Length'), short.headers.get('Content-Encoding')]).toEqual(['10', null]);
  expect(await short.json()).toEqual({ a: 'á' });
  const huge = { text: 'a long text '.repeat(20_000) };
  expect(await read(await ask(huge, headers))).toBe(JSON.stringify(huge));
  const head = await ask(long, headers, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([201, '']);
});

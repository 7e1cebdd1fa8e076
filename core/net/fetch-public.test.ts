import type { ServerResponse } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serveLocally } from '../../test/local-server.ts';
import { type FetchOptions, fetchFile, fetchPublic } from './fetch-public.ts';
import type { Lookup } from './public-address.ts';

const noNames: Lookup = () => Promise.reject(new Error('no such name'));
const anywhere: FetchOptions = { permit: () => 'anywhere', lookup: noNames };

const refused = { ok: false, failure: { code: 'address_refused' } };

test('a fetched text has its final URL, status, content type and size', async () => {
  const server = await serveLocally((request, response) => {
    if (request.url === '/old') response.writeHead(301, { location: '/new?a=1' }).end();
    else response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>Café</p>');
  });
  expect(await fetchPublic(`${server.origin}/old`, anywhere)).toEqual({
    ok: true,
    value: {
      url: `${server.origin}/new?a=1`,
      status: 200,
      contentType: 'text/html; charset=utf-8',
      text: '<p>Café</p>',
      bytes: 12,
    },
  });
});

test.each(['', 'blog', '/path', 'ftp://example.com/', 'file:///etc/passwd', 'javascript:alert(1)'])(
  '"%s" isn’t a web address',
  async (address) => {
    expect(await fetchPublic(address, anywhere)).toEqual({ ok: false, failure: { code: 'address_invalid' } });
  },
);

test('a URL with credentials is refused, even after a redirect', async () => {
  const server = await serveLocally((_request, response) => {
    response.writeHead(302, { location: `http://user:secret@${server.host}/` }).end();
  });
  expect(await fetchPublic(`http://user:secret@${server.host}/`, anywhere)).toEqual(refused);
  expect(server.requests).toEqual([]);
  expect(await fetchPublic(`${server.origin}/hop`, anywhere)).toEqual(refused);
  expect(server.requests).toEqual(['/hop']);
});

test('a redirect to a private address is refused without a request to that address', async () => {
  const secret = await serveLocally((_request, response) => response.end('secret'));
  const server = await serveLocally((_request, response) => {
    response.writeHead(302, { location: `${secret.origin}/` }).end();
  });
  const permit = (url: URL) => (url.host === server.host ? 'anywhere' : 'public');
  expect(await fetchPublic(`${server.origin}/`, { permit, lookup: noNames })).toEqual(refused);
  expect(secret.requests).toEqual([]);
});

test.each(['file:///etc/passwd', 'gopher://127.0.0.1/', 'http://[::'])(
  'a redirect to %s is refused',
  async (location) => {
    const server = await serveLocally((_request, response) => {
      response.writeHead(302, { location }).end();
    });
    expect(await fetchPublic(server.origin, anywhere)).toEqual(refused);
  },
);

test('a chain of more than 5 redirects fails', async () => {
  const server = await serveLocally((request, response) => {
    const hop = Number(request.url?.slice(1));
    if (hop === 0) response.end('arrived');
    else response.writeHead(302, { location: `/${hop - 1}` }).end();
  });
  expect(await fetchPublic(`${server.origin}/5`, anywhere)).toMatchObject({ value: { text: 'arrived' } });
  expect(await fetchPublic(`${server.origin}/6`, anywhere)).toEqual({
    ok: false,
    failure: { code: 'too_many_redirects' },
  });
});

test('a connection uses the checked address, even if the name resolves differently afterward', async () => {
  const server = await serveLocally((request, response) => response.end(request.headers.host));
  const port = new URL(server.origin).port;
  let asked = 0;
  const rebinding: Lookup = async () => {
    asked++;
    // The second lookup returns an unreachable address: a connection that looked it up again would fail.
    return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
  };
  const address = `http://rebind.example.com:${port}/`;
  expect(await fetchPublic(address, { permit: () => 'anywhere', lookup: rebinding })).toMatchObject({
    value: { text: `rebind.example.com:${port}` },
  });
  expect(asked).toBe(1);
});

test('a host is refused if any of its addresses is private', async () => {
  const mixed: Lookup = async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  expect(await fetchPublic('http://mixed.example.com/', { permit: () => 'public', lookup: mixed })).toEqual(
    refused,
  );
});

test('a host without an address or with a closed port reports a connection error', async () => {
  const noResponse = { ok: false, failure: { code: 'no_answer', cause: 'connection' } };
  expect(await fetchPublic('http://nowhere.example.com/', anywhere)).toEqual(noResponse);
  expect(await fetchPublic('http://127.0.0.1:1/', anywhere)).toEqual(noResponse);
  const closed: Lookup = async () => [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ];
  expect(await fetchPublic('https://closed.example.com:1/', { ...anywhere, lookup: closed })).toEqual(
    noResponse,
  );
});

test.each([404, 500, 304])('status %i is returned as a failure', async (status) => {
  const server = await serveLocally((_request, response) => response.writeHead(status).end());
  expect(await fetchPublic(server.origin, anywhere)).toEqual({
    ok: false,
    failure: { code: 'answered', status },
  });
});

test('a slow body, a hanging name server and a canceled request end with a timeout', async () => {
  const timedOut = { ok: false, failure: { code: 'no_answer', cause: 'timeout' } };
  const server = await serveLocally((_request, response) => {
    response.write('<p>');
    const trickle = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(trickle));
  });
  expect(await fetchPublic(server.origin, { ...anywhere, timeoutMs: 150 })).toEqual(timedOut);
  const hanging: FetchOptions = {
    permit: () => 'public',
    lookup: () => new Promise(() => {}),
    timeoutMs: 50,
  };
  expect(await fetchPublic('http://slow.example.com/', hanging)).toEqual(timedOut);
  expect(await fetchPublic(server.origin, { ...anywhere, signal: AbortSignal.abort() })).toEqual(timedOut);
});

const compressed = (encoding: string, body: Buffer) => (_request: unknown, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': encoding }).end(body);
};

test.each([
  ['gzip', gzipSync('Hola')],
  ['br', brotliCompressSync('Hola')],
  ['deflate', deflateSync('Hola')],
  ['deflate', deflateRawSync('Hola')],
  ['identity', Buffer.from('Hola')],
])('a body with the encoding %s is decompressed', async (encoding, body) => {
  const server = await serveLocally(compressed(encoding, body));
  expect(await fetchPublic(server.origin, anywhere)).toMatchObject({ value: { text: 'Hola', bytes: 4 } });
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
] as const)(
  'a decompression bomb (%s) is stopped early, even if its response doesn’t end',
  async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(100_000_000));
    for (const ends of [true, false]) {
      const server = await serveLocally((_request, response) => {
        response.setHeader('content-encoding', encoding).write(bomb);
        if (ends) response.end();
      });
      const start = performance.now();
      expect(await fetchPublic(server.origin, anywhere)).toMatchObject({ failure: { code: 'too_large' } });
      expect(performance.now() - start).toBeLessThan(4000);
    }
  },
);

test('a body over the size limit is stopped, with or without a Content-Length header', async () => {
  let sent = 0;
  const server = await serveLocally((request, response) => {
    if (request.url === '/announced') response.setHeader('content-length', 1_000_000_000);
    const chunk = 'x'.repeat(65_536);
    const pump = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length;
    };
    response.on('drain', pump);
    pump();
  });
  for (const path of ['/announced', '/unannounced'])
    expect(await fetchPublic(server.origin + path, { ...anywhere, maxBytes: 200_000 })).toMatchObject({
      failure: { code: 'too_large' },
    });
  expect(sent).toBeLessThan(100_000_000);
});

test('a truncated compressed body fails and returns no partial text', async () => {
  const whole = gzipSync('x'.repeat(100_000) + Math.random());
  const server = await serveLocally(compressed('gzip', whole.subarray(0, whole.length - 10)));
  expect(await fetchPublic(server.origin, anywhere)).toEqual({
    ok: false,
    failure: { code: 'no_answer', cause: 'connection' },
  });
});

test.each([
  ['image/png', 'anything'],
  ['application/pdf', '%PDF'],
  ['text/html', 'PK\0\0'],
])('%s with the body "%s" isn’t text', async (contentType, body) => {
  const server = await serveLocally((_request, response) => {
    response.setHeader('content-type', contentType).end(body);
  });
  expect(await fetchPublic(server.origin, anywhere)).toEqual({
    ok: false,
    failure: { code: 'not_text', contentType },
  });
});

test('a file is returned byte for byte, whatever its content type', async () => {
  const bytes = Buffer.from([0x89, 0x50, 0, 0xff]);
  const server = await serveLocally((request, response) => {
    if (request.url === '/old.png') response.writeHead(302, { location: '/new.png' }).end();
    else response.setHeader('content-type', 'text/html').end(bytes);
  });
  expect(await fetchFile(`${server.origin}/old.png`, anywhere)).toEqual({
    ok: true,
    value: { url: `${server.origin}/new.png`, bytes },
  });
});

test('a file over the size limit is rejected, and a missing file returns its status', async () => {
  const server = await serveLocally((request, response) => {
    if (request.url === '/none.png') response.writeHead(404).end();
    else response.end(Buffer.alloc(100));
  });
  expect(await fetchFile(`${server.origin}/a.png`, { ...anywhere, maxBytes: 99 })).toEqual({
    ok: false,
    failure: { code: 'too_large', maxBytes: 99 },
  });
  expect(await fetchFile(`${server.origin}/none.png`, anywhere)).toEqual({
    ok: false,
    failure: { code: 'answered', status: 404 },
  });
});

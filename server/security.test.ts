import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { inlineScript } from '../shared/page-scripts.ts';
import { postInput } from '../test/create-test-core.ts';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { serveLocally } from '../test/local-server.ts';
import { newFolder } from '../test/new-folder.ts';
import { limitBodyTime } from './request-body.ts';
import { foreignOrigin, requestOrigin, setSecurityHeaders } from './security.ts';
import { createAssets, readBuiltFiles } from './static-files.ts';

const script = 'void 0;'.repeat(100);
const video = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256));

async function serveFiles() {
  const folder = await newFolder();
  for (const name of ['assets', 'film', '.vite']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'assets/a.js'), script);
  await writeFile(join(folder, 'assets/a.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets/a.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'film/ink.mp4'), video);
  await writeFile(join(folder, 'favicon.ico'), '');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  const serve = createAssets(readBuiltFiles(folder));
  const { origin } = await serveLocally((request, response) =>
    serve(request, response, () => response.writeHead(404).end()),
  );
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + path, { method, headers: { 'Accept-Encoding': 'identity', ...headers } });
  return { folder, get };
}

test('serves a file in the best encoding, each with a different ETag', async () => {
  const { get } = await serveFiles();
  const tags = new Set<string | null>();
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.000, gzip;q=0', null],
    ['identity', null],
  ] as const) {
    const response = await get('/assets/a.js', { 'Accept-Encoding': accepted });
    expect([accepted, response.status, response.headers.get('content-encoding')]).toEqual([
      accepted,
      200,
      encoding,
    ]);
    expect(await response.text()).toBe(script);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    tags.add(response.headers.get('etag'));
    const known = { 'Accept-Encoding': accepted, 'If-None-Match': `"x", W/${response.headers.get('etag')}` };
    expect((await get('/assets/a.js', known)).status).toBe(304);
  }
  expect(tags.size).toBe(3);
});

test('serves the requested ranges of a video', async () => {
  const { get } = await serveFiles();
  const part = async (range: string, more: Record<string, string> = {}) => {
    const response = await get('/film/ink.mp4', { Range: range, ...more });
    return [response.status, response.headers.get('content-range'), (await response.bytes()).length];
  };
  expect(await part('bytes=0-')).toEqual([206, 'bytes 0-999/1000', 1000]);
  expect(await part('bytes=990-2000')).toEqual([206, 'bytes 990-999/1000', 10]);
  expect(await part('bytes=-1')).toEqual([206, 'bytes 999-999/1000', 1]);
  expect(await part('bytes=1000-')).toEqual([416, 'bytes */1000', 0]);
  expect(await part('bytes=5-1')).toEqual([200, null, 1000]);
  expect(await part('bytes=99999999999999999999-')).toEqual([416, 'bytes */1000', 0]);
  const whole = await get('/film/ink.mp4');
  expect([whole.headers.get('accept-ranges'), whole.headers.get('content-type')]).toEqual([
    'bytes',
    'video/mp4',
  ]);
  const tag = whole.headers.get('etag') ?? '';
  expect(await part('bytes=0-1', { 'If-Range': tag })).toEqual([206, 'bytes 0-1/1000', 2]);
  for (const other of [`W/${tag}`, '"x"', 'Mon, 23 Nov 2026 00:00:00 GMT']) {
    expect(await part('bytes=0-1', { 'If-Range': other })).toEqual([200, null, 1000]);
  }
  const second = await get('/film/ink.mp4', { Range: 'bytes=256-258' });
  expect([...(await second.bytes())]).toEqual([0, 1, 2]);
});

test('responds to HEAD without a body, rejects other methods and serves no other file', async () => {
  const { get } = await serveFiles();
  const head = await get('/film/ink.mp4', { Range: 'bytes=0-1' }, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '1000', '']);
  const post = await get('/film/ink.mp4', {}, 'POST');
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await get('/favicon.ico?v=1')).headers.get('content-type')).toBe('image/x-icon');
  for (const path of [
    '/.vite/manifest.json',
    '/assets',
    '/assets/a.js.br',
    '/assets/../favicon.ico/',
    '/assets/%2e%2e/favicon.ico%00',
    '/__proto__',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

const socket = { localAddress: '192.0.2.7', localPort: 3000 };

function passes(origin: string, headers: Record<string, string>, local = socket): boolean {
  const request = { method: 'POST', headers, socket: local } as unknown as IncomingMessage;
  return foreignOrigin(request, origin) === undefined;
}

test('rejects a foreign host name, whatever origin the browser sends', () => {
  for (const origin of ['https://site.example', 'http://127.0.0.1:3000']) {
    for (const host of ['evil', 'evil.example', 'site.example.evil', '127.0.0.1.evil:3000']) {
      expect(passes(origin, { host, origin: `http://${host}` })).toBe(false);
      expect(passes(origin, { host, 'sec-fetch-site': 'same-origin' })).toBe(false);
      expect(passes(origin, { host })).toBe(false);
    }
    for (const host of ['', '@', 'a b', '[', 'site.example/x', 'x@site.example', 'site.example?']) {
      expect([host, passes(origin, { host })]).toEqual([host, false]);
    }
  }
});

test('accepts the site’s host name with or without its port', () => {
  for (const host of ['site.example', 'SITE.example', 'site.example:443']) {
    expect(passes('https://site.example', { host, origin: 'https://site.example' })).toBe(true);
  }
  expect(passes('https://site.example', { host: 'site.example:444' })).toBe(false);
  expect(passes('https://site.example', { host: 'site.example', origin: 'https://evil.example' })).toBe(
    false,
  );
  // A proxy that sends its own name for this server, and the browser's origin.
  expect(passes('https://site.example', { host: '127.0.0.1:3000', origin: 'https://site.example' })).toBe(
    true,
  );
});

test('accepts loopback host names with the port in use', () => {
  const origin = 'http://127.0.0.1:3000';
  for (const host of ['127.0.0.1:3000', 'localhost:3000', '[::1]:3000', '192.0.2.7:3000']) {
    expect([host, passes(origin, { host, origin: `http://${host}` })]).toEqual([host, true]);
    expect(passes(origin, { host, origin: 'http://evil.example' })).toBe(false);
    expect(passes(origin, { host, origin: 'http://localhost:4000' })).toBe(false);
  }
  for (const host of ['localhost:4000', 'localhost', '192.0.2.8:3000', '0.0.0.0:3000']) {
    expect([host, passes(origin, { host })]).toEqual([host, false]);
  }
  expect(
    passes(
      'http://[2001:db8::1]:80',
      { host: '[2001:db8::1]' },
      { localAddress: '2001:db8::1', localPort: 80 },
    ),
  ).toBe(true);
});

test.each([
  // A proxy that sends the site's name, or this server's address instead.
  [{ host: 'site.example' }, 'https://site.example'],
  [{ host: '127.0.0.1:3000', 'x-forwarded-for': '203.0.113.9' }, 'https://site.example'],
  [{ host: '127.0.0.1:3000', origin: 'https://site.example' }, 'https://site.example'],
  // Opened on the server itself, without the proxy.
  [{ host: 'LOCALHOST:3000' }, 'http://localhost:3000'],
  [{ host: 'localhost:3000', origin: 'http://localhost:3000' }, 'http://localhost:3000'],
  [{ host: '192.0.2.7:3000' }, 'http://192.0.2.7:3000'],
  [{}, 'https://site.example'],
  [{ host: 'evil.example' }, undefined],
  [{ host: 'localhost:4000' }, undefined],
])('behind HTTPS, treats a request with %j as sent to %s', (headers, origin) => {
  const request = { method: 'GET', headers, socket } as unknown as IncomingMessage;
  expect(requestOrigin(request, 'https://site.example')).toBe(origin);
});

test('explains in a rejected request which variable to set', () => {
  const request = { method: 'PUT', headers: { host: 'my.example' }, socket } as unknown as IncomingMessage;
  expect(foreignOrigin(request, 'http://127.0.0.1:3000')).toBe(
    'Unknown host “my.example”. If this is your site, set SITE_URL on the server to its URL.',
  );
});

test('accepts read requests and programs that send no host', () => {
  const request = { method: 'GET', headers: { host: 'evil' }, socket } as unknown as IncomingMessage;
  expect(foreignOrigin(request, 'http://127.0.0.1:3000')).toBeUndefined();
  expect(passes('http://127.0.0.1:3000', {})).toBe(true);
});

afterEach(() => void vi.useRealTimers());

/** Sends `perSecond` bytes of a body and returns the seconds until the server gave up. */
function watched(path: string, perSecond: number) {
  vi.useFakeTimers();
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

test('an incomplete body times out after 30 seconds, an image after 3 minutes, an export after 10', () => {
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

test('stops reading a trickling body after ten seconds', () => {
  const { slow, pass } = watched('/api/blog/import', 400);
  pass(9);
  expect(slow).not.toHaveBeenCalled();
  pass(2);
  expect(slow).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('doesn’t count time spent waiting on the server toward the timeout of a body', () => {
  const { request, slow, pass } = watched('/api/blog/import', 0);
  request.write('not read yet');
  pass(60);
  expect(slow).not.toHaveBeenCalled();
});

test('stops the timer of a body when the body ends or reading is stopped', async () => {
  const { request, stop } = watched('/api/blog/posts/x', 0);
  request.end('{}');
  request.resume();
  await vi.waitFor(() => expect(request.readableEnded).toBe(true));
  expect(vi.getTimerCount()).toBe(0);
  watched('/compose', 0).stop();
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

const known = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;

function directives(options: Parameters<typeof setSecurityHeaders>[1]): Record<string, string> {
  const response = new ServerResponse({ method: 'GET' } as ConstructorParameters<typeof ServerResponse>[0]);
  setSecurityHeaders(response, options);
  const policy = String(response.getHeader('Content-Security-Policy'));
  return Object.fromEntries(policy.split('; ').map((line) => line.split(/ (.*)/s).slice(0, 2)));
}

test('a public page connects only to this site and runs only the inline script with the known hash', () => {
  const policy = directives({ https: true });
  expect(policy['connect-src']).toBe("'self'");
  expect(policy['script-src']).toBe(`'self' ${known}`);
});

test('Trusted Types allow one policy on public pages and two on owner pages', () => {
  const types = ({
    'require-trusted-types-for': required,
    'trusted-types': made,
  }: Record<string, string>) => [required, made];
  expect(types(directives({ https: true }))).toEqual(["'script'", 'site-worker']);
  expect(types(directives({ nonce: 'abc', https: true }))).toEqual(["'script'", 'site-html default']);
  expect(types(directives({ nonce: 'abc', https: true, development: true }))).toEqual([undefined, undefined]);
});

test('browsers report policy violations to this site', () => {
  expect(directives({ https: true })).toMatchObject({ 'report-uri': '/api/csp-reports', 'report-to': 'csp' });
});

test('an owner page may also upload to the image host, but to no other site', () => {
  const policy = directives({ nonce: 'abc', https: true });
  expect(policy['connect-src']).toBe("'self' https://api.cloudinary.com");
  expect(policy['script-src']).toMatch(/^'self' 'nonce-abc' 'sha256-[^' ]+'$/);
});

/** A raw request, because `fetch` doesn't let tests set `Sec-Fetch-Dest`. */
const ask = (path: string, dest: string) =>
  `GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\nSec-Fetch-Dest: ${dest}\r\n\r\n`;

eachDialect('API responses in browsers', (open) => {
  test('browsers never display an API response as a page, except those meant to be read', async () => {
    const site = await createTestSite(await open());
    await site.core.posts.create(postInput({ slug: 'one' }));
    for (const [path, dest, status] of [
      ['/api/blog/posts', 'empty', 200],
      ['/api/blog/posts', 'document', 403],
      ['/api/blog/posts/one', 'iframe', 403],
      ['/api/api/blog/posts', 'frame', 403],
      ['/blog/posts', 'embed', 403],
      ['/api/none', 'document', 403],
      ['/api', 'document', 403],
      ['/api/docs', 'document', 200],
      ['/api/openapi.json', 'document', 200],
      ['/api/share/one', 'document', 200],
    ] as const) {
      const response = await site.raw(ask(path, dest));
      expect([path, dest, response.slice(9, 12)]).toEqual([path, dest, String(status)]);
    }
    await expectProblem(await site.request('/api/none'), 404);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { readBuiltFiles } from '../built-files/read-built-files.ts';
import { createAssets } from './assets.ts';

const script = 'void 0;'.repeat(100);
const video = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256));

async function serveFiles() {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of ['assets', 'film', '.vite']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'assets/a.js'), script);
  await writeFile(join(folder, 'assets/a.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets/a.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'film/ink.mp4'), video);
  await writeFile(join(folder, 'favicon.ico'), '');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  const serve = createAssets(readBuiltFiles(folder));
  const server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(address + path, { method, headers: { 'Accept-Encoding': 'identity', ...headers } });
  return { folder, get };
}

test('a file comes in the best form that its reader knows, each with a tag of its own', async () => {
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

test('a film comes in the parts that are asked for', async () => {
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

test('HEAD has no body, other methods are refused, and no other file is served', async () => {
  const { get } = await serveFiles();
  const head = await get('/film/ink.mp4', { Range: 'bytes=0-1' }, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '1000', '']);
  const post = await get('/film/ink.mp4', {}, 'POST');
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await get('/favicon.ico?v=1')).headers.get('content-type')).toBe('image/x-icon');
  for (const path of [
    '/.vite/manifest.json',
    '/assets',
    '/assets/',
    '/assets/a.js.br',
    '/assets/../favicon.ico/',
    '/assets/%2e%2e/favicon.ico%00',
    '/assets/%ff',
    '/__proto__',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

import type { IncomingMessage } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { serveLocally } from '../../test/local-server.ts';
import type { FetchOptions } from './fetch-public.ts';
import { probeAddress } from './outbound.ts';
import type { Lookup } from './public-address.ts';

const noNames: Lookup = () => Promise.reject(new Error('no such name'));
const anywhere: FetchOptions = { permit: () => 'anywhere', lookup: noNames };

/** A server that records its requests. */
async function serve(answer: (request: IncomingMessage) => [status: number, location?: string]) {
  const heard: IncomingMessage[] = [];
  const server = await serveLocally((request, response) => {
    heard.push(request);
    const [status, location] = answer(request);
    response.writeHead(status, location ? { location } : {}).end('x'.repeat(1_000));
  });
  return { ...server, heard, methods: () => heard.map(({ method, url }) => `${method} ${url}`) };
}

test('a link check sends one HEAD request without cookies, Referer or Origin', async () => {
  const server = await serve(() => [200]);
  expect(await probeAddress(`${server.origin}/a?b=1#c`, anywhere)).toEqual({
    outcome: 'answered',
    status: 200,
    url: `${server.origin}/a?b=1#c`,
    isPermanent: true,
  });
  expect(server.methods()).toEqual(['HEAD /a?b=1']);
  const { cookie, referer, origin, from, 'user-agent': agent } = server.heard[0]?.headers ?? {};
  expect([cookie, referer, origin, from]).toEqual([undefined, undefined, undefined, undefined]);
  expect(agent).toContain('LinkCheck');
});

test.each([404, 403, 405, 500])(
  'a link check repeats the request with GET if HEAD returns %i',
  async (status) => {
    const server = await serve(({ method }) => [method === 'HEAD' ? status : 200]);
    expect(await probeAddress(server.origin, anywhere)).toMatchObject({ status: 200 });
    expect(server.methods()).toEqual(['HEAD /', 'GET /']);
  },
);

test('a link check doesn’t retry after status 429', async () => {
  const server = await serve(() => [429]);
  expect(await probeAddress(server.origin, anywhere)).toMatchObject({ status: 429 });
  expect(server.methods()).toEqual(['HEAD /']);
});

test('a link check follows redirects and reports whether all are permanent', async () => {
  const server = await serve(({ url }) => {
    if (url === '/moved') return [301, '/new'];
    if (url === '/moved-twice') return [308, '/moved'];
    if (url === '/for-now') return [302, '/moved'];
    return url === '/new' ? [200] : [404];
  });
  const probe = (path: string) => probeAddress(server.origin + path, anywhere);
  const url = `${server.origin}/new`;
  expect(await probe('/moved-twice')).toEqual({ outcome: 'answered', status: 200, url, isPermanent: true });
  expect(await probe('/for-now')).toEqual({ outcome: 'answered', status: 200, url, isPermanent: false });
  expect(await probe('/none')).toMatchObject({ status: 404 });
});

test('a link check reports endless redirects as unreadable', async () => {
  const server = await serve(() => [302, '/']);
  expect(await probeAddress(server.origin, anywhere)).toEqual({ outcome: 'unreadable' });
  expect(server.heard).toHaveLength(6);
});

test('a link check refuses a private address, directly or after a redirect', async () => {
  const secret = await serve(() => [200]);
  const server = await serve(() => [301, secret.origin]);
  const permit = (url: URL) => (url.host === server.host ? 'anywhere' : 'public');
  const refused = { outcome: 'refused' };
  expect(await probeAddress(secret.origin, { permit, lookup: noNames })).toEqual(refused);
  expect(await probeAddress(server.origin, { permit, lookup: noNames })).toEqual(refused);
  expect(await probeAddress('ftp://example.com/', anywhere)).toEqual(refused);
  expect(await probeAddress(`http://me:word@${server.host}/`, anywhere)).toEqual(refused);
  expect(secret.heard).toEqual([]);
});

test('a link check tells a host that doesn’t respond from one with an invalid or missing response', async () => {
  expect(await probeAddress('http://none.example/', anywhere)).toEqual({ outcome: 'silent' });
  expect(await probeAddress(`http://127.0.0.1:${await freePort()}/`, anywhere)).toEqual({
    outcome: 'silent',
  });
  const open = async (listener: Parameters<typeof createSocketServer>[1]) => {
    const server = createSocketServer({}, listener).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const bound = server.address();
    return `127.0.0.1:${bound && typeof bound === 'object' ? bound.port : 0}`;
  };
  const unreadable = { outcome: 'unreadable' };
  const broken = await open((socket) => void socket.end('nothing of HTTP\r\n\r\n'));
  expect(await probeAddress(`http://${broken}/`, anywhere)).toEqual(unreadable);
  expect(await probeAddress(`https://${broken}/`, anywhere)).toEqual(unreadable);
  const waiting = await open((socket) => void socket.on('error', () => undefined));
  expect(await probeAddress(`http://${waiting}/`, { ...anywhere, timeoutMs: 300 })).toEqual(unreadable);
});

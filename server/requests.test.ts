import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestSite, page } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { createHttpServer, notReady } from './http-server.ts';
import { auditActor, clientAddress, clientCountry } from './request-context.ts';
import { unencryptedWays } from './start.ts';

function from(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

test('without a trusted proxy, the connection’s address is the client, whatever the headers', () => {
  expect(clientAddress(from('203.0.113.5', '198.51.100.1'), 0)).toBe('203.0.113.5');
});

test('each trusted proxy accounts for one forwarded address, counted from the right', () => {
  const request = from('10.0.0.1', 'invented, 198.51.100.1, 10.0.0.2');
  expect([0, 1, 2].map((proxies) => clientAddress(request, proxies))).toEqual([
    '10.0.0.1',
    '10.0.0.2',
    '198.51.100.1',
  ]);
});

test('uses the leftmost forwarded address if more proxies are trusted than exist', () => {
  expect(clientAddress(from('10.0.0.1', '198.51.100.1'), 5)).toBe('198.51.100.1');
  expect(clientAddress(from('10.0.0.1'), 1)).toBe('10.0.0.1');
});

test('treats different notations of an IP address as one client', () => {
  const written = ['198.51.100.1', '::ffff:198.51.100.1', '198.51.100.1:50123', '::ffff:c633:6401'];
  expect(new Set(written.map((address) => clientAddress(from('10.0.0.1', address), 1)))).toEqual(
    new Set(['198.51.100.1']),
  );
});

test('treats an IPv6 /64 network as one client', () => {
  const near = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::', '[2001:db8:1:2::9]:443', '2001:db8:1:2::1%eth0'];
  expect(new Set(near.map((address) => clientAddress(from(address), 0)))).toEqual(
    new Set(['2001:db8:1:2::/64']),
  );
  expect(clientAddress(from('2001:db8:1:3::1'), 0)).not.toBe('2001:db8:1:2::/64');
});

test('treats a missing address or a malformed header as a client, too', () => {
  expect(clientAddress(from(undefined), 0)).toBe('unknown');
  expect(clientAddress(from('10.0.0.1', 'nonsense'), 1)).toBe('nonsense');
  expect(clientAddress(from('10.0.0.1', ' , ,'), 1)).toBe('10.0.0.1');
});

function withHeaders(headers: Record<string, string>): IncomingMessage {
  return { headers } as unknown as IncomingMessage;
}

test('reads the visitor’s country from any known header of a trusted proxy', () => {
  for (const name of ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country-code']) {
    expect(clientCountry(withHeaders({ [name]: 'MX' }), 1), name).toBe('MX');
  }
});

test('ignores country headers without a trusted proxy', () => {
  expect(clientCountry(withHeaders({ 'cf-ipcountry': 'MX' }), 0)).toBeUndefined();
});

test('falls back to the next header for an unknown or malformed country', () => {
  expect(clientCountry(withHeaders({}), 1)).toBeUndefined();
  expect(clientCountry(withHeaders({ 'cf-ipcountry': 'T1' }), 1)).toBeUndefined();
  expect(clientCountry(withHeaders({ 'cf-ipcountry': 'MX, US' }), 1)).toBeUndefined();
  expect(clientCountry(withHeaders({ 'cf-ipcountry': 'XX', 'x-country-code': 'ES' }), 1)).toBe('ES');
});

const requestContext = {
  url: new URL('https://site.example/api/settings'),
  token: 'token',
  client: '192.0.2.1',
};

test.each([
  ['a program', '/api/settings', {}, 'api'],
  ['a page of this site', '/api/settings', { 'sec-fetch-site': 'same-origin' }, 'site'],
  ['another site', '/api/settings', { 'sec-fetch-site': 'cross-site' }, 'api'],
  ['a form without scripts', '/settings', {}, 'site'],
])('audit events name the source of a request from %s to %s', (_who, path, headers, source) => {
  const url = new URL(path, requestContext.url);
  expect(auditActor({ headers }, { ...requestContext, url, owner: true }).source).toBe(source);
});

test('an invalid session token belongs to no session', () => {
  expect(auditActor({ headers: {} }, { ...requestContext, owner: false }).token).toBeUndefined();
  expect(auditActor({ headers: {} }, { ...requestContext, owner: true }).token).toBe('token');
});

eachDialect('the language cookie', (open) => {
  test('reads back a language cookie that is bound to this host over HTTPS', async () => {
    const site = await createTestSite(await open(), { origin: 'https://site.example' });
    const chosen = await site.request('/blog?lang=es');
    expect(chosen.headers.get('set-cookie')).toBe(
      '__Host-i18nextLng=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    const seen: string[] = [];
    site.pages.render = async (_request, { locale }) => {
      seen.push(locale);
      return new Response('');
    };
    await site.request('/compose', { headers: { Cookie: '__Host-i18nextLng=es' } });
    // A sibling subdomain could have set this cookie.
    await site.request('/compose', { headers: { Cookie: 'i18nextLng=es' } });
    expect(seen).toEqual(['es', 'en']);
  });
});

eachDialect('previewing drafts', (open) => {
  test('visitors get the plain cached page for the URL of a draft preview', async () => {
    const site = await createTestSite(await open());
    const owners: boolean[] = [];
    site.pages.render = async (_request, context) => {
      owners.push(context.owner);
      return page('A page');
    };
    await site.request('/');
    const response = await site.request('/?preview=drafts');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const forged = { Cookie: 'compose_session=made-up' };
    await site.request('/?preview=drafts', { headers: forged });
    expect(site.pages.rendered).toEqual(['/']);
    expect(owners).toEqual([false]);
  });

  test('renders a draft preview each time for the owner and never caches it', async () => {
    const site = await createTestSite(await open());
    const headers = { Cookie: await site.signIn() };
    await site.request('/');
    for (const _time of [1, 2]) {
      const response = await site.request('/?preview=drafts', { headers });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(site.pages.rendered).toEqual(['/', '/?preview=drafts', '/?preview=drafts']);
  });

  test('a draft preview in another language doesn’t change the language cookie', async () => {
    const site = await createTestSite(await open());
    const cookie = async (path: string) => (await site.request(path)).headers.get('set-cookie');
    expect(await cookie('/?lang=es&preview=drafts')).toBeNull();
    expect(await cookie('/?lang=es')).toContain('i18nextLng=es');
  });
});

const named = (databaseUrl: string | undefined, siteUrl?: string) =>
  unencryptedWays({ databaseUrl, siteUrl }).map((line) => line.split(' ')[0]);

test.each([
  undefined,
  'postgres://localhost/site',
  'postgres:///site?host=/run/postgresql',
  'postgres://db.example/site?sslmode=verify-full',
  'postgres://db.example/site?ssl=true',
])('accepts the DATABASE_URL %s as secure', (address) => {
  expect(named(address)).toEqual([]);
});

test.each([
  'postgres://db.example/site',
  'postgres://db/site?sslmode=no-verify',
  'postgres://localhost.example/site',
  'postgres://localhost/site?host=db.example',
])('warns about the unencrypted DATABASE_URL %s', (address) => {
  expect(named(address)).toEqual(['DATABASE_URL']);
});

test('warns about a site without HTTPS unless it is on the local machine', () => {
  expect(named(undefined, 'http://site.example')).toEqual(['SITE_URL']);
  for (const safe of ['https://site.example', 'http://localhost:3000', 'http://127.0.0.1:3000']) {
    expect(named(undefined, safe)).toEqual([]);
  }
});

test('the warning about an unencrypted DATABASE_URL doesn’t contain its password', () => {
  const [line] = unencryptedWays({ databaseUrl: 'postgres://u:secret@db/site', siteUrl: undefined });
  expect(line).not.toMatch(/secret|db\/site/);
});

test('idle connections outlast those of proxies, slow request headers time out', () => {
  const server = createHttpServer(pino({ level: 'silent' }));
  expect(server.keepAliveTimeout).toBeGreaterThan(65_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeGreaterThanOrEqual(600_000);
  expect(server.maxRequestsPerSocket).toBeGreaterThan(0);
  expect(server.maxConnections).toBeGreaterThan(0);
});

async function listening(https: boolean): Promise<Server> {
  const server = createHttpServer(pino({ level: 'silent' }), https);
  server.on('request', notReady(https));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

/** Returns everything the server sends for these bytes until it closes the connection. */
async function responseTo(server: Server, bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}

const requests: [what: string, status: number, bytes: string][] = [
  ['a request that cannot be read', 400, 'NONSENSE\r\n\r\n'],
  ['a header that is none', 400, 'GET / HTTP/1.1\r\nHost: site\r\nno colon\r\n\r\n'],
  ['a head too long', 431, `GET / HTTP/1.1\r\nHost: site\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['a tunnel', 405, 'CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere\r\n\r\n'],
  ['a request too early', 503, 'GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n'],
];

test.each(requests)(
  'the response to the malformed request %s is %i with the usual headers',
  async (_what, status, bytes) => {
    const response = await responseTo(await listening(true), bytes);
    expect(response.slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
    if (status < 500) expect(response).toMatch(/\{"detail":"[^"]+"\}$/);
    expect(response).toMatch(/^Strict-Transport-Security: max-age=31536000\r$/im);
    expect(response).toMatch(/^X-Content-Type-Options: nosniff\r$/im);
    expect(response).toMatch(/^Content-Security-Policy: default-src 'none';.* frame-ancestors 'none'/im);
    expect(response).toMatch(/^Cache-Control: no-store\r$/im);
    expect(await responseTo(await listening(false), bytes)).not.toMatch(/strict-transport/i);
  },
);

import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { foreignOrigin, requestOrigin } from './same-origin.ts';

const socket = { localAddress: '192.0.2.7', localPort: 3000 };

function passes(origin: string, headers: Record<string, string>, local = socket): boolean {
  const request = { method: 'POST', headers, socket: local } as unknown as IncomingMessage;
  return foreignOrigin(request, origin) === undefined;
}

test('a name of another’s that leads here is refused, whatever the browser says', () => {
  for (const origin of ['https://site.example', 'http://127.0.0.1:3000']) {
    for (const host of [
      'evil',
      'evil.example',
      'evil.example:3000',
      'site.example.evil',
      '127.0.0.1.evil:3000',
    ]) {
      expect(passes(origin, { host, origin: `http://${host}` })).toBe(false);
      expect(passes(origin, { host, 'sec-fetch-site': 'same-origin' })).toBe(false);
      expect(passes(origin, { host })).toBe(false);
    }
    for (const host of ['', '@', 'a b', '[', 'site.example/x', 'x@site.example', 'site.example?']) {
      expect([host, passes(origin, { host })]).toEqual([host, false]);
    }
  }
});

test('the site’s own name passes, with its port told or not', () => {
  for (const host of ['site.example', 'SITE.example', 'site.example:443']) {
    expect(passes('https://site.example', { host, origin: 'https://site.example' })).toBe(true);
  }
  expect(passes('https://site.example', { host: 'site.example:444' })).toBe(false);
  expect(passes('https://site.example', { host: 'site.example', origin: 'https://evil.example' })).toBe(
    false,
  );
  // A proxy that hands on its own name for this server, and the browser's origin.
  expect(passes('https://site.example', { host: '127.0.0.1:3000', origin: 'https://site.example' })).toBe(
    true,
  );
});

test('the machine’s own names pass with the port that it listens on', () => {
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
  // A proxy that passes the site's name on, or sends this server's address instead.
  [{ host: 'site.example' }, 'https://site.example'],
  [{ host: 'SITE.example:443' }, 'https://site.example'],
  [{ host: '127.0.0.1:3000', 'x-forwarded-for': '203.0.113.9' }, 'https://site.example'],
  [{ host: '127.0.0.1:3000', origin: 'https://site.example' }, 'https://site.example'],
  // Opened on the machine itself, past the proxy.
  [{ host: 'LOCALHOST:3000' }, 'http://localhost:3000'],
  [{ host: 'localhost:3000', origin: 'http://localhost:3000' }, 'http://localhost:3000'],
  [{ host: '192.0.2.7:3000' }, 'http://192.0.2.7:3000'],
  [{}, 'https://site.example'],
  [{ host: 'evil.example' }, undefined],
  [{ host: 'localhost:4000' }, undefined],
])('behind https, a request with %j was sent to %s', (headers, origin) => {
  const request = { method: 'GET', headers, socket } as unknown as IncomingMessage;
  expect(requestOrigin(request, 'https://site.example')).toBe(origin);
});

test('an older address that came over a socket for both kinds is the machine’s own too', () => {
  const local = { localAddress: '::ffff:192.0.2.7', localPort: 3000 };
  expect(passes('http://[::]:3000', { host: '192.0.2.7:3000' }, local)).toBe(true);
});

test('the refusal says what to set', () => {
  const request = { method: 'PUT', headers: { host: 'my.example' }, socket } as unknown as IncomingMessage;
  expect(foreignOrigin(request, 'http://127.0.0.1:3000')).toBe(
    'This site is not known as “my.example”. If it is yours, set SITE_URL on the server to the address at which it is opened.',
  );
});

test('reading and programs without a host are let in', () => {
  const request = { method: 'GET', headers: { host: 'evil' }, socket } as unknown as IncomingMessage;
  expect(foreignOrigin(request, 'http://127.0.0.1:3000')).toBeUndefined();
  expect(passes('http://127.0.0.1:3000', {})).toBe(true);
});

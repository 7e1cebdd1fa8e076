import { expect, test } from 'vitest';
import { relyingParty } from './relying-party.ts';

test.each([
  ['https://www.example.com', 'www.example.com', 'https://www.example.com'],
  ['https://example.com:8443', 'example.com', 'https://example.com:8443'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://desk.localhost:3000', 'desk.localhost', 'http://desk.localhost:3000'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://127.8.9.10', 'localhost', 'http://localhost'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ['http://0.0.0.0:3000', 'localhost', 'http://localhost:3000'],
])('%s is %s, signed at %s', (site, id, origin) => {
  expect(relyingParty(site)).toEqual({ ok: true, value: { id, origin } });
});

test.each([
  ['https://192.0.2.1', 'numeric_address'],
  ['https://[2001:db8::7]:3000', 'numeric_address'],
  ['http://example.com', 'not_https'],
  ['http://localhost.example.com', 'not_https'],
])('%s knows no passkeys: %s', (site, obstacle) => {
  expect(relyingParty(site)).toEqual({ ok: false, failure: { code: 'passkeys_unavailable', obstacle } });
});

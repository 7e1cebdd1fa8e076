import { expect, test } from 'vitest';
import { parseAllowedHosts } from './allowed-hosts.ts';

test('hosts are read with and without their port, in the form that addresses have', () => {
  expect(parseAllowedHosts(' Old.Example.com, 127.0.0.1:9001,, [::1]:80 ,münchen.de')).toEqual({
    ok: true,
    value: [
      { hostname: 'old.example.com', port: null },
      { hostname: '127.0.0.1', port: 9001 },
      { hostname: '[::1]', port: 80 },
      { hostname: 'xn--mnchen-3ya.de', port: null },
    ],
  });
});

test('an empty variable allows no host', () => {
  expect(parseAllowedHosts('')).toEqual({ ok: true, value: [] });
});

test.each([
  'https://old.example.com',
  'old.example.com/blog',
  'user@old.example.com',
  'old.example.com:0',
  'old.example.com:70000',
  'old.example.com:http',
  '256.0.0.1',
])('%s is named as an unusable entry', (entry) => {
  expect(parseAllowedHosts(`ok.example.com, ${entry}`)).toEqual({
    ok: false,
    failure: { code: 'host_invalid', entry },
  });
});

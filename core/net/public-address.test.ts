import { expect, test } from 'vitest';
import { isPublicAddress, isReservedName, parseAllowedHosts } from './public-address.ts';

test.each([
  ['8.8.8.8', 'an ordinary address'],
  ['172.15.255.255', 'just below a private range'],
  ['172.32.0.0', 'just above a private range'],
  ['100.63.255.255', 'one below carrier-grade NAT'],
  ['168.63.129.17', 'next to the Azure WireServer'],
  ['223.255.255.255', 'the last unicast address'],
  ['2606:4700::1111', 'global unicast IPv6'],
  ['2001:200::1', 'the first block after the protocol assignments'],
  ['64:ff9b::808:808', 'NAT64 around a public address'],
])('%s is public: %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['0.0.0.0', 'unspecified'],
  ['10.1.2.3', 'private'],
  ['100.100.100.200', 'carrier-grade NAT with cloud metadata'],
  ['127.255.0.1', 'loopback'],
  ['168.63.129.16', 'Azure WireServer'],
  ['169.254.169.254', 'cloud metadata'],
  ['172.31.255.255', 'private'],
  ['192.0.0.192', 'protocol assignments'],
  ['192.0.2.1', 'documentation'],
  ['192.168.0.1', 'private'],
  ['198.19.0.1', 'benchmark'],
  ['203.0.113.9', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::ffff:8.8.8.8', 'IPv4-mapped, even a public address'],
  ['::10.0.0.1', 'IPv4-compatible'],
  ['64:ff9b::a00:1', 'NAT64 around a private address'],
  ['64:ff9b::a9fe:a9fe', 'NAT64 around cloud metadata'],
  ['64:ff9b:1::808:808', 'local-use NAT64'],
  ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'Teredo'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::', '6to4 around loopback'],
  ['3fff::1', 'documentation'],
  ['fc00::1', 'unique local'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['2606:4700::1111%eth0', 'an address with a zone'],
  ['example.com', 'not an IP address'],
])('%s isn’t public: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('allowed hosts are parsed with and without ports, and normalized', () => {
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

test('an empty variable allows no hosts', () => {
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
])('%s is rejected as an allowed host', (entry) => {
  expect(parseAllowedHosts(`ok.example.com, ${entry}`)).toEqual({
    ok: false,
    failure: { code: 'host_invalid', entry },
  });
});

test.each([
  ...'localhost|localhost.|printer|blog.localhost|nas.local'.split('|'),
  ...'metadata.google.internal|router.home.arpa|wiki.corp|site.test|hidden.onion'.split('|'),
])('%s is reserved', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each(['example.com', 'localhost.example.com', 'local.blog', 'xn--mnchen-3ya.de', 'example.com.'])(
  '%s is a public name',
  (name) => {
    expect(isReservedName(name)).toBe(false);
  },
);

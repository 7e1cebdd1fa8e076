import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

function from(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

test('without a trusted proxy the peer is the client, whatever it says of itself', () => {
  expect(clientAddress(from('203.0.113.5', '198.51.100.1'), 0)).toBe('203.0.113.5');
});

test('each trusted proxy is believed for one address, counted from the right', () => {
  const request = from('10.0.0.1', 'invented, 198.51.100.1, 10.0.0.2');
  expect([0, 1, 2].map((proxies) => clientAddress(request, proxies))).toEqual([
    '10.0.0.1',
    '10.0.0.2',
    '198.51.100.1',
  ]);
});

test('more trust than proxies takes the furthest address that there is', () => {
  expect(clientAddress(from('10.0.0.1', '198.51.100.1'), 5)).toBe('198.51.100.1');
  expect(clientAddress(from('10.0.0.1'), 1)).toBe('10.0.0.1');
});

test('an address is one client however it is written', () => {
  const written = ['198.51.100.1', '::ffff:198.51.100.1', '198.51.100.1:50123', '::ffff:c633:6401'];
  expect(new Set(written.map((address) => clientAddress(from('10.0.0.1', address), 1)))).toEqual(
    new Set(['198.51.100.1']),
  );
});

test('an IPv6 client is its network of 64 bits', () => {
  const near = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::', '[2001:db8:1:2::9]:443', '2001:db8:1:2::1%eth0'];
  expect(new Set(near.map((address) => clientAddress(from(address), 0)))).toEqual(
    new Set(['2001:db8:1:2::/64']),
  );
  expect(clientAddress(from('2001:db8:1:3::1'), 0)).not.toBe('2001:db8:1:2::/64');
});

test('a peer that is gone, or a proxy that says nonsense, is still somebody', () => {
  expect(clientAddress(from(undefined), 0)).toBe('unknown');
  expect(clientAddress(from('10.0.0.1', 'nonsense'), 1)).toBe('nonsense');
  expect(clientAddress(from('10.0.0.1', ' , ,'), 1)).toBe('10.0.0.1');
});

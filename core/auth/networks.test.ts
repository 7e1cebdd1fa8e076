import { expect, test } from 'vitest';
import { networksOf } from './networks.ts';

test('an IPv6 client stands within its /56 and its /48', () => {
  expect(networksOf('2001:db8:1:2ff::/64')).toEqual({
    own: { name: '2001:db8:1:2ff::/64', attempts: 5 },
    wide: { name: '2001:db8:1:200::/56', attempts: 20 },
    widest: { name: '2001:db8:1::/48', attempts: 40 },
  });
});

test('an IPv4 client stands within its /24', () => {
  expect(networksOf('203.0.113.77')).toEqual({
    own: { name: '203.0.113.77', attempts: 5 },
    wide: { name: '203.0.113.0/24', attempts: 50 },
  });
});

test.each(['unknown', 'nonsense', '', '1.2.3.4/64x'])('what is no address (%j) stands alone', (client) => {
  expect(networksOf(client)).toEqual({ own: { name: client, attempts: 5 } });
});

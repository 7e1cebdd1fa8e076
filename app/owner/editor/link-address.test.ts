import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['  https://example.com/a?b=1#c ', 'https://example.com/a?b=1#c'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://EXAMPLE.COM', 'HTTPS://EXAMPLE.COM'],
  ['example.com', 'https://example.com'],
  ['www.example.com:8080/a b'.replace(' ', '%20'), 'https://www.example.com:8080/a%20b'],
  ['mailto:me@example.com', 'mailto:me@example.com'],
  ['/blog/a-post#end', '/blog/a-post#end'],
  ['/', '/'],
  ['me.too@mail.example.com', 'mailto:me.too@mail.example.com'],
  ['tel:+34600000000', 'tel:+34600000000'],
])('%j leads to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test.each([
  '',
  '   ',
  'https://',
  'http://exa mple.com',
  'not an address',
  'https://[',
  '//',
  '/blog/a post',
  'javascript:alert(1)',
])('%j leads nowhere', (typed) => {
  expect(linkAddress(typed)).toBeUndefined();
});

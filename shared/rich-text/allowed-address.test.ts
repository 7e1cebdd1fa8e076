import { expect, test } from 'vitest';
import { allowedAddress } from './allowed-address.ts';

test.each([
  ['https://example.com/a?b=1#c', undefined],
  ['HTTP://EXAMPLE.COM', undefined],
  ['mailto:me@example.com', undefined],
  ['tel:+34600000000', undefined],
  ['/services', undefined],
  ['a.html?b#c', undefined],
  ['#part', undefined],
  ['?page=2', undefined],
  [' \t\u0001https://example.com/\n', 'https://example.com/'],
  ['ht\ntps://example.com/', 'https://example.com/'],
  ['//example.com/a', 'https://example.com/a'],
  ['/\\example.com/a', 'https://example.com/a'],
])('%j may be a link', (value, written = value) => {
  expect(allowedAddress(value, 'link')).toBe(written);
});

test.each(
  [
    'javascript:ran()',
    'JaVaScRiPt:ran()',
    'java\nscript:ran()',
    'j\0avascript:ran()',
    'javascript\t:ran()',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.com/1',
    'file:///C:/a.doc',
    'ftp://example.com/',
    'view-source:https://example.com/',
    'https://',
    'https://exa mple.com',
    'http://[',
    '',
    '   ',
    null,
    undefined,
    `https://example.com/${'a'.repeat(5000)}`,
  ].flatMap((value) =>
    value
      ? [value, ...[...'\u0001\u001f \u0085\u00a0\ufeff\t\n\r\f\u2028'].map((space) => space + value)]
      : [value],
  ),
)('%j may not', (value) => {
  expect(allowedAddress(value, 'link')).toBeUndefined();
});

test('pictures come from the web or from this site', () => {
  expect(allowedAddress('/a.png', 'picture')).toBe('/a.png');
  expect(allowedAddress('https://example.com/a.png', 'picture')).toBe('https://example.com/a.png');
  for (const value of ['mailto:a@b.c', 'tel:1', 'data:image/png;base64,AA', '\u0001javascript:ran()'])
    expect(allowedAddress(value, 'picture')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { sanitiseHtml } from '../../shared/rich-text/sanitise.ts';
import { addressesIn, mapAddresses } from './map-addresses.ts';

const html = sanitiseHtml(
  '<p title="<a href=no>">&lt;a href="no"&gt; <a href="https://a.example/?x=1&y=2">A</a> <a href="/b">B</a></p>' +
    '<p><a href="https://a.example/big.jpg"><img src="https://a.example/small.jpg" alt="<img src=no>"></a></p>',
);

test('links and pictures are found as they are meant, not as they are written', () => {
  expect(addressesIn(html, 'link')).toEqual([
    'https://a.example/?x=1&y=2',
    '/b',
    'https://a.example/big.jpg',
  ]);
  expect(addressesIn(html, 'picture')).toEqual(['https://a.example/small.jpg']);
});

test('only the addresses that have a new one change, and the result is as clean as before', () => {
  const moved = mapAddresses(html, 'link', (address) =>
    address.includes('y=2') ? '/blog/new?a=1&b="2"' : undefined,
  );
  expect(moved).toContain('<a href="/blog/new?a=1&amp;b=&quot;2&quot;"');
  expect(moved).toContain('<a href="/b"');
  expect(moved).toContain('<img src="https://a.example/small.jpg"');
  expect(sanitiseHtml(moved)).toBe(moved);
  expect(mapAddresses(html, 'picture', () => undefined)).toBe(html);
});

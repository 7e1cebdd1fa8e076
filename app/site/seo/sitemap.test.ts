import { expect, test } from 'vitest';
import { collected } from '../../../test/collected.ts';
import { sitemap as pieces, type SitemapPlace, sitemapIndex } from './sitemap.ts';

const origin = 'https://example.com';

const sitemap = async (places: SitemapPlace[]) => (await collected(pieces([places], origin))).join('');

test('a place has an address in each language, and each names all of them', async () => {
  const xml = await sitemap([{ path: '/blog' }]);
  expect([...xml.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
    'https://example.com/blog',
    'https://example.com/blog?lang=es',
  ]);
  for (const [language, address] of [
    ['en', 'https://example.com/blog'],
    ['es', 'https://example.com/blog?lang=es'],
    ['x-default', 'https://example.com/blog'],
  ]) {
    expect(xml.split(`hreflang="${language}" href="${address}"`)).toHaveLength(3);
  }
});

test('a text in one language has one address, and no others beside it', async () => {
  const xml = await sitemap([{ path: '/blog/uno', language: 'es' }]);
  expect([...xml.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
    'https://example.com/blog/uno?lang=es',
  ]);
  expect(xml).not.toContain('hreflang');
});

test('says when a place last changed, where that is known', async () => {
  expect(await sitemap([{ path: '/a', changed: '2026-01-02T03:04:05.000Z' }])).toContain(
    '<lastmod>2026-01-02T03:04:05.000Z</lastmod>',
  );
  expect(await sitemap([{ path: '/a' }])).not.toContain('lastmod');
});

test('an address stays text, whatever is in it', async () => {
  expect(await sitemap([{ path: `/blog/a&b'c` }])).not.toMatch(/&(?!#\d+;)|'/);
});

test('the parts of a large sitemap lie at its own address', () => {
  const xml = sitemapIndex(2, origin);
  expect([...xml.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
    'https://example.com/sitemap.xml?page=1',
    'https://example.com/sitemap.xml?page=2',
  ]);
});

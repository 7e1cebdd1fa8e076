import { expect, test } from 'vitest';
import { createTestSite, page } from '../../test/create-test-site.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { cdnHeaders } from './cdn-headers.ts';

test('caches in front keep pages only where they are told how long', () => {
  expect(cdnHeaders({ maxAge: 0, staleWhileRevalidate: 30 })).toEqual({});
  expect(cdnHeaders({ maxAge: 60, staleWhileRevalidate: 0 })['Cache-Control']).toBe(
    'public, max-age=0, s-maxage=60',
  );
  expect(cdnHeaders({ maxAge: 60, staleWhileRevalidate: 30 })).toEqual({
    'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=30',
    'Surrogate-Key': 'pages',
    'Cache-Tag': 'pages',
  });
});

eachDialect('with caches in front', (open) => {
  test('a page is theirs to keep, and nothing that is one reader’s or may soon be there', async () => {
    const site = await createTestSite(await open(), {
      cdnHeaders: cdnHeaders({ maxAge: 60, staleWhileRevalidate: 0 }),
    });
    site.pages.render = async (request) => page('A page', request.url.endsWith('/none') ? 404 : 200);
    const kept = 'public, max-age=0, s-maxage=60';
    for (const [path, control, headers] of [
      ['/blog', kept],
      ['/blog', kept],
      ['/blog', kept, { Cookie: 'i18nextLng=es' }],
      // Whoever follows this link shall have its language remembered.
      ['/blog?lang=es', 'no-cache'],
      ['/blog?lang=es', 'no-cache', { 'Sec-Purpose': 'prefetch' }],
      ['/none', 'no-cache'],
      ['/compose', 'no-store'],
      ['/blog', 'no-store', { Cookie: await site.signIn() }],
      ['/api/blog/posts', 'no-store'],
    ] as [string, string, Record<string, string>?][]) {
      const response = await site.request(path, { headers: headers ?? {} });
      expect([path, response.headers.get('cache-control')]).toEqual([path, control]);
      expect(response.headers.get('cache-tag')).toBe(control === kept ? 'pages' : null);
    }
    expect((await site.request('/blog')).headers.get('vary')).toBe('Accept-Encoding, Cookie');
  });
});

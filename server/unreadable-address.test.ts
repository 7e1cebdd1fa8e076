import { expect, test } from 'vitest';
import { createTestSite, page } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';

const browser = { headers: { Accept: 'text/html,application/xhtml+xml' } };

eachDialect('an address that is not spelled as any of the site’s', (open) => {
  test('leads to the one it means when it begins with more than one slash', async () => {
    const site = await createTestSite(await open());
    for (const [asked, place] of [
      ['//contact', '/contact'],
      ['///blog?year=2026', '/blog?year=2026'],
      ['//', '/'],
    ] as const) {
      const response = await site.request(asked, browser);
      expect([response.status, response.headers.get('location')], asked).toEqual([301, place]);
    }
  });

  test('is a page that is not there for a browser, where it can’t be read', async () => {
    const site = await createTestSite(await open());
    const seen: string[] = [];
    site.pages.render = async ({ url }) => {
      seen.push(new URL(url).pathname);
      return page('Not here', 404);
    };
    for (const asked of ['/%E0%A4%A', '/%', '/%00', '/api/%E0', '/%5C%zz']) {
      const response = await site.request(asked, browser);
      expect([response.status, response.headers.get('content-type')], asked).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
    }
    expect(seen[0]).toBe('/%25e0%25a4%25a');
  });

  test('is refused in a sentence to a program', async () => {
    const site = await createTestSite(await open());
    const response = await site.request('/%E0%A4%A');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ detail: 'The address could not be read.' });
  });
});

import { expect, test } from 'vitest';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { createTestSite, page, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';

async function answer(site: TestSite, path: string, cookie?: string) {
  const response = await site.request(path, cookie ? { headers: { Cookie: cookie } } : {});
  return [response.status, response.headers.get('location')];
}

eachDialect('feed addresses of other systems', (open) => {
  test('lead to the feed of the language that the address names, whatever the cookie says', async () => {
    const site = await createTestSite(await open());
    // Spanish is what visitors get who have chosen nothing.
    await site.core.settings.save({ language: 'es' });
    for (const path of [
      '/feed',
      '/feed/',
      '/rss.xml',
      '/atom.xml',
      '/index.xml',
      '/feed.xml',
      '/FEED',
      '/feed/rss2',
    ])
      expect([path, ...(await answer(site, path))]).toEqual([path, 301, '/blog/rss.xml']);
    for (const path of [
      '/feeds/posts/default',
      '/blog/rss',
      '/blog/feed/atom',
      '/?feed=atom',
      '/blog?feed=rss2',
    ]) {
      const add = path.includes('?') ? '&' : '?';
      for (const [query, to] of [
        ['', '/blog/rss.xml'],
        [`${add}lang=es`, '/blog/rss.xml?lang=es'],
        [`${add}lang=fr`, '/blog/rss.xml'],
      ] as const)
        expect([path, query, ...(await answer(site, `${path}${query}`, 'i18nextLng=en'))]).toEqual([
          path,
          query,
          301,
          to,
        ]);
    }
  });

  test('are left alone where they are something else', async () => {
    const site = await createTestSite(await open());
    expectOk(await site.core.posts.create(postInput({ slug: 'feed' })));
    for (const path of [
      '/blog/feed',
      '/?feed=comments',
      '/contact?feed=rss2',
      '/feeds',
      '/comments/feed',
      '/feed.json',
    ])
      expect([path, (await answer(site, path))[0]]).toEqual([path, 200]);
  });

  test('at the feed itself the address alone decides the language', async () => {
    const site = await createTestSite(await open());
    await site.core.settings.save({ language: 'es' });
    site.pages.render = async (_request, { locale }) => page(`in ${locale}`);
    const text = async (path: string, cookie?: string) =>
      (await site.request(path, cookie ? { headers: { Cookie: cookie } } : {})).text();
    // The second time from memory.
    for (const _ of [1, 2])
      for (const cookie of [undefined, 'i18nextLng=es', 'i18nextLng=en']) {
        expect(await text('/blog/rss.xml', cookie)).toContain('in en');
        expect(await text('/blog/rss.xml?lang=es', cookie)).toContain('in es');
        expect(await text('/blog/rss.xml?lang=en', cookie)).toContain('in en');
      }
  });
});

import { expect, test } from 'vitest';
import { postInput } from '../test/create-test-core.ts';
import { createTestSite, page } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';

/** Both readings of the table of calls answer (docs/specification.md 7.1). */
eachDialect('the two readings of the call table', (open) => {
  test('reach the same calls', async () => {
    const site = await createTestSite(await open());
    await site.core.posts.create(postInput({ slug: 'one' }));
    const responseTo = async (path: string) => {
      const response = await site.request(path);
      return [response.status, await response.text()];
    };
    for (const [path, ...twins] of [
      [
        '/api/blog/posts?page=1&limit=500',
        '/blog/posts?page=1&limit=500',
        '/api/api/blog/posts',
        '/blog/posts/',
      ],
      ['/api/blog/posts/one', '/blog/posts/one', '/api/api/blog/posts/one', '/api/blog/posts/one/'],
      ['/api/blog/posts/none', '/blog/posts/none', '/api/api/blog/posts/none'],
      ['/api/blog/scrape?pages=x', '/blog/scrape?pages=x', '/api/api/blog/scrape?pages=x'],
      ['/api/blog/xml-proxy', '/blog/xml-proxy', '/api/api/blog/xml-proxy'],
      ['/api/compose/auth', '/api/api/compose/auth', '/api/api/compose/auth/'],
      ['/api/share/none', '/api/api/share/none'],
      ['/api/health', '/api/api/health', '/api/api/api/health'],
    ]) {
      const expected = await responseTo(path ?? '');
      for (const twin of twins) expect([twin, await responseTo(twin)]).toEqual([twin, expected]);
    }
  });

  test('leave the pages their addresses', async () => {
    const site = await createTestSite(await open());
    site.pages.render = async () => page('The blog');
    for (const path of ['/blog', '/blog/one', '/blog/postscript', '/blog/posts-of-mine', '/apiary']) {
      expect(await (await site.request(path)).text()).toContain('The blog');
    }
  });
});

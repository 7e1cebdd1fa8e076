import { expect, test } from 'vitest';
import { postInput } from '../test/create-test-core.ts';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

/** Returns the content of meta elements by name or property, as link previews read them. */
function metaOf(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:name|property|http-equiv)="([^"]*)" content="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, name = '', content = '']) => [name, content]));
}

eachDialect('GET /api/share/{slug}', (open) => {
  test('the share page has Open Graph data and redirects people to the post', async () => {
    const site = await createTestSite(await open(), { origin: 'https://site.example' });
    await site.core.posts.create(
      postInput({
        slug: 'shared',
        title: 'To share',
        cover: '/cover.jpg',
        cover_alt: 'A quay',
        html: `<p>${'word '.repeat(60)}</p>`,
      }),
    );
    const response = await site.request('/api/share/shared');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const meta = metaOf(await response.text());
    expect(meta).toMatchObject({
      'og:type': 'article',
      'og:title': 'To share',
      'og:url': 'https://site.example/blog/shared',
      'og:image': 'https://site.example/cover.jpg',
      'og:image:alt': 'A quay',
      'og:locale': 'en_US',
      'twitter:card': 'summary_large_image',
      refresh: '0; url=https://site.example/blog/shared',
    });
    expect(meta['og:description']?.length).toBeLessThanOrEqual(141);
  });

  test('the share page of a Spanish post has its Spanish URL and generated image', async () => {
    const site = await createTestSite(await open(), { origin: 'https://site.example' });
    await site.core.posts.create(postInput({ slug: 'hola', language: 'es' }));
    const html = await (await site.request('/api/share/hola')).text();
    expect(html).toContain('<html lang="es">');
    expect(metaOf(html)).toMatchObject({
      'og:url': 'https://site.example/blog/hola?lang=es',
      'og:locale': 'es_ES',
      'og:image': 'https://site.example/share-pictures/es/blog/hola.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A title. Under Your Name',
      'twitter:card': 'summary_large_image',
    });
  });

  test('the share page escapes title, excerpt, cover and brand', async () => {
    const site = await createTestSite(await open());
    const hostile = `"><script>alert(1)</script><meta x='&`;
    await site.core.settings.save({ brand: hostile });
    await site.core.posts.create(
      postInput({
        slug: 'hostile',
        title: hostile,
        excerpt: hostile,
        cover: `https://x.example/"><script>a`,
      }),
    );
    const html = await (await site.request('/api/share/hostile')).text();
    expect(html).not.toMatch(/<script|<meta x|content=""/);
    expect(metaOf(html)['og:title']).toBe(
      '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;meta x=&#39;&amp;',
    );
  });

  test('the share page redirects from a former slug or another spelling', async () => {
    const site = await createTestSite(await open());
    await site.core.posts.create(postInput({ slug: 'before' }));
    await site.core.posts.update('before', { slug: 'after-all' });
    for (const slug of ['before', 'After%20All']) {
      const response = await site.request(`/api/share/${slug}`);
      expect([response.status, response.headers.get('location')]).toEqual([301, '/api/share/after-all']);
    }
  });

  test('the share page never shows drafts, even to the owner, or deleted posts', async () => {
    const site = await createTestSite(await open());
    await site.core.posts.create(postInput({ slug: 'draft', status: 'draft' }));
    await site.core.posts.create(postInput({ slug: 'gone' }));
    await site.core.posts.remove('gone');
    const cookie = await site.signIn();
    for (const slug of ['draft', 'gone', 'never']) {
      await expectProblem(await site.send('GET', `/api/share/${slug}`, undefined, cookie), 404);
    }
  });
});

import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { createTestSite, page, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';

/** Pages that show what the database holds, the language and the address. */
function showPosts(site: TestSite): void {
  site.pages.render = async (request, context) => {
    const { posts } = await context.core.posts.browse({ page: 1, limit: 100 });
    const { brand } = await context.core.settings.get();
    const url = new URL(request.url);
    const titles = posts.map(({ title }) => title).sort();
    return page([brand, context.locale, url.pathname + url.search, ...titles].join('|') + '.'.repeat(2000));
  };
}

const textOf = async (site: TestSite, path: string, headers: Record<string, string> = {}) =>
  (await (await site.request(path, { headers })).text()).replace(/^.*<title>|\.*<\/title>$/g, '');

eachDialect('the page cache', (open) => {
  const siteOfPosts = async () => {
    const db = await open();
    const site = await createTestSite(db);
    showPosts(site);
    return { db, site };
  };

  test('renders an address once, whatever campaigns and trackers add to it', async () => {
    const { site } = await siteOfPosts();
    for (const query of ['', '?utm_source=x', '?fbclid=1&utm_medium=y', '?unknown', '?page=', '?lang=en']) {
      expect(await textOf(site, `/blog${query}`)).toBe('Under Your Name|en|/blog');
    }
    expect(site.pages.rendered).toEqual(['/blog']);
    for (const query of ['?year=2025&page=2', '?utm_x=1&page=2&year=2025', '?page=2&year=2025&page=3']) {
      expect(await textOf(site, `/blog${query}`)).toBe('Under Your Name|en|/blog?year=2025&page=2');
    }
    expect(site.pages.rendered).toHaveLength(2);
  });

  test('sends an address in capitals, or with a slash at its end, on to the one there is', async () => {
    const { site } = await siteOfPosts();
    for (const [asked, there] of [
      ['/Blog/', '/blog'],
      ['/BLOG/Some-Post?lang=es', '/blog/some-post?lang=es'],
      ['/Compose', '/compose'],
      ['/blog/C%C3%93MO/', '/blog/c%C3%B3mo'],
    ] as const) {
      const response = await site.request(asked);
      expect([response.status, response.headers.get('location')]).toEqual([301, there]);
    }
  });

  test('keeps each language apart, and remembers the one that was chosen', async () => {
    const { site } = await siteOfPosts();
    expect(await textOf(site, '/blog')).toContain('|en|');
    const chosen = await site.request('/blog?lang=es');
    expect(await chosen.text()).toContain('|es|');
    const cookie = chosen.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^i18nextLng=es; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    expect(await textOf(site, '/blog', { Cookie: 'i18nextLng=es' })).toContain('|es|');
    expect(await textOf(site, '/blog?lang=en', { Cookie: 'i18nextLng=es' })).toContain('|en|');
    const ahead = await site.request('/blog?lang=es', { headers: { 'Sec-Purpose': 'prefetch;prerender' } });
    expect([await ahead.text(), ahead.headers.get('set-cookie')]).toEqual([
      expect.stringContaining('|es|'),
      null,
    ]);
    const unknown = await site.request('/blog?lang=fr', { headers: { Cookie: 'i18nextLng="><x' } });
    expect([await unknown.text(), unknown.headers.get('set-cookie')]).toEqual([
      expect.stringContaining('|en|'),
      null,
    ]);
    expect(site.pages.rendered).toHaveLength(2);
  });

  test('shows every change at once: a post written, changed, deleted, restored, a setting saved', async () => {
    const { site } = await siteOfPosts();
    const { posts, settings } = site.core;
    const shows = async (text: string) => expect(await textOf(site, '/blog')).toBe(`${text}`);
    await shows('Under Your Name|en|/blog');
    await posts.create(postInput({ slug: 'one', title: 'One' }));
    await shows('Under Your Name|en|/blog|One');
    await posts.update('one', { title: 'Two' });
    await shows('Under Your Name|en|/blog|Two');
    const { id } = expectOk(await posts.remove('one'));
    await shows('Under Your Name|en|/blog');
    await posts.restore(id);
    await shows('Under Your Name|en|/blog|Two');
    await settings.save({ brand: 'Other', language: 'es' });
    await shows('Other|es|/blog|Two');
    const rendered = site.pages.rendered.length;
    await shows('Other|es|/blog|Two');
    expect(site.pages.rendered).toHaveLength(rendered);
  });

  test('never keeps what was rendered while the site changed', async () => {
    const { site } = await siteOfPosts();
    const { render } = site.pages;
    site.pages.render = async (request, context) => {
      const old = await render(request, context);
      await site.core.posts.create(postInput({ title: 'Meanwhile' }));
      site.pages.render = render;
      return old;
    };
    expect(await textOf(site, '/blog')).not.toContain('Meanwhile');
    expect(await textOf(site, '/blog')).toContain('Meanwhile');
  });

  test('keeps only pages that are there', async () => {
    const { site } = await siteOfPosts();
    for (const status of [404, 500, 301]) {
      site.pages.rendered.length = 0;
      site.pages.render = async () => page('x', status);
      expect((await site.request(`/s${status}`)).status).toBe(status);
      expect((await site.request(`/s${status}`)).status).toBe(status);
      expect(site.pages.rendered).toHaveLength(2);
    }
  });

  test('is passed by for the owner, whose page is kept for nobody', async () => {
    const { site } = await siteOfPosts();
    const cookie = await site.signIn();
    site.pages.render = async (_request, { owner, token }) =>
      page(`${owner ? 'owner' : 'visitor'} ${token ?? ''}`);
    expect(await textOf(site, '/blog', { Cookie: cookie })).toMatch(/^owner [\w-]{43}$/);
    expect(await textOf(site, '/blog')).toBe('visitor ');
    expect(await textOf(site, '/blog', { Cookie: 'compose_session=made-up' })).toBe('visitor ');
    expect(await textOf(site, '/blog', { Cookie: cookie })).toMatch(/^owner/);
  });
});

eachDialect('a kept page', (open) => {
  const get = (site: TestSite, headers: Record<string, string>, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const request = httpRequest(
        `${site.address}/blog`,
        { method, headers, agent: false },
        async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk as Buffer);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        },
      );
      request.on('error', reject).end();
    });

  test('comes in the encoding that its reader likes, with its length', async () => {
    const site = await createTestSite(await open());
    showPosts(site);
    const plain = await get(site, {});
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding, Cookie', 'cache-control': 'no-cache' });
    for (const [accepted, encoding, decode] of [
      ['br, gzip', 'br', brotliDecompressSync],
      ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
      ['GZIP', 'gzip', gunzipSync],
      ['identity', undefined, (body: Buffer) => body],
      ['br;q=0.000, *;q=0', undefined, (body: Buffer) => body],
    ] as const) {
      const response = await get(site, { 'Accept-Encoding': accepted });
      expect([accepted, response.headers['content-encoding']]).toEqual([accepted, encoding]);
      expect(response.headers['content-length']).toBe(String(response.body.length));
      expect(decode(response.body)).toEqual(plain.body);
    }
    expect(site.pages.rendered).toHaveLength(1);
  });

  test('is 304 to those who have it, until the site changes', async () => {
    const site = await createTestSite(await open());
    showPosts(site);
    for (const encoding of ['identity', 'br', 'gzip']) {
      const etag = String((await get(site, { 'Accept-Encoding': encoding })).headers.etag);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(site, { 'Accept-Encoding': encoding, 'If-None-Match': known });
        expect([known, again.status, again.body.length, again.headers.etag]).toEqual([known, 304, 0, etag]);
      }
    }
    const headers = { 'If-None-Match': String((await get(site, {})).headers.etag) };
    await site.core.posts.create(postInput({ title: 'New' }));
    expect((await get(site, headers)).status).toBe(200);
  });
});

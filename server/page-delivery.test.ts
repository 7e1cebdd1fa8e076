import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { createTestSite, page, type TestSite } from '../test/create-test-site.ts';
import { eachDialect, type OpenDatabase } from '../test/each-dialect.ts';
import { asFile, asSource, type ExportItem, wordPressExport } from '../test/wordpress-export.ts';
import { canonicalPage, isPublicPage } from './addresses.ts';

/** Renders pages with the posts in the database, the language and the URL. */
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

  test('renders a page once, whatever tracking parameters its URL has', async () => {
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

  test('redirects a URL in capitals or with a trailing slash', async () => {
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

  test('caches each language separately and remembers the chosen one', async () => {
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

  test('shows every change to posts and settings at once despite the page cache', async () => {
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

  test('never caches a page rendered during a change', async () => {
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

  test('caches only existing pages', async () => {
    const { site } = await siteOfPosts();
    for (const status of [404, 500, 301]) {
      site.pages.rendered.length = 0;
      site.pages.render = async () => page('x', status);
      expect((await site.request(`/s${status}`)).status).toBe(status);
      expect((await site.request(`/s${status}`)).status).toBe(status);
      expect(site.pages.rendered).toHaveLength(2);
    }
  });

  test('bypasses the page cache for the owner and caches none of the owner’s pages', async () => {
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

eachDialect('a cached page', (open) => {
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

  test('sends a cached page in the client’s preferred encoding, with its length', async () => {
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

  test('sends a cached page to the next visitor and logs the request', async () => {
    const site = await createTestSite(await open());
    showPosts(site);
    const settled = ({ date: _, 'x-request-id': id, ...headers }: Record<string, unknown>) => {
      expect(id).toMatch(/^[\da-f-]{36}$/);
      return headers;
    };
    for (const asked of [{}, { 'Accept-Encoding': 'br' }, { Cookie: 'i18nextLng=es' }]) {
      const first = await get(site, asked);
      for (const method of ['GET', 'HEAD']) {
        const next = await get(site, asked, method);
        expect(settled(next.headers)).toEqual(settled(first.headers));
        expect(next.body).toEqual(method === 'GET' ? first.body : Buffer.alloc(0));
        expect(next.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
        expect(JSON.parse(site.log.at(-1) ?? '')).toMatchObject({
          ...{ id: next.headers['x-request-id'], method, path: '/blog', status: 200, ms: 0 },
        });
      }
    }
    expect(site.pages.rendered).toHaveLength(2);
  });

  test('returns 304 to a client with the current page until the site changes', async () => {
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

function canonical(path: string): string {
  const { pathname, search } = canonicalPage(new URL(path, 'https://example.com'));
  return pathname + search;
}

test('keeps only the query parameters that a page uses in its cache key', () => {
  expect(canonical('/blog?utm_source=x&page=2&year=2026')).toBe('/blog?year=2026&page=2');
  expect(canonical('/sitemap.xml?page=2&year=2026')).toBe('/sitemap.xml?page=2');
  expect(canonical('/blog/tag/speeches?page=2&year=2026')).toBe('/blog/tag/speeches?page=2');
  expect(canonical('/contact?page=2&year=2026')).toBe('/contact');
});

test('never treats an owner page as public', () => {
  for (const path of ['/compose', '/compose/x', '/content-manager', '/blog-import-preview', '/settings']) {
    expect(isPublicPage(path), path).toBe(false);
  }
  expect(isPublicPage('/composers')).toBe(true);
});

const oldSlug = (slug: string) =>
  `<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value><![CDATA[${slug}]]></wp:meta_value></wp:postmeta>`;

async function siteOf(open: OpenDatabase, items: ExportItem[]): Promise<TestSite> {
  const site = await createTestSite(await open());
  // Like the 404 page: redirects former URLs to posts and otherwise shows the path.
  site.pages.render = async (request, { core, owner }) => {
    const { pathname, search } = new URL(request.url);
    const path = await core.imports.resolveOldAddress({ owner }, pathname + search);
    return path ? new Response(null, { status: 301, headers: { Location: path } }) : page(pathname);
  };
  expectOk(await site.core.imports.importFile(asFile(asSource(wordPressExport(items))), {}));
  return site;
}

/** Returns the target of a single redirect, or the status of the response. */
async function oneStep(site: TestSite, path: string): Promise<string> {
  const response = await site.request(path);
  return response.headers.get('Location') ?? String(response.status);
}

eachDialect('former URLs', (open) => {
  test.each([
    ['plain', '/?p=12', []],
    ['day and name', '/2012/03/04/my-post/', ['/2012/03/04/my-draft/']],
    ['name with an ending', '/2012/03/my-post.html', ['/2012/03/my-draft.html']],
    ['almost pretty', '/index.php/2012/03/my-post/', ['/index.php/2012/03/my-draft/']],
    ['page of this site', '/contact/my-post/', ['/contact/my-draft/']],
  ])('redirects a former URL with a permalink by %s to the post in one step', async (_, path, former) => {
    // Change the slug, so that no URL of the old blog is the post's current one.
    const site = await siteOf(open, [{ id: 12, name: 'my-post', path, more: oldSlug('my-draft') }]);
    expectOk(await site.core.posts.update('my-post', { slug: 'here' }));
    const places = [path, ...former].filter((each) => !each.includes('?'));
    const spellings = places.flatMap((each) => {
      const bare = each.replace(/\/$/, '');
      return [
        bare,
        `${bare}/`,
        `${bare.toUpperCase()}/`,
        `${bare}/?utm_source=x`,
        `${bare}/amp/`,
        `${bare}/2/`,
      ];
    });
    const numbers = ['/?p=12', '/index.php?p=12', '/?p=12&preview=true'];
    for (const address of [...spellings, ...numbers, '/blog/my-draft', '/blog/my-draft/']) {
      expect([address, await oneStep(site, address)]).toEqual([address, '/blog/here']);
    }
  });

  test('redirects a former slug in one step, in the visitor’s language', async () => {
    const site = await createTestSite(await open());
    expectOk(await site.core.posts.create(postInput({ slug: 'before' })));
    expectOk(await site.core.posts.update('before', { slug: 'after' }));
    expect(await oneStep(site, '/blog/before/')).toBe('/blog/after');
    expect(await oneStep(site, '/blog/Before?lang=es')).toBe('/blog/after?lang=es');
    expect(await oneStep(site, '/blog/After/')).toBe('/blog/after');
  });

  test('doesn’t redirect a former URL that is now a page or post of this site', async () => {
    const site = await siteOf(open, [
      { id: 1, name: 'a', path: '/contact/' },
      { id: 2, name: 'b', path: '/blog/mine/' },
      { id: 3, name: 'c', path: '/compose/' },
      { id: 4, name: 'd', path: '/post-4/', status: 'draft' },
    ]);
    expectOk(await site.core.posts.create(postInput({ slug: 'mine' })));
    expect(await oneStep(site, '/contact/')).toBe('/contact');
    expect(await oneStep(site, '/blog/mine/')).toBe('/blog/mine');
    expect(await oneStep(site, '/compose/')).toBe('/compose');
    expect(await oneStep(site, '/post-4/')).toBe('/post-4');
    expect(await oneStep(site, '/Nowhere/?a=b')).toBe('/nowhere?a=b');
  });
});

const browser = { headers: { Accept: 'text/html,application/xhtml+xml' } };

eachDialect('malformed URLs', (open) => {
  test('redirects a URL with several leading slashes to the URL with one', async () => {
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

  test('returns a 404 page for a URL that can’t be decoded', async () => {
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

  test('returns one sentence to an API client for a URL that can’t be decoded', async () => {
    const site = await createTestSite(await open());
    const response = await site.request('/%E0%A4%A');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ detail: 'Malformed URL.' });
  });
});

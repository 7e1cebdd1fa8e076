import { afterEach, expect, type MockInstance, test, vi } from 'vitest';
import { saveSettings } from '../core/settings/settings.ts';
import type { Database } from '../db/connect.ts';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { createTestSite, page, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { PreparedAnswers } from './prepared-answers.ts';

afterEach(() => void vi.restoreAllMocks());

const origin = 'http://site.example';

/** Pages that show what the database holds, the language and the address. */
async function siteOf(db: Database, isPrepared = true): Promise<TestSite> {
  const site = await createTestSite(db, {
    origin,
    ...(!isPrepared && { source: { siteVersionThisTurn: () => undefined } }),
  });
  site.pages.render = async (request, { core, locale }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/none') return page('Nothing', 404);
    if (pathname.endsWith('.png')) return new Response('PNG', { headers: { 'Content-Type': 'image/png' } });
    if (pathname === '/cookie') return new Response('', { headers: { 'Set-Cookie': 'a=b' } });
    const { posts } = await core.posts.browse({ page: 1, limit: 100 });
    return page([locale, pathname + search, ...posts.map(({ title }) => title)].join('|').padEnd(2000, '.'));
  };
  return site;
}

const watchAnswers = () => vi.spyOn(PreparedAnswers.prototype, 'answer');

const prepared = (answers: MockInstance<PreparedAnswers['answer']>) =>
  answers.mock.results.filter(({ value }) => value === true).length;

const targets = [
  ...[
    '/',
    '/blog',
    '/blog?page=2',
    '/blog?year=2025&page=2',
    '/blog/a-post',
    '/sitemap.xml?page=2',
    '/share.png',
  ],
  ...[
    '/blog?lang=es',
    '/blog?lang=en',
    '/blog?page=2&lang=es',
    '/?lang=es',
    '/?lang=ES',
    '/?lang=fr',
    '/?lang=',
  ],
  ...[
    '/blog?utm=1',
    '/blog?page=2&year=2025',
    '/blog?page=0',
    '/%62log',
    '/blog/',
    '/Blog',
    '//blog',
    '/blog?',
  ],
  ...['/none', '/cookie', '/?p=5', '/blog?preview=drafts&lang=es', '/%ff', '/a%00', '*', `${origin}/blog`],
  ...['/compose', '/api/blog/posts', '/api/none', '/media/none', '/blog.data', '/blog#a', '/bl\\og'],
];

const cookies = [
  ...[
    '',
    'Cookie: i18nextLng=es',
    'Cookie: i18nextLng=en',
    'Cookie: i18nextLng=es-MX',
    'Cookie: i18nextLng=fr',
  ],
  ...[
    'Cookie: __Host-i18nextLng=es',
    'Cookie: compose_session=x; i18nextLng=es',
    'Cookie: a=b;i18nextLng = es ; c',
  ],
  ...[
    'Cookie: a=i18nextLng=es',
    'Cookie: i18nextLng=fr; i18nextLng=es',
    'Cookie: i18nextLng=fr\r\nCookie: i18nextLng=es',
  ],
  ...[
    'Cookie: i18nextLng=',
    'Cookie: __Host-compose_session=x',
    'Cookie: I18NEXTLNG=es',
    'Cookie: "i18nextLng"=es',
  ],
];

const encodings = [
  ...[
    '',
    'Accept-Encoding: gzip',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Accept-Encoding: br;q=0, gzip;q=0.1',
  ],
  ...[
    'Accept-Encoding: identity',
    'Accept-Encoding: *',
    'Accept-Encoding: GZIP',
    'Accept-Encoding: gzip;q=0',
  ],
  ...['Accept-Encoding: gzip\r\nAccept-Encoding: br', `Accept-Encoding: ${'x, '.repeat(200)}br`],
];

const others = [
  ...[
    'Origin: https://evil.example',
    'Origin: null',
    'Sec-Fetch-Site: cross-site',
    'Sec-Fetch-Dest: document',
  ],
  ...[
    'Sec-Purpose: prefetch',
    'Sec-Purpose: prefetch;prerender',
    'Sec-Purpose: other',
    'Accept: application/json',
  ],
  ...[
    'X-Forwarded-For: 203.0.113.7',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Host: evil.example',
    'Range: bytes=0-1',
  ],
  ...[
    'If-Modified-Since: Mon, 23 Nov 2026 00:00:00 GMT',
    'If-None-Match: "x"',
    'If-None-Match: *',
    'If-Match: "x"',
  ],
  ...[
    'Content-Length: 0',
    'Content-Length: 3\r\n\r\nabc',
    'Transfer-Encoding: chunked\r\n\r\n0\r\n',
    'Connection: keep-alive',
  ],
  ...[
    'Cache-Control: no-cache',
    'Pragma: no-cache',
    'Upgrade: websocket',
    'Upgrade-Insecure-Requests: 1',
    'DNT: 1',
  ],
  ...[
    'X-Request-Id: made-up',
    'X-HTTP-Method-Override: POST',
    'Referer: https://evil.example',
    'TE: trailers',
  ],
];

/** Bytes of a request after which the connection closes. */
function bytes(method: string, target: string, lines: string[] = [], version = '1.1'): string {
  const head = [
    `${method} ${target} HTTP/${version}`,
    'Host: site',
    'Connection: close',
    ...lines.filter(Boolean),
  ];
  return `${head.join('\r\n')}\r\n\r\n`;
}

function withoutWhatIsNew(answer: string): string {
  return answer.replace(/^(Date|X-Request-Id): .*$/gm, '$1').replace(/nonce-[^']*/g, 'nonce');
}

eachDialect('a prepared answer', (open) => {
  test('is byte for byte what the usual way sends, whatever is asked and however', async () => {
    const db = await open();
    const answers = watchAnswers();
    const [site, usual] = [await siteOf(db), await siteOf(db, false)];
    await site.core.posts.create(postInput({ slug: 'a-post' }));
    const etags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => {
        const response = await site.request('/blog', { headers: { 'Accept-Encoding': encoding } });
        return [`Accept-Encoding: ${encoding}`, response.headers.get('etag') ?? ''] as const;
      }),
    );
    const known = etags.flatMap(([encoding, etag]) =>
      [etag, `W/${etag}`, `"x", ${etag}`, `"x"\r\nIf-None-Match: ${etag}`, etag.slice(1)].map((tags) => [
        encoding,
        `If-None-Match: ${tags}`,
      ]),
    );
    const few = ['/blog', '/blog?lang=es', '/none'];
    const requests = [
      ...targets.flatMap((target) => cookies.map((cookie) => bytes('GET', target, [cookie]))),
      ...targets.flatMap((target) => encodings.map((encoding) => bytes('GET', target, [encoding]))),
      ...few.flatMap((target) => known.map((lines) => bytes('GET', target, lines))),
      ...few.flatMap((target) => others.map((line) => bytes('GET', target, ['Accept-Encoding: br', line]))),
      ...['HEAD', 'OPTIONS', 'POST', 'TRACE'].flatMap((method) =>
        targets.map((target) => bytes(method, target, ['Accept-Encoding: gzip'])),
      ),
      ...few.map((target) => bytes('GET', target, [], '1.0')),
      ...few.map((target) => bytes('HEAD', target, known[0], '1.0')),
    ];
    for (const request of requests) {
      await site.raw(request);
      const [quick, whole] = await Promise.all([site.raw(request), usual.raw(request)]);
      expect(withoutWhatIsNew(quick), request).toBe(withoutWhatIsNew(whole));
    }
    expect(prepared(answers)).toBeGreaterThan(500);
  }, 120_000);

  test('is so on a connection that stays open, one request after the other or all at once', async () => {
    const db = await open();
    const answers = watchAnswers();
    const [site, usual] = [await siteOf(db), await siteOf(db, false)];
    const stay = (method: string, target: string, lines: string[] = []) =>
      bytes(method, target, lines).replace('Connection: close\r\n', '');
    const etag = (await site.request('/blog')).headers.get('etag') ?? '';
    const requests = [
      stay('GET', '/blog'),
      stay('GET', '/blog', [`If-None-Match: ${etag}`]),
      stay('HEAD', '/blog'),
      stay('GET', '/'),
      stay('GET', '/none'),
      stay('GET', '/blog', ['Connection: Keep-Alive']),
      stay('GET', '/blog?lang=es', ['Accept-Encoding: br']),
    ];
    const all = [...requests, ...requests, ...requests, bytes('GET', '/blog')].join('');
    await site.raw(all);
    const [quick, whole] = await Promise.all([site.raw(all), usual.raw(all)]);
    expect(withoutWhatIsNew(quick)).toBe(withoutWhatIsNew(whole));
    expect(quick.match(/^X-Request-Id: .*$/gm)).toHaveLength(22);
    expect(new Set(quick.match(/^X-Request-Id: .*$/gm))).toHaveLength(22);
    expect(prepared(answers)).toBeGreaterThan(15);
  });

  test('ends a connection after as many answers as any other does', async () => {
    const site = await siteOf(await open());
    const usual = await siteOf(await open(), false);
    for (const { server } of [site, usual]) server.maxRequestsPerSocket = 3;
    const stay = bytes('GET', '/blog').replace('Connection: close\r\n', '');
    const asked = stay.repeat(3) + bytes('GET', '/blog');
    await site.raw(asked);
    const [quick, whole] = await Promise.all([site.raw(asked), usual.raw(asked)]);
    expect(withoutWhatIsNew(quick)).toBe(withoutWhatIsNew(whole));
    expect(quick).toContain('Connection: close');
  });

  test('is of the site as it is: a change is seen at once, wherever it was made', async () => {
    const db = await open();
    const [site, other] = [await siteOf(db), await siteOf(db)];
    const read = async () => (await site.request('/blog')).text();
    for (const count of [1, 2, 3]) {
      const post = expectOk(
        await site.core.posts.create(postInput({ title: `Here ${count}`, slug: `p${count}` })),
      );
      expect(await read()).toContain(`Here ${count}`);
      expect(await read()).toContain(`Here ${count}`);
      expectOk(await other.core.posts.remove(post.slug));
      expect(await read()).not.toContain(`Here ${count}`);
    }
  });

  test('speaks the language that the owner has set, once it is set', async () => {
    const db = await open();
    const site = await siteOf(db);
    const read = async (path: string) => (await (await site.request(path)).text()).slice(0, 40);
    for (const language of ['en', 'es', 'en'] as const) {
      await saveSettings(db, async () => undefined, { language }, new Date());
      for (const _ of [1, 2]) {
        expect(await read('/blog')).toContain(`${language}|/blog`);
        expect(await read('/blog?lang=es')).toContain('es|/blog');
      }
    }
  });

  test('is made for no address that is not the site’s own spelling', async () => {
    const site = await siteOf(await open());
    const answers = watchAnswers();
    for (const path of [
      '/blog?a=1',
      '/blog?lang=en&lang=es',
      '/blog?lang=es-MX',
      '/%62log',
      '/none',
      '/compose',
    ]) {
      for (const _ of [1, 2, 3]) await site.request(path);
    }
    expect(prepared(answers)).toBe(0);
    for (const _ of [1, 2, 3]) await site.request('/blog?page=2&lang=es');
    expect(prepared(answers)).toBe(2);
  });

  test('has its id, and its line in the log like any other', async () => {
    const site = await siteOf(await open());
    const answers = watchAnswers();
    const ids = [];
    for (const _ of [1, 2]) ids.push((await site.request('/blog?page=2')).headers.get('x-request-id'));
    expect(prepared(answers)).toBe(1);
    await expect.poll(() => site.log.length).toBe(2);
    const [first, second] = site.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect([first?.id, second?.id]).toEqual(ids);
    expect(ids[0]).not.toBe(ids[1]);
    expect(Object.keys(second ?? {})).toEqual(Object.keys(first ?? {}));
    expect(second).toMatchObject({ method: 'GET', path: '/blog', status: 200, msg: 'request' });
  });

  test('that can’t be given leaves the request to the usual way', async () => {
    const site = await siteOf(await open());
    await site.request('/blog');
    vi.spyOn(PreparedAnswers.prototype, 'answer').mockImplementation(() => {
      throw new Error('out of order');
    });
    const response = await site.request('/blog');
    expect([response.status, response.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
    expect(site.log.filter((line) => line.includes('out of order'))).toHaveLength(1);
  });

  test('lives as long as the kept page that it is made of', async () => {
    const site = await siteOf(await open());
    const answers = watchAnswers();
    await site.request('/blog');
    await site.request('/blog');
    expect(prepared(answers)).toBe(1);
    const inAnHour = Date.now() + 60 * 60 * 1000;
    vi.spyOn(Date, 'now').mockImplementation(() => inAnHour);
    await site.request('/blog');
    expect(prepared(answers)).toBe(1);
    expect(site.pages.rendered).toHaveLength(2);
  });
});

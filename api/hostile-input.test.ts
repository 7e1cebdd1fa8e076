import { expect, test } from 'vitest';
import { postSchema } from '../shared/post.ts';
import { postInput } from '../test/create-test-core.ts';
import { createTestSite, ownerPassword, signedInSite, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Values that some field may not expect. */
const values: unknown[] = [
  null,
  0,
  1e308,
  '',
  '\u0000',
  '\ud800',
  '\uffff\u202e\u200b',
  "'; drop table posts; --",
  'x'.repeat(5000),
  [],
  ['\u0000', '\ud800', ''],
  {},
  { toString: 'x', length: -1 },
  JSON.parse('{"__proto__":{"title":"x"},"constructor":{"prototype":{}}}'),
  JSON.parse(nested(500)),
];

const fields = 'title|slug|date|cover|excerpt|html|body|tags|language|status|version'.split('|');

/** Expects a complete post or a problem with a client error. */
async function expectPostOrProblem(response: Response, what: string): Promise<void> {
  if (response.status === 200 || response.status === 201) {
    const post = postSchema.strict().parse(await response.json());
    expect(JSON.stringify(post), what).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    return;
  }
  expect([what, response.status < 500]).toEqual([what, true]);
  await expectProblem(response, response.status);
}

/** Expects that the stored post is readable and no error was logged. */
async function expectSiteWhole(site: TestSite): Promise<void> {
  for (const path of ['/api/blog/posts?limit=500', '/api/blog/posts/target', '/api/share/target']) {
    expect((await site.request(path)).status).toBe(200);
  }
  expect(site.log.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
}

eachDialect('hostile fields of a post', (open) => {
  test('rejects or cleans hostile values in each field of new and updated posts', async () => {
    const { site, ask } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'target' }));
    for (const field of fields) {
      for (const value of values) {
        const what = `${field}: ${JSON.stringify(value).slice(0, 60)}`;
        const body = { ...postInput(), [field]: value };
        await expectPostOrProblem(await ask('POST', '/api/blog/posts', body), what);
        const change = { html: '<p>x</p>', [field]: value, ...(field !== 'slug' && { slug: 'target' }) };
        await expectPostOrProblem(await ask('PUT', '/api/blog/posts/target', change), what);
        await site.core.posts.update('target', { slug: 'target' });
      }
    }
    await ask('PUT', '/api/blog/posts/target', { slug: 'target' });
    await expectSiteWhole(site);
  }, 60_000);

  test('removes only characters that no database can store', async () => {
    const site = await createTestSite(await open());
    const text = 'a\u0000b\ud800c 🗝️';
    const body = {
      title: text,
      excerpt: text,
      tags: [text, `x,${text}`],
      html: `<p title="${text}">${text}</p>`,
    };
    const response = await site.send('POST', '/api/blog/posts', body, await site.signIn());
    expect(response.status).toBe(201);
    const created = await response.json();
    expect(created).toMatchObject({
      title: 'ab\ufffdc 🗝️',
      excerpt: 'ab\ufffdc 🗝️',
      tags: ['ab\ufffdc 🗝️', 'x,ab\ufffdc 🗝️'],
      html: '<p>ab\ufffdc 🗝️</p>',
    });
    expect(await (await site.request('/api/blog/posts')).json()).toEqual([created]);
  });
});

eachDialect('hostile URLs', (open) => {
  test('responds to hostile URLs without a server error', async () => {
    const { site, ask } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'target' }));
    const slugs = [
      'a%00b',
      '%',
      '%ED%A0%80',
      '..%2f..%2fetc%2fpasswd',
      'x'.repeat(6000),
      "'%20or%201=1--",
      '__proto__',
      '%0d%0aSet-Cookie:%20a=b',
    ];
    for (const slug of slugs) {
      for (const [method, path, body] of [
        ['GET', `/api/blog/posts/${slug}`],
        ['PUT', `/api/blog/posts/${slug}`, { title: 'x' }],
        ['DELETE', `/api/blog/posts/${slug}`],
        ['POST', `/api/blog/deleted-posts/${slug}/restore`],
        ['GET', `/api/share/${slug}`],
        ['GET', `/blog/posts/${slug}`],
        ['GET', `/api/${slug}`],
        ['GET', `/api/blog/posts?page=${slug}`],
        ['GET', `/api/blog/xml-proxy?url=${slug}`],
        ['GET', `/api/blog/scrape?source=${slug}`],
      ] as const) {
        const response = await ask(method, path, body);
        expect([method, path, response.status]).toEqual([
          method,
          path,
          expect.toSatisfy((status) => [400, 404].includes(status)),
        ]);
        await expectProblem(response, response.status);
      }
    }
    await expectSiteWhole(site);
  });
});

const megabyte = 1024 * 1024;

/** Returns a request line with headers and no body. */
function head(line: string, headers: Record<string, string>): string {
  const all = Object.entries({ Host: 'site', Connection: 'close', ...headers });
  return `${line} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

function chunked(size: number, chunk = 64 * 1024): Buffer {
  const one = Buffer.concat([
    Buffer.from(`${chunk.toString(16)}\r\n`),
    Buffer.alloc(chunk, 'x'),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...Array<Buffer>(Math.ceil(size / chunk)).fill(one), Buffer.from('0\r\n\r\n')]);
}

eachDialect('bodies that are too long', (open) => {
  test('returns 413 for a body that is too long, with or without a declared length', async () => {
    const { site, cookie, ask } = await signedInSite(await open());
    const body = JSON.stringify(postInput({ html: 'x'.repeat(12 * megabyte) }));
    await expectProblem(await ask('POST', '/api/blog/posts', body), 413);
    const headers = { 'Content-Type': 'application/json', Cookie: cookie, 'Transfer-Encoding': 'chunked' };
    const request = head('PUT /api/blog/posts/any', headers);
    expect(await site.raw(Buffer.concat([Buffer.from(request), chunked(13 * megabyte)]))).toMatch(
      /^HTTP\/1\.1 413 /,
    );
    expect((await site.request('/api/health')).status).toBe(200);
  });

  test('doesn’t read long bodies of anonymous clients', async () => {
    const site = await createTestSite(await open());
    const headers = { 'Content-Type': 'application/json' };
    const request = head('POST /api/compose/auth', { ...headers, 'Content-Length': String(50 * megabyte) });
    expect(await site.raw(request)).toMatch(/^HTTP\/1\.1 413 /);
    const hidden = head('POST /api/compose/auth', { ...headers, 'Transfer-Encoding': 'chunked' });
    expect(await site.raw(Buffer.concat([Buffer.from(hidden), chunked(megabyte)]))).toMatch(
      /^HTTP\/1\.1 413 /,
    );
    const unsigned = head('POST /api/blog/posts', { ...headers, 'Content-Length': String(50 * megabyte) });
    expect(await site.raw(unsigned)).toMatch(/^HTTP\/1\.1 401 /);
  });
});

eachDialect('interrupted bodies', (open) => {
  test('an interrupted body ends with its connection and leaves the site unchanged', async () => {
    const { site, cookie } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'safe' }));
    const headers = { 'Content-Type': 'application/json', Cookie: cookie };
    for (const [extra, rest] of [
      [{ 'Transfer-Encoding': 'chunked' }, 'not a length\r\n{}\r\n'],
      [{ 'Transfer-Encoding': 'chunked', 'Content-Length': '5' }, '0\r\n\r\n'],
      [{ 'Content-Length': 'x' }, '{}'],
      [{ 'Content-Length': '-1' }, '{}'],
    ] as const) {
      const response = await site.raw(head('PUT /api/blog/posts/safe', { ...headers, ...extra }) + rest);
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
    }
    const posts = await (await site.request('/api/blog/posts')).json();
    expect(posts).toMatchObject([{ slug: 'safe', version: 1 }]);
  });
});

eachDialect('HEAD', (open) => {
  test('responds to HEAD like GET, without a body', async () => {
    const site = await createTestSite(await open());
    await site.core.posts.create(postInput({ slug: 'one' }));
    for (const path of [
      '/api/health',
      '/api/blog/posts',
      '/api/blog/posts/one',
      '/api/share/one',
      '/api/none',
    ]) {
      const [get, headOnly] = [await site.request(path), await site.request(path, { method: 'HEAD' })];
      expect([path, headOnly.status, await headOnly.text()]).toEqual([path, get.status, '']);
      expect(headOnly.headers.get('content-type')).toBe(get.headers.get('content-type'));
    }
  });
});

eachDialect('a request line', (open) => {
  test('rejects a request line with the URL of another site as a client error', async () => {
    const site = await createTestSite(await open());
    for (const target of ['*', 'http://evil.example/api/health', '/\\evil.example/', '/%00', '/%ff']) {
      const response = await site.raw(head(`GET ${target}`, {}));
      expect([target, response]).toEqual([
        target,
        expect.stringMatching(/^HTTP\/1\.1 400 .*\{"detail":"[^"]+"\}/s),
      ]);
      expect(response).not.toMatch(/^location:/im);
    }
  });
});

eachDialect('repeated parameters', (open) => {
  test('rejects repeated parameters if only one is allowed', async () => {
    const { site, ask } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'one' }));
    for (const path of [
      '/api/blog/posts?page=1&page=2',
      '/api/blog/posts?limit=1&limit=500',
      '/api/media?q=a&q=b',
      '/api/blog/scrape?source=https://a.example&source=http://127.0.0.1',
      '/api/blog/xml-proxy?url=https://a.example&url=http://127.0.0.1',
    ]) {
      await expectProblem(await ask('GET', path), 400);
    }
    await expectProblem(await ask('DELETE', '/api/media/x?force=0&force=1'), 400);
  });

  test('doesn’t read body fields from the URL or a header', async () => {
    const site = await createTestSite(await open());
    const password = encodeURIComponent(ownerPassword);
    await expectProblem(await site.send('POST', `/api/compose/auth?password=${password}`, {}), 400);
    const headers = {
      'Content-Type': 'application/json',
      password: ownerPassword,
      Cookie: `password=${password}`,
    };
    await expectProblem(
      await site.request('/api/compose/auth', { method: 'POST', headers, body: '{}' }),
      400,
    );
    const token = (await site.signIn()).split('=')[1] ?? '';
    for (const path of [`/api/settings?compose_session=${token}`, `/api/settings?token=${token}`]) {
      await expectProblem(await site.send('GET', path), 401);
    }
    const bearer = { Authorization: `Bearer ${token}`, compose_session: token };
    await expectProblem(await site.request('/api/settings', { headers: bearer }), 401);
  });
});

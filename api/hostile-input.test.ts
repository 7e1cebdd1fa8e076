import { expect, test } from 'vitest';
import { postSchema } from '../shared/post.ts';
import { postInput } from '../test/create-test-core.ts';
import { createTestSite, signedInSite, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Values that some field somewhere will not expect. */
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

const fields = [
  'title',
  'slug',
  'date',
  'cover',
  'excerpt',
  'html',
  'body',
  'tags',
  'language',
  'status',
  'version',
];

/** Every refusal is a problem, every success a whole post; nothing is the server's fault. */
async function expectPostOrProblem(response: Response, what: string): Promise<void> {
  if (response.status === 200 || response.status === 201) {
    const post = postSchema.strict().parse(await response.json());
    expect(JSON.stringify(post), what).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    return;
  }
  expect([what, response.status < 500]).toEqual([what, true]);
  await expectProblem(response, response.status);
}

/** The post in the site is read whole by everybody, whatever was tried before. */
async function expectSiteWhole(site: TestSite): Promise<void> {
  for (const path of ['/api/blog/posts?limit=500', '/api/blog/posts/target', '/api/share/target']) {
    expect((await site.request(path)).status).toBe(200);
  }
  expect(site.log.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
}

eachDialect('hostile fields of a post', (open) => {
  test('are refused or cleaned, one by one, in new posts and in changed ones', async () => {
    const { site, cookie } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'target' }));
    for (const field of fields) {
      for (const value of values) {
        const what = `${field}: ${JSON.stringify(value).slice(0, 60)}`;
        const body = { ...postInput(), [field]: value };
        await expectPostOrProblem(await site.send('POST', '/api/blog/posts', body, cookie), what);
        const change = { html: '<p>x</p>', [field]: value, ...(field !== 'slug' && { slug: 'target' }) };
        await expectPostOrProblem(await site.send('PUT', '/api/blog/posts/target', change, cookie), what);
        await site.core.posts.update('target', { slug: 'target' });
      }
    }
    await site.send('PUT', '/api/blog/posts/target', { slug: 'target' }, cookie);
    await expectSiteWhole(site);
  }, 60_000);

  test('lose what no database can keep, and nothing else', async () => {
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

eachDialect('hostile addresses', (open) => {
  test('are answered, and never with the server’s own fault', async () => {
    const { site, cookie } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'target' }));
    const slugs = [
      'a%00b',
      '%',
      '%ED%A0%80',
      '%C0%AF',
      '..%2f..%2fetc%2fpasswd',
      'x'.repeat(6000),
      '%F0%9F%97%9D',
      "'%20or%201=1--",
      '__proto__',
      '%5c%5cevil',
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
        const response = await site.send(method, path, body, cookie);
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

import { expect, test } from 'vitest';
import { postInput } from '../test/create-test-core.ts';
import { createTestSite, signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const megabyte = 1024 * 1024;

/** A request line with headers and nothing after them. */
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
  test('are answered 413 whether they tell their length or not', async () => {
    const { site, cookie } = await signedInSite(await open());
    const body = JSON.stringify(postInput({ html: 'x'.repeat(12 * megabyte) }));
    await expectProblem(await site.send('POST', '/api/blog/posts', body, cookie), 413);
    const headers = { 'Content-Type': 'application/json', Cookie: cookie, 'Transfer-Encoding': 'chunked' };
    const request = head('PUT /api/blog/posts/any', headers);
    expect(await site.raw(Buffer.concat([Buffer.from(request), chunked(13 * megabyte)]))).toMatch(
      /^HTTP\/1\.1 413 /,
    );
    expect((await site.request('/api/health')).status).toBe(200);
  });

  test('are not waited for where a stranger announces or sends them', async () => {
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

eachDialect('bodies that are broken', (open) => {
  test('end with their connection and leave the site as it was', async () => {
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
  test('answers as GET does, without a body', async () => {
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
  test('that names no address of this site is refused as the client’s mistake', async () => {
    const site = await createTestSite(await open());
    for (const target of [
      '*',
      'http://evil.example/api/health',
      '/\\evil.example/',
      '/.//evil.example/',
      '/%00',
      '/%ff',
    ]) {
      const response = await site.raw(head(`GET ${target}`, {}));
      expect([target, response]).toEqual([
        target,
        expect.stringMatching(/^HTTP\/1\.1 400 .*\{"detail":"[^"]+"\}/s),
      ]);
      expect(response).not.toMatch(/^location:/im);
    }
  });
});

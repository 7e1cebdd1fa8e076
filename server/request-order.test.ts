import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineScript } from '../shared/page-scripts.ts';
import { postInput } from '../test/create-test-core.ts';
import { createTestSite, page } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { newFolder } from '../test/new-folder.ts';
import { createAssets, readBuiltFiles } from './static-files.ts';

async function builtFiles(): Promise<string> {
  const folder = await newFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'site-abc.js'), 'void 0');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  return folder;
}

function expectSecure(response: Response, where: string): string {
  const header = (name: string) => response.headers.get(name) ?? '';
  expect(header('x-content-type-options'), where).toBe('nosniff');
  expect(header('x-frame-options'), where).toBe('DENY');
  expect(header('referrer-policy'), where).toBe('strict-origin-when-cross-origin');
  const policy = header('content-security-policy');
  expect(policy, where).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
  const [scripts = "script-src 'none'"] = /script-src [^;]*/.exec(policy) ?? [];
  expect(scripts, where).not.toMatch(/unsafe|\*|https?:|data:/);
  expect(header('x-powered-by'), where).toBe('');
  return scripts;
}

eachDialect('response headers', (open) => {
  test('every response has security headers and a policy without arbitrary inline scripts', async () => {
    const site = await createTestSite(await open(), {
      assets: createAssets(readBuiltFiles(await builtFiles())),
    });
    await site.core.posts.create(postInput({ slug: 'one' }));
    const identity = { 'Accept-Encoding': 'identity' };
    const known = (await site.request('/blog', { headers: identity })).headers.get('etag') ?? '';
    site.pages.render = async (request) => page('A page', request.url.endsWith('/none') ? 404 : 200);
    for (const [path, status, init] of [
      ['/blog', 200],
      ['/blog', 304, { headers: { 'If-None-Match': known, ...identity } }],
      ['/none', 404],
      ['/blog/', 301],
      ['/%ff', 400],
      ['/compose', 200],
      ['/api/blog/posts', 200],
      ['/api/share/one', 200],
      ['/api/docs', 200],
      ['/api/none', 404],
      ['/api/blog/posts', 401, { method: 'POST' }],
      ['/api/blog/posts', 403, { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } }],
      ['/assets/site-abc.js', 200],
      ['/favicon.svg', 200],
    ] as [string, number, RequestInit?][]) {
      const response = await site.request(path, init);
      expect([path, response.status]).toEqual([path, status]);
      expectSecure(response, `${status} ${path}`);
    }
  });

  test('owner pages allow inline scripts by a new nonce each time; other pages allow one fixed script', async () => {
    const site = await createTestSite(await open());
    const known = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;
    const nonces: string[] = [];
    site.pages.render = async (_request, context) => {
      nonces.push(context.nonce);
      return page('A page');
    };
    const policies = [];
    for (const path of ['/compose', '/compose', '/blog']) {
      policies.push(expectSecure(await site.request(path), path));
    }
    expect(policies).toEqual([
      `script-src 'self' 'nonce-${nonces[0]}' ${known}`,
      `script-src 'self' 'nonce-${nonces[1]}' ${known}`,
      `script-src 'self' ${known}`,
    ]);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(nonces[2]).toBe('');
  });

  test('every response has a request ID, even errors and files', async () => {
    const site = await createTestSite(await open(), {
      assets: createAssets(readBuiltFiles(await builtFiles())),
    });
    const ids = new Set<string | null>();
    for (const [path, init] of [
      ['/favicon.svg'],
      ['/favicon.svg', { method: 'POST' }],
      ['/%ff'],
      ['/blog', { method: 'POST' }],
      ['/compose', { method: 'POST', headers: { Origin: 'null' } }],
      ['/media/none'],
    ] as [string, RequestInit?][]) {
      ids.add((await site.request(path, init)).headers.get('x-request-id'));
    }
    const broken = /x-request-id: (\S+)/i.exec(await site.raw('GET / HTTP/1.1\r\nno header\r\n\r\n'));
    expect([...ids, broken?.[1]].filter((id) => /^[\da-f-]{36}$/.test(id ?? ''))).toHaveLength(7);
  });

  test('lets caches store hashed files forever, and nothing the owner sees', async () => {
    const site = await createTestSite(await open(), {
      assets: createAssets(readBuiltFiles(await builtFiles())),
    });
    const kept = async (path: string) => (await site.request(path)).headers.get('cache-control');
    expect(await kept('/assets/site-abc.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/favicon.svg')).toBe('public, max-age=3600');
    expect(await kept('/compose')).toBe('no-store');
    expect(await kept('/blog')).toBe('no-cache');
    const asOwner = await site.send('GET', '/blog', undefined, await site.signIn());
    expect(asOwner.headers.get('cache-control')).toBe('no-store');
  });
});

eachDialect('a write request', (open) => {
  test('accepts write requests from this site’s pages and from programs, but from no other site', async () => {
    const site = await createTestSite(await open());
    await site.core.posts.create(postInput({ slug: 'one' }));
    const cookie = await site.signIn();
    const own = { Origin: site.address };
    for (const [headers, passes] of [
      [{}, true],
      [own, true],
      [{ 'Sec-Fetch-Site': 'same-origin', ...own }, true],
      [{ 'Sec-Fetch-Site': 'none' }, true],
      [{ 'Sec-Fetch-Site': 'cross-site' }, false],
      [{ 'Sec-Fetch-Site': 'same-site', ...own }, false],
      [{ 'Sec-Fetch-Site': 'cross-site', ...own }, false],
      [{ 'Sec-Fetch-Site': '' }, false],
      [{ Origin: 'https://evil.example' }, false],
      [{ Origin: 'null' }, false],
      [{ Origin: `${site.address}.evil.example` }, false],
      [{ Origin: 'nonsense' }, false],
    ] as [Record<string, string>, boolean][]) {
      for (const method of ['PUT', 'POST', 'DELETE', 'PATCH']) {
        const response = await site.request('/api/blog/posts/none', {
          method,
          headers: { ...headers, Cookie: cookie },
        });
        expect([headers, method, response.status !== 403]).toEqual([headers, method, passes]);
        if (!passes) await expectProblem(response, 403);
      }
      expect((await site.request('/api/blog/posts/one', { headers })).status).toBe(200);
    }
    expect((await site.request('/compose', { method: 'POST', headers: { Origin: 'null' } })).status).toBe(
      403,
    );
  });
});

eachDialect('a page that fails to render', (open) => {
  test('a page that fails to render returns a 500 without details and logs the full error', async () => {
    const site = await createTestSite(await open());
    site.pages.render = async () => {
      throw new Error('the secret cause');
    };
    for (const path of ['/blog', '/compose']) {
      const response = await site.request(path);
      expect(await expectProblem(response, 500)).not.toContain('secret');
      expectSecure(response, path);
    }
    const errors = site.log.filter((line) => line.includes('"level":50'));
    expect(errors).toHaveLength(2);
    expect(errors.every((line) => line.includes('the secret cause'))).toBe(true);
    site.pages.render = async () => page('Well again');
    expect((await site.request('/blog')).status).toBe(200);
  });
});

eachDialect('the log', (open) => {
  test('logs a request by ID, method, path, status and time, without personal data', async () => {
    const site = await createTestSite(await open(), { trustProxy: 1 });
    const personal = {
      'X-Forwarded-For': '203.0.113.7',
      'User-Agent': 'Personal Browser',
      Referer: 'https://from.example/personal',
      Cookie: 'compose_session=personal-token',
    };
    const response = await site.request('/blog?year=2025&q=personal-words', { headers: personal });
    await site.request('/api/compose/auth', {
      method: 'POST',
      headers: { ...personal, 'Content-Type': 'application/json' },
      body: '{"password":"personal-password"}',
    });
    await site.request('/api/blog/posts?limit=personal', { headers: personal });
    // A response may arrive just before its log line is written.
    const refusal = { event: 'request_invalid', status: 400, path: '/api/blog/posts' };
    await expect.poll(() => site.log.length).toBe(4);
    const lines = site.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({
      id: response.headers.get('x-request-id'),
      method: 'GET',
      path: '/blog',
      status: 200,
      ms: expect.any(Number),
    });
    expect(lines).toContainEqual(expect.objectContaining(refusal));
    expect(site.log.join()).not.toMatch(/personal|203\.0\.113|127\.0\.0\.1/i);
  });
});

import { expect, test } from 'vitest';
import { createTestSite, signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { serveLocally } from '../test/local-server.ts';

eachDialect('POST /api/blog/import', (open) => {
  test('answers 413 to a length beyond half a gigabyte without waiting for the bytes', async () => {
    const site = await createTestSite(await open());
    const head = [
      'POST /api/blog/import HTTP/1.1',
      'Host: site',
      `Cookie: ${await site.signIn()}`,
      `Content-Length: ${513 * 1024 * 1024}`,
      'Connection: close',
    ].join('\r\n');
    const response = await site.raw(`${head}\r\n\r\n<rss>`);
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toContain(
      '{"detail":"The file is too large to upload. Import it on the command line."}',
    );
  });
});

eachDialect('the import preview, over no network', (open) => {
  test('answers GET /api/blog/scrape with 400, 403 or 404, as is due', async () => {
    const site = await createTestSite(await open());
    for (const [query, status] of [
      ['pages=x', 400],
      ['pages=1,,2', 400],
      ['pages=1;drop', 400],
      ['max_posts=0', 400],
      ['max_posts=37', 400],
      ['source=ftp://files.example', 400],
      ['source=javascript:alert(1)', 400],
      ['source=http://127.0.0.1:1/', 403],
      ['source=http://[::1]/', 403],
      ['source=http://169.254.169.254/latest/meta-data', 403],
      ['source=http://localhost/', 403],
      ['source=https://unset.example/', 403],
      ['', 404],
    ] as const) {
      await expectProblem(await site.request(`/api/blog/scrape?${query}`), status);
    }
  });

  test('answers GET /api/blog/xml-proxy with 400, 403 or 404, as is due', async () => {
    const site = await createTestSite(await open());
    for (const [query, status] of [
      ['', 400],
      ['url=', 400],
      ['url=nonsense', 400],
      ['url=file:///etc/passwd', 400],
      ['url=http://[', 400],
      ['url=http://127.0.0.1/', 403],
      ['url=http://2130706433/', 403],
      ['url=http://[::ffff:7f00:1]/', 403],
      ['url=https://unset.example/export.xml', 403],
      [`url=http://a.example/${'x'.repeat(2000)}`, 400],
    ] as const) {
      await expectProblem(await site.request(`/api/blog/xml-proxy?${query}`), status);
    }
  });

  test('opens a private address to the owner as little as to anyone', async () => {
    const { site, cookie } = await signedInSite(await open());
    const target = `${site.address}/api/health`;
    for (const [path, body] of [
      ['/api/blog/xml-proxy', { url: target }],
      ['/api/blog/scrape', { source: target }],
    ] as const) {
      await expectProblem(await site.send('POST', path, body, cookie), 403);
    }
  });
});

eachDialect('a reading of another site', (open) => {
  const evil = '<?xml version="1.0"?><x><script xmlns="http://www.w3.org/1999/xhtml">steal()</script></x>';

  test('by GET goes where anyone’s goes, whoever asks', async () => {
    const { site, cookie } = await signedInSite(await open());
    for (const path of [
      '/api/blog/xml-proxy?url=https://unset.example/export.xml',
      '/api/blog/scrape?source=https://unset.example/',
    ]) {
      await expectProblem(await site.send('GET', path, undefined, cookie), 403);
    }
    // The owner's own goes on to the name server, which knows no such name.
    const reached = await site.send('POST', '/api/blog/xml-proxy', { url: 'https://unset.example/' }, cookie);
    expect(reached.status).toBe(502);
    expect(((await reached.json()) as { detail: string }).detail).toMatch(/unset\.example|did not answer/);
  });

  test('is sent on as a file that no browser shows as a page of ours', async () => {
    const source = await serveLocally((_request, response) => {
      response.setHeader('Content-Type', 'application/xml').end(evil);
    });
    const site = await createTestSite(await open(), { importHosts: source.host });
    const url = `${source.origin}/export.xml`;
    for (const response of [
      await site.request(`/api/blog/xml-proxy?url=${encodeURIComponent(url)}`),
      await site.send('POST', '/api/blog/xml-proxy', { url }, await site.signIn()),
    ]) {
      expect(await response.text()).toBe(evil);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-disposition': 'attachment; filename="export.xml"',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      });
    }
  });
});

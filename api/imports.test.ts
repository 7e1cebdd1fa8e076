import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestSite, signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { serveLocally } from '../test/local-server.ts';
import { newFolder } from '../test/new-folder.ts';
import { wordPressExport } from '../test/wordpress-export.ts';

eachDialect('POST /api/blog/import', (open) => {
  test('returns 413 for an export over half a gigabyte before reading it', async () => {
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

eachDialect('the import preview without a network', (open) => {
  test('returns 400, 403 or 404 for GET /api/blog/scrape', async () => {
    const site = await createTestSite(await open());
    for (const [query, status] of [
      ['pages=x', 400],
      ['pages=1;drop', 400],
      ['max_posts=0', 400],
      ['max_posts=37', 400],
      ['source=ftp://files.example', 400],
      ['source=http://127.0.0.1:1/', 403],
      ['source=http://[::1]/', 403],
      ['source=http://169.254.169.254/latest/meta-data', 403],
      ['source=https://unset.example/', 403],
      ['', 404],
    ] as const) {
      await expectProblem(await site.request(`/api/blog/scrape?${query}`), status);
    }
  });

  test('returns 400, 403 or 404 for GET /api/blog/xml-proxy', async () => {
    const site = await createTestSite(await open());
    for (const [query, status] of [
      ['', 400],
      ['url=', 400],
      ['url=file:///etc/passwd', 400],
      ['url=http://127.0.0.1/', 403],
      ['url=http://2130706433/', 403],
      ['url=http://[::ffff:7f00:1]/', 403],
      ['url=https://unset.example/export.xml', 403],
      [`url=http://a.example/${'x'.repeat(2000)}`, 400],
    ] as const) {
      await expectProblem(await site.request(`/api/blog/xml-proxy?${query}`), status);
    }
  });

  test('rejects import URLs with private addresses even for the owner', async () => {
    const { site, ask } = await signedInSite(await open());
    const target = `${site.address}/api/health`;
    for (const [path, body] of [
      ['/api/blog/xml-proxy', { url: target }],
      ['/api/blog/scrape', { source: target }],
    ] as const) {
      await expectProblem(await ask('POST', path, body), 403);
    }
  });
});

eachDialect('reading another site over the API', (open) => {
  const evil = '<?xml version="1.0"?><x><script xmlns="http://www.w3.org/1999/xhtml">steal()</script></x>';

  test('GET requests for another site are limited to configured hosts, even for the owner', async () => {
    const { ask } = await signedInSite(await open());
    for (const path of [
      '/api/blog/xml-proxy?url=https://unset.example/export.xml',
      '/api/blog/scrape?source=https://unset.example/',
    ]) {
      await expectProblem(await ask('GET', path), 403);
    }
    // The owner's request passes the host check and fails at the name lookup.
    const reached = await ask('POST', '/api/blog/xml-proxy', { url: 'https://unset.example/' });
    expect(reached.status).toBe(502);
    expect(((await reached.json()) as { detail: string }).detail).toMatch(/unset\.example|did not answer/);
  });

  test('returns XML of another site so that browsers never display it as a page of this site', async () => {
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

const xml = wordPressExport([{ name: 'one' }, { name: 'two' }, { name: 'three' }]);

const preview = {
  id: 'one',
  slug: 'one',
  title: 'One',
  date: null,
  cover: null,
  excerpt: '',
  html: '<p>Text</p>',
  source_key: 'https://old.example.com/?p=1',
  link: 'https://old.example.com/one/',
  language: 'en',
  changes: [],
};

/** Returns the lines of a streamed response. */
async function linesOf(response: Response): Promise<Record<string, unknown>[]> {
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  const text = await response.text();
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

async function signedIn(site: Awaited<ReturnType<typeof createTestSite>>) {
  const cookie = await site.signIn();
  const post = (path: string, body: string | object, headers: Record<string, string> = {}) =>
    site.request(path, {
      method: 'POST',
      headers: {
        Cookie: cookie,
        'Content-Type': typeof body === 'string' ? 'application/xml' : 'application/json',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { post };
}

/** A Ghost export, recognized by its content whatever the Content-Type. */
const ghost = JSON.stringify({
  db: [{ data: { posts: [{ uuid: 'a', title: 'A', slug: 'a', html: '<p>a</p>', status: 'published' }] } }],
});

const lines = { Accept: 'application/x-ndjson' };

eachDialect('imports over the API', (open) => {
  test.each(['application/json', 'application/octet-stream', 'application/zip'])(
    'recognizes an export of another system sent as %s',
    async (type) => {
      const site = await createTestSite(await open());
      const { post } = await signedIn(site);
      const sent = { 'Content-Type': type };
      const answer = await post('/api/blog/import?address=https%3A%2F%2Fold.example', ghost, sent);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ kind: 'ghost', counts: { created: 1 }, problems: [] });
      await expectProblem(await post('/api/blog/import?address=old', ghost, sent), 400);
      const refused = await post('/api/blog/import', 'PK\u0003\u0004', sent);
      expect(((await refused.json()) as { detail: string }).detail).toMatch(/Supported: .*Ghost.*Markdown/);
    },
  );

  test('imports pages by position as drafts or sections', async () => {
    const site = await createTestSite(await open());
    const { post } = await signedIn(site);
    const file = wordPressExport([
      { id: 1 },
      { id: 2, type: 'page', name: 'about', path: '/about/' },
      { id: 3, type: 'page', name: 'team' },
    ]);
    const tried = await post('/api/blog/import?dry_run=1&only=0&others=page:2', file);
    expect(await tried.json()).toMatchObject({ dryRun: true, others: { created: 1 } });
    const query = 'only=0&others=page:2&texts=page:1:about_content&as_status=published';
    const answer = await post(`/api/blog/import?${query}`, file);
    expect(await answer.json()).toMatchObject({
      ...{ counts: { created: 0 }, others: { created: 2 }, otherKinds: {}, offered: {} },
      posts: [
        { kind: 'page', status: 'draft', slug: '', text: { section_key: 'about_content', language: 'en' } },
        { kind: 'page', status: 'draft', slug: 'team' },
      ],
    });
    const led = await site.request('/about/');
    expect([led.status, led.headers.get('Location')]).toEqual([301, '/#about']);
  });

  test('imports selected posts of a file, reports progress, and rejects other files', async () => {
    const site = await createTestSite(await open());
    const { post } = await signedIn(site);
    const events = await linesOf(await post('/api/blog/import?only=1,3&as_status=draft', xml, lines));
    expect(events.slice(0, -1)).toEqual([1, 2, 3].map((done) => ({ done, total: 3 })));
    expect(events.at(-1)).toMatchObject({
      posts: [
        { slug: 'one', status: 'draft', version: 1 },
        { slug: 'three', status: 'draft', version: 1 },
      ],
    });
    expect(await linesOf(await post('/api/blog/import', 'Dear Sir', lines))).toEqual([
      { detail: expect.stringContaining('isn’t a blog export') },
    ]);
    await expectProblem(await post('/api/blog/import', 'Dear Sir'), 422);
  });

  test('imports previewed posts, recognizes them later, and undoes the import', async () => {
    const site = await createTestSite(await open());
    const { post } = await signedIn(site);
    const imported = await post('/api/blog/import/posts', { posts: [preview], as_status: 'published' });
    const report = (await imported.json()) as { posts: { id: string; version: number }[] };
    expect(report).toMatchObject({ counts: { created: 1 }, posts: [{ slug: 'one', version: 1 }] });
    const keys = { source_keys: [preview.source_key, 'other'] };
    const known = async () => (await post('/api/blog/import/known', keys)).json();
    expect(await known()).toEqual([{ source_key: preview.source_key, slug: 'one' }]);
    const undone = await post('/api/blog/import/undo', report);
    expect(await undone.json()).toEqual({ removed: 1, restored: 0, kept: 0, drafts: [], links: [] });
    expect(await known()).toEqual([]);
  });
});

eachDialect('a running import', (open) => {
  test('a running import blocks other uploads until it ends or is interrupted', async () => {
    const importFolder = await newFolder();
    const site = await createTestSite(await open(), { importFolder });
    const { post } = await signedIn(site);
    const cookie = await site.signIn();
    for (const ending of ['whole', 'interrupted']) {
      const { readable: body, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const sending = writable.getWriter();
      const headers = { Cookie: cookie, 'Content-Type': 'application/xml' };
      const first = site
        .request('/api/blog/import', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
        .catch(() => undefined);
      void sending.write(Buffer.from(xml.slice(0, 20)));
      // Wait until the upload has started, because another request could start first.
      await expect.poll(() => readdir(importFolder), { timeout: 10_000 }).not.toEqual([]);
      await expect
        .poll(async () => (await post('/api/blog/import?dry_run=1', 'x')).status, { timeout: 10_000 })
        .toBe(429);
      const refused = await post('/api/blog/import', xml);
      expect(refused.headers.get('retry-after')).toBe('30');
      await expectProblem(refused, 429);
      if (ending === 'whole') void sending.write(Buffer.from(xml.slice(20)));
      if (ending === 'interrupted') await sending.abort(new Error('gone')).catch(() => undefined);
      else await sending.close();
      await first;
      await expect
        .poll(async () => (await post('/api/blog/import?dry_run=1', xml)).status, { timeout: 10_000 })
        .toBe(200);
    }
  });
});

eachDialect('old WordPress URLs', (open) => {
  test('redirects an old URL with a post ID before it looks for a page', async () => {
    const site = await createTestSite(await open());
    const { post } = await signedIn(site);
    await post('/api/blog/import', xml);
    const moved = await site.request('/?p=2');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/two']);
    const spanish = await site.request('/?p=2&lang=es');
    expect(spanish.headers.get('location')).toBe('/blog/two?lang=es');
    expect((await site.request('/?p=9')).status).toBe(200);
    expect((await site.request('/compose?p=2')).status).toBe(200);
    expect(site.pages.rendered).toEqual(['/', '/compose?p=2']);
  });
});

const total = 160;
const long = wordPressExport(
  Array.from({ length: total }, (_, index) => ({
    name: `n${index}`,
    content: `<p>${`Words ${index}. `.repeat(300)}</p>`,
  })),
);
const nobody = crypto.randomUUID();

eachDialect('an unfinished import', (open) => {
  test('only the owner can pause, list and resume imports', async () => {
    const importFolder = await newFolder();
    const site = await createTestSite(await open(), { importFolder });
    const Cookie = await site.signIn();
    const unfinished = (path = '', method = 'GET') =>
      site.request(`/api/blog/import/unfinished${path}`, { method, headers: { Cookie } });
    const bring = (query: string, body: string) =>
      site.request(`/api/blog/import?${query}`, {
        ...{ method: 'POST', body },
        headers: { Cookie, 'Content-Type': 'application/octet-stream' },
      });
    await expectProblem(await site.request('/api/blog/import/unfinished'), 401);
    await expectProblem(await site.send('POST', `/api/blog/import/unfinished/${nobody}/pause`), 401);
    for (const what of ['pause', 'stop'])
      await expectProblem(await unfinished(`/${nobody}/${what}`, 'POST'), 404);
    await expectProblem(await unfinished('/x/pause', 'POST'), 400);
    await expectProblem(await bring(`run=${nobody}`, ''), 404);

    const first = bring('name=old.xml', long);
    let run: { id: string; done: number } | undefined;
    const isGoing = async () => {
      [run] = (await (await unfinished()).json()) as { id: string; done: number }[];
      return (run?.done ?? 0) > 0;
    };
    await expect.poll(isGoing, { timeout: 20_000, interval: 5 }).toBe(true);
    const id = run?.id ?? '';
    expect((await unfinished(`/${id}/pause`, 'POST')).status).toBe(200);
    const paused = (await (await first).json()) as { state: string; posts: unknown[] };
    expect(paused).toMatchObject({ state: 'paused', run: id });
    expect(paused.posts.length).toBeLessThan(total);
    expect(await (await unfinished()).json()).toMatchObject([
      { id, name: 'old.xml', state: 'paused', done: paused.posts.length, total, file: 'here' },
    ]);

    await expectProblem(await bring(`run=${id}`, 'another file'), 409);
    const report = (await (await bring(`run=${id}`, '')).json()) as { posts: unknown[] };
    expect(report).toMatchObject({ state: 'finished', run: id, counts: { created: total } });
    expect(report.posts).toHaveLength(total);
    expect(await (await unfinished()).json()).toEqual([]);
  });
});

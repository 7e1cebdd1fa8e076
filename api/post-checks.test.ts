import { expect, test } from 'vitest';
import { outsideLinksSchema, type PostCheck, postCheckSchema } from '../shared/checks/post-check.ts';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { createTestSite, page, signedInSite } from '../test/create-test-site.ts';
import { eachDialect, type OpenDatabase } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { serveLocally } from '../test/local-server.ts';

const whole = { title: 'Short', excerpt: 'In short.', tags: ['Boards'] };

eachDialect('pre-publish checks over the API', (open) => {
  const openSite = async () => {
    const { site, cookie, ask } = await signedInSite(await open());
    const read = async (response: Response) =>
      postCheckSchema
        .strict()
        .array()
        .parse(await response.json());
    const saved = async (slug: string) => read(await ask('GET', `/api/blog/posts/${slug}/checks`));
    const typed = async (input: object, opened = '') =>
      read(await ask('POST', `/api/blog/checks${opened && `?opened=${opened}`}`, input));
    return { ...site, cookie, saved, typed };
  };
  const codes = (checks: PostCheck[]) => checks.map(({ code }) => code);

  test('checks a saved post without changing it', async () => {
    const { core, saved } = await openSite();
    const html = '<h3>Deep</h3><p><img src="/a.png"> TODO</p>';
    expectOk(
      await core.posts.create(
        postInput({ slug: 'of-2026', title: 'x', html, status: 'draft', cover: '/c.png' }),
      ),
    );
    expect(codes(await saved('of-2026')).sort()).toEqual(
      [
        ...['no_excerpt', 'cover_without_words', 'slug_year', 'heading_skipped'],
        ...['picture_without_words', 'placeholder'],
      ].sort(),
    );
    expect(expectOk(await core.posts.get({ owner: true }, 'of-2026')).post?.version).toBe(1);
  });

  test('checks unsaved text for the post it will replace', async () => {
    const { core, typed } = await openSite();
    expectOk(await core.posts.create(postInput({ slug: 'of-2026', ...whole })));
    const input = { ...whole, slug: 'of-2026', html: '<p>Text</p>' };
    expect(codes(await typed(input))).toEqual(['slug_year']);
    expect(codes(await typed(input, 'of-2026'))).toEqual([]);
    expect(codes(await typed({ ...input, tags: [] }, 'of-2026'))).toEqual(['no_tags']);
  });

  test('reports broken internal links and links to drafts', async () => {
    const { core, typed } = await openSite();
    expectOk(await core.posts.create(postInput({ slug: 'seen', ...whole })));
    expectOk(await core.posts.create(postInput({ slug: 'hidden', status: 'draft' })));
    expectOk(await core.posts.create(postInput({ slug: 'was' })));
    expectOk(await core.posts.update('was', { slug: 'is' }));
    expectOk(await core.posts.create(postInput({ slug: 'gone' })));
    expectOk(await core.posts.remove('gone'));
    const links = [
      ...[
        ...['/blog/seen', '/blog/was', '/blog/tag/boards', '/contact'],
        ...['https://other.example/blog/none', '/a.pdf'],
      ],
      ...['/blog/none', '/blog/gone', '/blog/tag/none', '/media/none', '/nowhere'],
      ...['/blog/hidden', '/compose'],
    ];
    const html = links.map((href) => `<p><a href="${href}">${href}</a></p>`).join('');
    const checks = await typed({ ...whole, html });
    expect(checks.map(({ code, href }) => [code, href])).toEqual([
      ...links.slice(6, 11).map((href) => ['link_to_missing', href]),
      ...links.slice(11).map((href) => ['link_to_hidden', href]),
    ]);
  });
});

const address = '/api/blog/checks/links';

eachDialect('checking external links over the API', (open) => {
  const openSite = async () => {
    const other = await serveLocally(({ url }, response) => {
      if (url === '/old') response.writeHead(301, { location: '/new' }).end();
      else response.writeHead({ '/gone': 404, '/closed': 403 }[url ?? ''] ?? 200).end();
    });
    const unlisted = await serveLocally((_request, response) => response.end());
    const site = await createTestSite(await open(), { importHosts: other.host });
    const html = ['/here', '/old', '/gone', '/closed']
      .map((path) => `<p><a href="${other.origin}${path}">x</a></p>`)
      .concat(`<p><a href="${unlisted.origin}">x</a></p>`)
      .join('');
    return { ...site, other, unlisted, html, cookie: await site.signIn() };
  };

  test('checks each external link without requesting private addresses', async () => {
    const { send, cookie, html, other, unlisted, log } = await openSite();
    const response = await send('POST', address, { html }, cookie);
    expect(response.status).toBe(200);
    const { links, left_out } = outsideLinksSchema.strict().parse(await response.json());
    const to = `${other.origin}/new`;
    expect(links.map(({ code, to, permanent, status }) => [code, to ?? status, permanent])).toEqual([
      ['leads', undefined, undefined],
      ['leads_on', to, true],
      ['gone', 404, undefined],
      ['unclear', 403, undefined],
      ['not_public', undefined, undefined],
    ]);
    expect(left_out).toBe(0);
    expect(unlisted.requests).toEqual([]);
    expect(log.join()).not.toContain(other.host);
  });
});

const path = (slug: string, more = '') => `/api/blog/posts/${slug}/translation${more}`;

async function site(open: OpenDatabase) {
  const site = await createTestSite(await open());
  const { posts } = site.core;
  await posts.create(postInput({ slug: 'one', html: '<p>A text of five words.</p>' }));
  await posts.create(postInput({ slug: 'uno', language: 'es', html: '<p>Un texto de cinco.</p>' }));
  await posts.create(postInput({ slug: 'two' }));
  const cookie = await site.signIn();
  const ask = (method: string, at: string, body?: unknown) => site.send(method, at, body, cookie);
  return { ...site, ask };
}

eachDialect('translations over the API', (open) => {
  test('the owner links, reads, marks as up to date and unlinks translations', async () => {
    const { ask, core } = await site(open);
    await expectProblem(await ask('GET', path('one')), 404);
    const paired = await ask('PUT', path('one'), { with: 'u\0no', original: 'en' });
    expect(paired.status).toBe(200);
    expect(await paired.json()).toMatchObject({ original: { slug: 'one' }, translation: { slug: 'uno' } });
    expect(await (await ask('GET', path('uno'))).json()).toMatchObject({ original: { slug: 'one' } });
    expect(await (await ask('GET', path('one', '/side-by-side'))).json()).toMatchObject({ marks: 0 });
    expectOk(await core.posts.update('one', { html: '<p>A text of just five words.</p>' }));
    const side = (await (await ask('GET', path('one', '/side-by-side'))).json()) as {
      rows: { marks: { id: string }[] }[];
    };
    const marks = side.rows.flatMap((row) => row.marks.map(({ id }) => id));
    expect(marks).toHaveLength(1);
    expect(await (await ask('GET', '/api/blog/open-translations')).json()).toMatchObject({
      drifted: [{ original: { slug: 'one' }, marks: 1 }],
      missing: [{ slug: 'two' }],
    });
    expect(await (await ask('POST', path('uno', '/confirm'), { marks })).json()).toEqual({ confirmed: 1 });
    expect(await (await ask('POST', path('uno', '/confirm'), { marks: 'all' })).json()).toEqual({
      confirmed: 0,
    });
    expect((await ask('DELETE', path('uno'))).status).toBe(200);
    await expectProblem(await ask('DELETE', path('uno')), 404);
    const begun = await ask('POST', path('two', '/begin'));
    expect(begun.status).toBe(201);
    expect(await begun.json()).toMatchObject({ translation: { slug: 'two-es', status: 'draft' } });
  });
});

/** Both path prefixes of the API work (docs/specification.md 7.1). */
eachDialect('path prefixes of the API', (open) => {
  test('both path prefixes reach the same operations', async () => {
    const site = await createTestSite(await open());
    await site.core.posts.create(postInput({ slug: 'one' }));
    const responseTo = async (path: string) => {
      const response = await site.request(path);
      return [response.status, await response.text()];
    };
    for (const [path, ...twins] of [
      [
        '/api/blog/posts?page=1&limit=500',
        '/blog/posts?page=1&limit=500',
        '/api/api/blog/posts',
        '/blog/posts/',
      ],
      ['/api/blog/posts/one', '/blog/posts/one', '/api/api/blog/posts/one', '/api/blog/posts/one/'],
      ['/api/blog/posts/none', '/blog/posts/none', '/api/api/blog/posts/none'],
      ['/api/blog/xml-proxy', '/blog/xml-proxy', '/api/api/blog/xml-proxy'],
      ['/api/share/none', '/api/api/share/none'],
      ['/api/health', '/api/api/health', '/api/api/api/health'],
    ]) {
      const expected = await responseTo(path ?? '');
      for (const twin of twins) expect([twin, await responseTo(twin)]).toEqual([twin, expected]);
    }
  });

  test('the short path prefix doesn’t hide any page', async () => {
    const site = await createTestSite(await open());
    site.pages.render = async () => page('The blog');
    for (const path of ['/blog', '/blog/one', '/blog/postscript', '/blog/posts-of-mine', '/apiary']) {
      expect(await (await site.request(path)).text()).toContain('The blog');
    }
  });
});

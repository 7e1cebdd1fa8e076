import { expect, test } from 'vitest';
import type { PostMatches } from '../core/posts/post-core.ts';
import { missingAddress } from '../shared/media.ts';
import { type Post, postSchema } from '../shared/post.ts';
import { failureTexts } from '../shared/result.ts';
import { expectOk, postInput, workingCopy } from '../test/create-test-core.ts';
import { signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const strictPost = postSchema.strict();

eachDialect('version history over the API', (open) => {
  test('lists, returns and restores versions of a post', async () => {
    const { site, ask } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'one', title: 'First', html: '<p>a b c</p>' }));
    await site.core.posts.update('one', { title: 'Second', html: '<p>a</p>' });
    const revisions = await ask('GET', '/api/blog/posts/one/revisions');
    expect(revisions.headers.get('cache-control')).toBe('no-store');
    expect(await revisions.json()).toMatchObject([
      { version: 2, title: 'Second', words: 1, change: -2 },
      { version: 1, title: 'First', words: 3, change: 3 },
    ]);
    const first = await ask('GET', '/api/blog/posts/one/revisions/1');
    expect(strictPost.parse(await first.json())).toMatchObject({ title: 'First', version: 1 });
    const back = await ask('POST', '/api/blog/posts/one/revisions/1/restore');
    expect(strictPost.parse(await back.json())).toMatchObject({ title: 'First', version: 3 });
    expect(await (await site.request('/api/blog/posts/one')).json()).toMatchObject({ html: '<p>a b c</p>' });
  });

  test('lists the missing images of a post for the owner', async () => {
    const { site, ask } = await signedInSite(await open());
    const html = `<p>Text</p><figure><img src="${missingAddress('a1', 'one.png')}"></figure>`;
    await ask('POST', '/api/blog/posts', postInput({ slug: 'one', html }));
    const get = (slug: string) => ask('GET', `/api/blog/posts/${slug}/missing-pictures`);
    const missing = await get('one');
    expect(missing.headers.get('cache-control')).toBe('no-store');
    expect(await missing.json()).toEqual({ names: ['one.png'], html });
    expect(await (await site.request('/api/blog/posts/one')).text()).not.toContain('one.png');
    await ask('PUT', '/api/blog/posts/one', { html: '<p>Text</p>' });
    expect(await (await get('one')).json()).toEqual({ names: [], html: null });
    expect(await expectProblem(await get('none'), 404)).toBe('Post not found');
    await expectProblem(await get('x'.repeat(401)), 400);
  });

  test('lists the owner’s posts, newest first, up to the limit', async () => {
    const { site, ask } = await signedInSite(await open());
    for (const [title, date] of [
      ['Señales', '2020-01-01'],
      ['Second', '2021-01-01'],
    ] as const) {
      await site.core.posts.create(postInput({ title, date, status: 'draft' }));
    }
    const list = (query: string) => ask('GET', `/api/blog/own-posts?${query}`);
    const titles = async (query: string) => {
      const { posts, ...rest } = (await (await list(query)).json()) as PostMatches;
      return [posts.map(({ title }) => title), rest];
    };
    expect(await titles('')).toEqual([['Second', 'Señales'], { total: 2, hasMore: false }]);
    expect(await titles('limit=1')).toEqual([['Second'], { total: 2, hasMore: false }]);
    expect(await titles('q=SENAL')).toEqual([['Señales'], { total: 1, hasMore: false }]);
    for (const query of ['limit=0', 'limit=251', `q=${'x'.repeat(201)}`]) {
      await expectProblem(await list(query), 400);
    }
  });

  test('lists posts in the trash', async () => {
    const { site, ask } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'going', title: 'Going' }));
    await site.core.posts.remove('going');
    const list = async () =>
      (await (await ask('GET', '/api/blog/deleted-posts')).json()) as {
        id: string;
      }[];
    const [gone] = await list();
    expect(gone).toMatchObject({
      slug: 'going',
      title: 'Going',
      deleted_at: expect.stringMatching(/^2.*Z$/),
    });
    await ask('POST', `/api/blog/deleted-posts/${gone?.id}/restore`);
    expect(await list()).toEqual([]);
  });

  test('suggests posts to open', async () => {
    const { site, ask } = await signedInSite(await open());
    await site.core.posts.create(postInput({ title: 'Señales', html: '<p>Of smoke.</p>', status: 'draft' }));
    await site.core.posts.create(postInput({ title: 'Other' }));
    const find = async (query: string) => (await ask('GET', `/api/blog/search?${query}`)).json();
    expect(await find('q=smoke')).toMatchObject([
      { title: 'Señales', status: 'draft', passage: 'Of smoke.' },
    ]);
    expect(await find('')).toHaveLength(2);
    const long = await ask('GET', `/api/blog/search?q=${'x'.repeat(201)}`);
    expect(await expectProblem(long, 400)).toContain('q');
  });
});

const path = '/api/blog/unsaved';

eachDialect('autosaves over the API', (open) => {
  test('the owner saves, lists, reads and discards autosaves', async () => {
    const { site, cookie } = await signedInSite(await open());
    const ask = (method: string, at = '', body?: unknown) => site.send(method, path + at, body, cookie);
    const input = workingCopy({ title: 'Only a title' }, { written_at: site.clock.now.toISOString() });
    const kept = await ask('PUT', '/a-key', input);
    expect(kept.headers.get('cache-control')).toBe('no-store');
    const { etag } = (await kept.json()) as { etag: string };
    expect(await (await ask('GET')).json()).toMatchObject([{ id: 'a-key', slug: null, etag }]);
    expect(await (await ask('GET', '/a-key')).json()).toMatchObject({
      text: { title: 'Only a title' },
      etag,
    });
    await expectProblem(await ask('PUT', '/a-key', { ...input, writer: 'a phone' }), 409);
    expect((await ask('PUT', '/a-key', { ...input, writer: 'a phone', etag })).status).toBe(200);
    await expectProblem(await ask('DELETE', `/a-key?etag=${etag}`), 409);
    expect((await ask('DELETE', '/a-key?writer=a+phone')).status).toBe(204);
    expect(await expectProblem(await ask('GET', '/a-key'), 404)).toBe('Autosave not found.');
    expect((await ask('DELETE', '/a-key?writer=a+phone')).status).toBe(204);
  });

  test('visitors can’t read, write or delete autosaves, and no public response contains them', async () => {
    const { site, ask } = await signedInSite(await open());
    const { post } = { post: await site.core.posts.create(postInput({ slug: 'one' })) };
    const id = post.ok ? post.value.id : '';
    const input = workingCopy({ title: 'Xylophone', html: '<p>Xylophone</p>' }, { version: 1 });
    expect((await ask('PUT', `${path}/${id}`, input)).status).toBe(200);
    for (const [method, at, body] of [
      ['GET', path],
      ['GET', `${path}/${id}`],
      ['PUT', `${path}/${id}`, input],
      ['DELETE', `${path}/${id}?writer=a+window`],
    ] as const) {
      await expectProblem(await site.send(method, at, body), 401);
    }
    for (const at of [
      '/api/blog/posts',
      '/api/blog/posts/one',
      '/blog/rss.xml',
      '/sitemap.xml',
      '/llms.txt',
    ]) {
      expect(await (await site.request(at)).text(), at).not.toContain('Xylophone');
    }
  });
});

const texts = {
  title: 'Del consejo',
  html: '<h2>Uno</h2><figure><img src="/a.png" alt="Una mesa"></figure><p>Texto</p>',
  cover: '/cover.png',
  cover_alt: 'Una sala',
  excerpt: 'De qué trata',
  tags: ['Discurso', 'Consejo'],
  language: 'es',
} as const;

async function openSite(open: Parameters<Parameters<typeof eachDialect>[1]>[0]) {
  const { site, cookie } = await signedInSite(await open());
  const copy = (slug: string, headers = {}) =>
    site.request(`/api/blog/posts/${slug}/copies`, {
      method: 'POST',
      headers: { Cookie: cookie, ...headers },
    });
  return { ...site, cookie, copy };
}

eachDialect('duplicating a post over the API', (open) => {
  test('duplicating a post creates a draft with all its content that only the owner sees', async () => {
    const { core, request, copy } = await openSite(open);
    const input = postInput({ ...texts, tags: [...texts.tags], slug: 'consejo', date: '2020-01-31' });
    const original = expectOk(await core.posts.create(input));
    const answer = await copy('consejo');
    expect(answer.status).toBe(201);
    const made = postSchema.strict().parse(await answer.json());
    expect(made).toMatchObject({
      ...texts,
      title: 'Copia de Del consejo',
      html: original.html,
      slug: 'copia-de-del-consejo',
      status: 'draft',
      publish_at: null,
      version: 1,
    });
    expect(made.date).not.toBe(original.date);
    expect(made.id).not.toBe(original.id);
    await expectProblem(await request(`/api/blog/posts/${made.slug}`), 404);
    expect((await core.posts.browse({ page: 1, limit: 10 })).posts.map(({ slug }) => slug)).toEqual([
      'consejo',
    ]);
    expect(expectOk(await core.posts.get({ owner: true }, 'consejo')).post).toEqual(original);
  });

  test('duplicating a post creates a unique slug each time and one duplicate per Idempotency-Key', async () => {
    const { core, copy } = await openSite(open);
    expectOk(await core.posts.create(postInput({ slug: 'one', title: 'One' })));
    const slugOf = async (answer: Response) => ((await answer.json()) as Post).slug;
    const slugs = await Promise.all(['one', 'one', 'one'].map(async (slug) => slugOf(await copy(slug))));
    expect(slugs.sort()).toEqual(['copy-of-one', 'copy-of-one-2', 'copy-of-one-3']);
    const keyed = async () => slugOf(await copy('one', { 'idempotency-key': 'k' }));
    expect(await Promise.all([keyed(), keyed()])).toEqual(['copy-of-one-4', 'copy-of-one-4']);
  });

  test('duplicating a post is logged, and rejected for visitors and missing posts', async () => {
    const { core, send, copy } = await openSite(open);
    expectOk(await core.posts.create(postInput({ slug: 'one', title: 'One', status: 'draft' })));
    await expectProblem(await send('POST', '/api/blog/posts/one/copies'), 401);
    await expectProblem(await copy('none'), 404);
    await expectProblem(await copy('x'.repeat(401)), 400);
    const made = (await (await copy('one')).json()) as Post;
    const { events } = await core.audit.list({ limit: 50 });
    expect(events.filter(({ name }) => name === 'post_copied').map(({ what }) => what)).toEqual([
      { id: made.id, slug: 'copy-of-one', other_slug: 'one' },
    ]);
  });
});

const scheduled = { ...postInput({ slug: 'a' }), status: 'scheduled' };
const at = '2101-03-02T09:00:00.000Z';

eachDialect('scheduled posts over the API', (open) => {
  const begin = async () => {
    const { site, ask: send } = await signedInSite(await open());
    return { site, send };
  };

  test('the owner schedules, reschedules, reverts and publishes a post', async () => {
    const { send } = await begin();
    const created = await send('POST', '/api/blog/posts', { ...scheduled, publish_at: at });
    expect([created.status, await created.json()]).toMatchObject([
      201,
      { status: 'scheduled', publish_at: at },
    ]);
    const change = async (body: object) => (await send('PUT', '/api/blog/posts/a', body)).json();
    expect(await change({ publish_at: '2101-03-03T10:00:00+01:00' })).toMatchObject({
      publish_at: '2101-03-03T09:00:00.000Z',
    });
    expect(await change({ status: 'draft' })).toMatchObject({ status: 'draft', publish_at: null });
    // A post can be sent back as it was returned.
    const read = await (await send('GET', '/api/blog/posts/a')).json();
    expect(await change(read)).toMatchObject({ status: 'draft', publish_at: null });
    expect(await change({ status: 'scheduled', publish_at: at })).toMatchObject({ publish_at: at });
    const published = await change({ status: 'published' });
    expect(published).toMatchObject({ publish_at: null, date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) });
  });

  test('visitors get 404 for a scheduled post, as for an unknown URL', async () => {
    const { site, send } = await begin();
    expect((await send('POST', '/api/blog/posts', { ...scheduled, publish_at: at })).status).toBe(201);
    const answer = async (slug: string) => {
      const response = await site.request(`/api/blog/posts/${slug}`);
      return [response.status, await response.text()];
    };
    expect(await answer('a')).toEqual(await answer('b'));
    expect(await (await site.request('/api/blog/posts')).json()).toEqual([]);
    expect((await site.request('/api/blog/all-posts?status=scheduled')).status).toBe(401);
    expect((await site.send('POST', '/api/blog/posts', { ...scheduled, publish_at: at })).status).toBe(401);
  });

  test('an invalid publication time is rejected with a code, and nothing is saved', async () => {
    const { site, send } = await begin();
    await site.core.settings.save({ time_zone: 'Europe/Madrid' });
    for (const [fields, reason] of [
      [{ publish_at: '2026-02-01T09:00:00Z' }, failureTexts.publish_at_past],
      [{}, failureTexts.publish_at_required],
      [{ publish_at: '2101-03-27T02:30' }, 'doesn’t exist in Europe/Madrid'],
      [{ publish_at: '2101-10-30T02:30' }, '2101-10-30T02:30:00+02:00 or 2101-10-30T02:30:00+01:00'],
      [{ publish_at: at, status: 'published' }, failureTexts.publish_at_unscheduled],
      [{ publish_at: '2101-03-02' }, 'a date and time like'],
      [{ publish_at: 'tomorrow' }, 'a date and time like'],
    ] as const) {
      const response = await send('POST', '/api/blog/posts', { ...scheduled, ...fields });
      expect(await expectProblem(response, 400)).toContain(reason);
    }
    expect(await (await send('GET', '/api/blog/posts')).json()).toEqual([]);
  });

  test('rejects an unknown time zone', async () => {
    const { send } = await begin();
    const set = (time_zone: string) => send('PATCH', '/api/settings', { time_zone });
    expect((await set('Europe/Nowhere')).status).toBe(400);
    expect((await set('+02:00')).status).toBe(400);
    expect((await set('Europe/Madrid')).status).toBe(200);
    expect((await set('')).status).toBe(200);
  });
});

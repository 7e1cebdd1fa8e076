import { expect, test } from 'vitest';
import { postSchema } from '../shared/post.ts';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { createTestSite, signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const strictPost = postSchema.strict();

eachDialect('GET /api/blog/posts', (open) => {
  test('lists published posts, newest first', async () => {
    const site = await createTestSite(await open());
    await site.core.posts.create(postInput({ title: 'Old', date: '2020-01-01' }));
    await site.core.posts.create(postInput({ title: 'New', date: '2024-01-01T10:00:00Z' }));
    await site.core.posts.create(postInput({ title: 'Hidden', status: 'draft' }));
    const response = await site.request('/api/blog/posts?page=1&limit=500');
    expect(response.status).toBe(200);
    const posts = strictPost.array().parse(await response.json());
    expect(posts.map(({ title }) => title)).toEqual(['New', 'Old']);
  });

  test('lists posts in pages without overlap, and an empty page after the last', async () => {
    const site = await createTestSite(await open());
    for (const title of ['a', 'b', 'c']) await site.core.posts.create(postInput({ title }));
    const pageOf = async (page: number) => {
      const response = await site.request(`/api/blog/posts?page=${page}&limit=2`);
      return ((await response.json()) as { title: string }[]).map(({ title }) => title);
    };
    const pages = [await pageOf(1), await pageOf(2), await pageOf(3)];
    expect(pages.map((titles) => titles.length)).toEqual([2, 1, 0]);
    expect(pages.flat().sort()).toEqual(['a', 'b', 'c']);
  });

  test('rejects invalid page numbers and limits of a post list', async () => {
    const site = await createTestSite(await open());
    for (const query of ['page=0', 'page=x', 'limit=501', 'page=1&page=2', 'limit=99999999999999999999']) {
      const detail = await expectProblem(await site.request(`/api/blog/posts?${query}`), 400);
      expect(detail).toContain(query.split('=')[0]);
    }
  });
});

eachDialect('GET /api/blog/posts/{slug}', (open) => {
  test('redirects a former slug to the current one', async () => {
    const site = await createTestSite(await open());
    await site.core.posts.create(postInput({ slug: 'before' }));
    await site.core.posts.update('before', { slug: 'after' });
    const response = await site.request('/api/blog/posts/before');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/api/blog/posts/after']);
  });

  test('returns a draft only to the owner', async () => {
    const site = await createTestSite(await open());
    await site.core.posts.create(postInput({ slug: 'secret', status: 'draft' }));
    await expectProblem(await site.request('/api/blog/posts/secret'), 404);
    const asOwner = await site.send('GET', '/api/blog/posts/secret', undefined, await site.signIn());
    expect(asOwner.status).toBe(200);
    await expectProblem(
      await site.send('GET', '/api/blog/posts/secret', undefined, 'compose_session=made-up'),
      404,
    );
  });
});

eachDialect('writing posts over the API', (open) => {
  test('POST returns 201 with the new post', async () => {
    const { site, ask } = await signedInSite(await open());
    const body = { title: ' Hi ', body: '<p>x</p>', tags: ' a, ,b,a ', language: 'es', date: '2025-05-01' };
    const response = await ask('POST', '/api/blog/posts', body);
    expect(response.status).toBe(201);
    const created = strictPost.parse(await response.json());
    expect(created).toMatchObject({
      slug: 'hi',
      title: 'Hi',
      html: '<p>x</p>',
      tags: ['a', 'b'],
      version: 1,
    });
    expect(await (await site.request('/api/blog/posts/hi')).json()).toEqual(created);
  });

  test('PUT returns the changed post and keeps fields missing from the request', async () => {
    const site = await createTestSite(await open());
    await site.core.posts.create(postInput({ slug: 'one', tags: ['kept'] }));
    const response = await site.send('PUT', '/api/blog/posts/one', { title: 'Two' }, await site.signIn());
    expect(response.status).toBe(200);
    expect(strictPost.parse(await response.json())).toMatchObject({
      slug: 'one',
      title: 'Two',
      tags: ['kept'],
      version: 2,
    });
  });

  test('DELETE returns 204 and the ID for restoring the post', async () => {
    const { site, ask } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'going' }));
    const gone = await ask('DELETE', '/api/blog/posts/going');
    expect([gone.status, await gone.text()]).toEqual([204, '']);
    await expectProblem(await site.request('/api/blog/posts/going'), 404);
    const id = gone.headers.get('x-post-id');
    const back = await ask('POST', `/api/blog/deleted-posts/${id}/restore`);
    expect(back.status).toBe(200);
    expect(strictPost.parse(await back.json())).toMatchObject({ slug: 'going' });
    await expectProblem(await ask('POST', `/api/blog/deleted-posts/${id}/restore`), 404);
  });

  test('rejects write requests for posts without a session, whatever their body', async () => {
    const site = await createTestSite(await open());
    await site.core.posts.create(postInput({ slug: 'safe' }));
    const before = await (await site.request('/api/blog/posts')).text();
    for (const cookie of [undefined, 'compose_session=', 'compose_session=guess', 'compose_session=%00']) {
      for (const [method, path] of [
        ['POST', '/api/blog/posts'],
        ['PUT', '/api/blog/posts/safe'],
        ['DELETE', '/api/blog/posts/safe'],
        ['POST', '/api/blog/deleted-posts/any/restore'],
        ['DELETE', '/api/blog/deleted-posts/any'],
      ] as const) {
        for (const body of [postInput(), '{', undefined]) {
          expect(await expectProblem(await site.send(method, path, body, cookie), 401)).toBe(
            'Please sign in first.',
          );
        }
      }
    }
    expect(await (await site.request('/api/blog/posts')).text()).toBe(before);
  });

  test('returns 400 for an invalid post and saves nothing', async () => {
    const { site, ask } = await signedInSite(await open());
    for (const fields of [
      { title: undefined },
      { html: undefined },
      { slug: '!!!' },
      { date: '2025-02-30' },
      { cover: 'javascript:alert(1)' },
      { cover: '/\\evil.example' },
      { language: 'fr' },
      { status: 'trash' },
      { title: 'x'.repeat(301) },
      { tags: Array.from({ length: 101 }, (_, at) => `t${at}`) },
    ]) {
      const body = { title: 'x', html: '<p>x</p>', ...fields };
      expect([fields, (await ask('POST', '/api/blog/posts', body)).status]).toEqual([fields, 400]);
    }
    expect(await (await site.request('/api/blog/posts')).json()).toEqual([]);
  });

  test('returns 415 for a post body that isn’t JSON', async () => {
    const { site, cookie } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'kept' }));
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'nonsense',
    ]) {
      for (const [method, path] of [
        ['POST', '/api/blog/posts'],
        ['PUT', '/api/blog/posts/kept'],
      ] as const) {
        const headers = { Cookie: cookie, 'Content-Type': type };
        const body = JSON.stringify(postInput({ title: 'Lost' }));
        await expectProblem(await site.request(path, { method, headers, body }), 415);
      }
    }
    expect(await (await site.request('/api/blog/posts')).json()).toMatchObject([{ title: 'A title' }]);
  });
});

eachDialect('GET /api/blog/all-posts', (open) => {
  test('lists all of the owner’s posts, filtered and in pages', async () => {
    const { site, ask } = await signedInSite(await open());
    for (const slug of ['a', 'b', 'c']) {
      expectOk(await site.core.posts.create(postInput({ slug, status: 'draft', tags: ['T'] })));
    }
    await site.core.posts.create(postInput({ slug: 'seen', excerpt: 'x', cover: '/c.jpg' }));
    const list = async (query: string) => {
      const response = await ask('GET', `/api/blog/all-posts?${query}`);
      expect(response.status).toBe(200);
      return (await response.json()) as { posts: { slug: string }[]; next: string | null };
    };
    const first = await list('status=draft&limit=2&tag=t');
    expect(first).toMatchObject({
      published: 1,
      drafts: 3,
      posts: [{ missing: ['excerpt', 'cover', 'es'] }, {}],
    });
    const second = await list(`status=draft&limit=2&tag=t&after=${encodeURIComponent(first.next ?? '')}`);
    expect(second.next).toBeNull();
    const slugs = [...first.posts, ...second.posts].map(({ slug }) => slug);
    expect(slugs.sort()).toEqual(['a', 'b', 'c']);
    expect((await list('q=seen')).posts).toMatchObject([{ slug: 'seen', missing: ['es'], tags: [] }]);
  });
});

eachDialect('POST /api/blog/bulk', (open) => {
  test('a bulk change returns a result for each post', async () => {
    const { site, ask } = await signedInSite(await open());
    const one = expectOk(await site.core.posts.create(postInput({ slug: 'one', status: 'draft' })));
    const two = expectOk(await site.core.posts.create(postInput({ slug: 'two', status: 'draft' })));
    const posts = [{ id: one.id, version: 1 }, { id: two.id, version: 7 }, { id: 'none' }];
    const response = await ask('POST', '/api/blog/bulk', { action: 'publish', posts });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      changed: 1,
      failed: 2,
      results: [
        { id: one.id, ok: true, slug: 'one', changed: true },
        { id: two.id, ok: false, code: 'changed_elsewhere', detail: expect.stringContaining('changed') },
        { id: 'none', ok: false, code: 'post_not_found', detail: 'Post not found' },
      ],
    });
    expect((await site.request('/api/blog/posts/one')).status).toBe(200);
    const tagging = { action: 'add_tags', posts: [{ id: one.id }], tags: [' New ', ''] };
    expect(await (await ask('POST', '/api/blog/bulk', tagging)).json()).toMatchObject({
      changed: 1,
    });
    expect(await (await site.request('/api/blog/tags')).json()).toEqual([
      { tag: 'new', name: 'New', published: 1, drafts: 0 },
    ]);
  });
});

eachDialect('POST /api/blog/tags/{tag}/rename', (open) => {
  test('renames a tag in every post', async () => {
    const { site, ask } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'one', tags: ['speachs'], status: 'draft' }));
    expect(await (await site.request('/api/blog/tags')).json()).toEqual([]);
    const address = '/api/blog/tags/speachs/rename';
    const response = await ask('POST', address, { name: 'Speeches' });
    expect(await response.json()).toEqual({ tag: 'speeches', name: 'Speeches', posts: 1 });
    const tags = await ask('GET', '/api/blog/tags');
    expect(await tags.json()).toEqual([{ tag: 'speeches', name: 'Speeches', published: 0, drafts: 1 }]);
    await expectProblem(await ask('POST', address, { name: 'x' }), 404);
    const renamed = '/api/blog/tags/speeches/rename';
    await expectProblem(await ask('POST', renamed, { name: 'a,b' }), 400);
    await expectProblem(await ask('POST', renamed, { name: ' ' }), 400);
    await expectProblem(await site.send('POST', renamed, { name: 'x' }), 401);
  });
});

eachDialect('the pinned post over the API', (open) => {
  test('pins, returns, replaces and unpins a post', async () => {
    const { site, cookie } = await signedInSite(await open());
    const ask = (method: string, path: string) => site.send(method, `/api/blog/${path}`, undefined, cookie);
    for (const slug of ['one', 'two']) expectOk(await site.core.posts.create(postInput({ slug })));
    expect(await (await ask('GET', 'pinned')).json()).toEqual({ post: null });
    expect(await (await ask('PUT', 'posts/one/pin')).json()).toMatchObject({
      post: { slug: 'one', status: 'published' },
      replaced: null,
    });
    expect(await (await ask('PUT', 'posts/two/pin')).json()).toMatchObject({
      post: { slug: 'two' },
      replaced: { slug: 'one' },
    });
    expect((await ask('DELETE', 'posts/one/pin')).status).toBe(204);
    expect(await (await ask('GET', 'pinned')).json()).toMatchObject({ post: { slug: 'two' } });
    expect((await ask('DELETE', 'posts/two/pin')).status).toBe(204);
    expect(await (await ask('GET', 'pinned')).json()).toEqual({ post: null });
  });
});

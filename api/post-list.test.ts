import { expect, test } from 'vitest';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

eachDialect('GET /api/blog/all-posts', (open) => {
  test('answers the owner’s posts, narrowed down, page by page', async () => {
    const { site, cookie } = await signedInSite(await open());
    for (const slug of ['a', 'b', 'c']) {
      expectOk(await site.core.posts.create(postInput({ slug, status: 'draft', tags: ['T'] })));
    }
    await site.core.posts.create(postInput({ slug: 'seen', excerpt: 'x', cover: '/c.jpg' }));
    const list = async (query: string) => {
      const response = await site.send('GET', `/api/blog/all-posts?${query}`, undefined, cookie);
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
  test('answers what became of each post', async () => {
    const { site, cookie } = await signedInSite(await open());
    const one = expectOk(await site.core.posts.create(postInput({ slug: 'one', status: 'draft' })));
    const two = expectOk(await site.core.posts.create(postInput({ slug: 'two', status: 'draft' })));
    const posts = [{ id: one.id, version: 1 }, { id: two.id, version: 7 }, { id: 'none' }];
    const response = await site.send('POST', '/api/blog/bulk', { action: 'publish', posts }, cookie);
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
    expect(await (await site.send('POST', '/api/blog/bulk', tagging, cookie)).json()).toMatchObject({
      changed: 1,
    });
    expect(await (await site.request('/api/blog/tags')).json()).toEqual([
      { tag: 'new', name: 'New', published: 1, drafts: 0 },
    ]);
  });
});

eachDialect('POST /api/blog/tags/{tag}/rename', (open) => {
  test('renames a tag in every post', async () => {
    const { site, cookie } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'one', tags: ['speachs'], status: 'draft' }));
    expect(await (await site.request('/api/blog/tags')).json()).toEqual([]);
    const address = '/api/blog/tags/speachs/rename';
    const response = await site.send('POST', address, { name: 'Speeches' }, cookie);
    expect(await response.json()).toEqual({ tag: 'speeches', name: 'Speeches', posts: 1 });
    const tags = await site.send('GET', '/api/blog/tags', undefined, cookie);
    expect(await tags.json()).toEqual([{ tag: 'speeches', name: 'Speeches', published: 0, drafts: 1 }]);
    await expectProblem(await site.send('POST', address, { name: 'x' }, cookie), 404);
    const renamed = '/api/blog/tags/speeches/rename';
    await expectProblem(await site.send('POST', renamed, { name: 'a,b' }, cookie), 400);
    await expectProblem(await site.send('POST', renamed, { name: ' ' }, cookie), 400);
    await expectProblem(await site.send('POST', renamed, { name: 'x' }), 401);
  });
});

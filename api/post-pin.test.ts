import { expect, test } from 'vitest';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

eachDialect('the pinned article over the API', (open) => {
  test('is set, named, replaced and taken down', async () => {
    const site = await createTestSite(await open());
    const cookie = await site.signIn();
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

  test('is the owner’s to choose, among posts that are there', async () => {
    const site = await createTestSite(await open());
    const cookie = await site.signIn();
    for (const method of ['PUT', 'DELETE']) {
      await expectProblem(await site.send(method, '/api/blog/posts/one/pin'), 401);
      await expectProblem(await site.send(method, '/api/blog/posts/one/pin', undefined, cookie), 404);
      const long = `/api/blog/posts/${'x'.repeat(401)}/pin`;
      await expectProblem(await site.send(method, long, undefined, cookie), 400);
    }
    await expectProblem(await site.send('GET', '/api/blog/pinned'), 401);
  });

  test('changes what visitors are sent at once', async () => {
    const site = await createTestSite(await open());
    const cookie = await site.signIn();
    expectOk(await site.core.posts.create(postInput({ slug: 'one' })));
    await site.request('/blog');
    await site.request('/blog');
    const before = site.pages.rendered.length;
    await site.send('PUT', '/api/blog/posts/one/pin', undefined, cookie);
    await site.request('/blog');
    expect(site.pages.rendered).toHaveLength(before + 1);
  });
});

import { expect, test } from 'vitest';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';

eachDialect('the pinned article over the API', (open) => {
  test('is set, named, replaced and taken down', async () => {
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

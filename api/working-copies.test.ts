import { expect, test } from 'vitest';
import { postInput, workingCopy } from '../test/create-test-core.ts';
import { signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const path = '/api/blog/unsaved';

eachDialect('unsaved writing over the API', (open) => {
  test('is kept, listed, read and let go by the owner', async () => {
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
    expect(await expectProblem(await ask('GET', '/a-key'), 404)).toBe(
      'No unsaved writing of this id is kept.',
    );
    expect((await ask('DELETE', '/a-key?writer=a+phone')).status).toBe(204);
  });

  test('is nobody else’s business: not to be read, written or removed, and in no public answer', async () => {
    const { site, cookie } = await signedInSite(await open());
    const { post } = { post: await site.core.posts.create(postInput({ slug: 'one' })) };
    const id = post.ok ? post.value.id : '';
    const input = workingCopy({ title: 'Xylophone', html: '<p>Xylophone</p>' }, { version: 1 });
    expect((await site.send('PUT', `${path}/${id}`, input, cookie)).status).toBe(200);
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

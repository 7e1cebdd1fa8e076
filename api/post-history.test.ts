import { expect, test } from 'vitest';
import type { PostMatches } from '../core/posts/post-core.ts';
import { missingAddress } from '../shared/missing-picture.ts';
import { postSchema } from '../shared/post.ts';
import { postInput } from '../test/create-test-core.ts';
import { signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const strictPost = postSchema.strict();

eachDialect('the history of a post over the API', (open) => {
  test('lists its versions, shows one, and brings one back', async () => {
    const { site, cookie } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'one', title: 'First', html: '<p>a b c</p>' }));
    await site.core.posts.update('one', { title: 'Second', html: '<p>a</p>' });
    const revisions = await site.send('GET', '/api/blog/posts/one/revisions', undefined, cookie);
    expect(revisions.headers.get('cache-control')).toBe('no-store');
    expect(await revisions.json()).toMatchObject([
      { version: 2, title: 'Second', words: 1, change: -2 },
      { version: 1, title: 'First', words: 3, change: 3 },
    ]);
    const first = await site.send('GET', '/api/blog/posts/one/revisions/1', undefined, cookie);
    expect(strictPost.parse(await first.json())).toMatchObject({ title: 'First', version: 1 });
    const back = await site.send('POST', '/api/blog/posts/one/revisions/1/restore', undefined, cookie);
    expect(strictPost.parse(await back.json())).toMatchObject({ title: 'First', version: 3 });
    expect(await (await site.request('/api/blog/posts/one')).json()).toMatchObject({ html: '<p>a b c</p>' });
  });

  test('names the pictures that are missing in a post, to its owner', async () => {
    const { site, cookie } = await signedInSite(await open());
    const html = `<p>Text</p><figure><img src="${missingAddress('a1', 'one.png')}"></figure>`;
    await site.send('POST', '/api/blog/posts', postInput({ slug: 'one', html }), cookie);
    const get = (slug: string) =>
      site.send('GET', `/api/blog/posts/${slug}/missing-pictures`, undefined, cookie);
    const missing = await get('one');
    expect(missing.headers.get('cache-control')).toBe('no-store');
    expect(await missing.json()).toEqual({ names: ['one.png'], html });
    expect(await (await site.request('/api/blog/posts/one')).text()).not.toContain('one.png');
    await site.send('PUT', '/api/blog/posts/one', { html: '<p>Text</p>' }, cookie);
    expect(await (await get('one')).json()).toEqual({ names: [], html: null });
    expect(await expectProblem(await get('none'), 404)).toBe('Post not found');
    await expectProblem(await get('x'.repeat(401)), 400);
  });

  test('lists the owner’s posts, newest first, as many as are asked for', async () => {
    const { site, cookie } = await signedInSite(await open());
    for (const [title, date] of [
      ['Señales', '2020-01-01'],
      ['Second', '2021-01-01'],
    ] as const) {
      await site.core.posts.create(postInput({ title, date, status: 'draft' }));
    }
    const list = (query: string) => site.send('GET', `/api/blog/own-posts?${query}`, undefined, cookie);
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

  test('lists what was deleted, to be brought back', async () => {
    const { site, cookie } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'going', title: 'Going' }));
    await site.core.posts.remove('going');
    const list = async () =>
      (await (await site.send('GET', '/api/blog/deleted-posts', undefined, cookie)).json()) as {
        id: string;
      }[];
    const [gone] = await list();
    expect(gone).toMatchObject({
      slug: 'going',
      title: 'Going',
      deleted_at: expect.stringMatching(/^2.*Z$/),
    });
    await site.send('POST', `/api/blog/deleted-posts/${gone?.id}/restore`, undefined, cookie);
    expect(await list()).toEqual([]);
  });

  test('finds posts to open', async () => {
    const { site, cookie } = await signedInSite(await open());
    await site.core.posts.create(postInput({ title: 'Señales', html: '<p>Of smoke.</p>', status: 'draft' }));
    await site.core.posts.create(postInput({ title: 'Other' }));
    const find = async (query: string) =>
      (await site.send('GET', `/api/blog/search?${query}`, undefined, cookie)).json();
    expect(await find('q=smoke')).toMatchObject([
      { title: 'Señales', status: 'draft', passage: 'Of smoke.' },
    ]);
    expect(await find('')).toHaveLength(2);
    const long = await site.send('GET', `/api/blog/search?q=${'x'.repeat(201)}`, undefined, cookie);
    expect(await expectProblem(long, 400)).toContain('q');
  });
});

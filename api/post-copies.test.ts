import { expect, test } from 'vitest';
import { type Post, postSchema } from '../shared/post.ts';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

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

eachDialect('a copy of a post over the API', (open) => {
  test('is a draft with all that the post says, which nobody but the owner sees', async () => {
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

  test('has an address of its own each time, and with one key is made once', async () => {
    const { core, copy } = await openSite(open);
    expectOk(await core.posts.create(postInput({ slug: 'one', title: 'One' })));
    const slugOf = async (answer: Response) => ((await answer.json()) as Post).slug;
    const slugs = await Promise.all(['one', 'one', 'one'].map(async (slug) => slugOf(await copy(slug))));
    expect(slugs.sort()).toEqual(['copy-of-one', 'copy-of-one-2', 'copy-of-one-3']);
    const keyed = async () => slugOf(await copy('one', { 'idempotency-key': 'k' }));
    expect(await Promise.all([keyed(), keyed()])).toEqual(['copy-of-one-4', 'copy-of-one-4']);
  });

  test('is written down, and refused to strangers and for posts that are not there', async () => {
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

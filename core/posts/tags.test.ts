import { expect, test } from 'vitest';
import type { PostInput } from '../../shared/post.ts';
import { createTestCore, expectOk, owner, postInput } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';

bothDialects('tags', (open) => {
  const prepare = async (posts: Partial<PostInput>[]) => {
    const { core } = createTestCore(await open());
    for (const post of posts) expectOk(await core.posts.create(postInput(post)));
    const tagsOf = async (slug: string) => expectOk(await core.posts.get(owner, slug)).post?.tags;
    const browse = async (tag: string, page = 1) => {
      const { posts = [], ...found } = expectOk(await core.tags.browse(tag, { page, limit: 2 }));
      return { ...found, slugs: posts.map(({ slug }) => slug) };
    };
    return { core, tagsOf, browse };
  };

  test('tags are counted by slug, and named as most published posts spell them', async () => {
    const hidden = { tags: ['politica', 'POLITICA', 'Peña'], status: 'draft' as const };
    const { core } = await prepare([
      { slug: 'a', tags: ['Política', 'x', 'pena'] },
      { slug: 'b', tags: ['politica'] },
      { slug: 'e', tags: ['politica'] },
      { slug: 'c', ...hidden },
      { slug: 'f', ...hidden },
      { slug: 'd', tags: ['gone'] },
    ]);
    expectOk(await core.posts.remove('d'));
    expect(await core.tags.list()).toEqual([
      { tag: 'pena', name: 'pena', published: 1, drafts: 2 },
      { tag: 'politica', name: 'politica', published: 3, drafts: 2 },
      { tag: 'x', name: 'x', published: 1, drafts: 0 },
    ]);
  });

  test('a tag lists its published posts, newest first', async () => {
    const { browse, core } = await prepare([
      { slug: 'a', tags: ['t'], date: '2024-01-01' },
      { slug: 'b', tags: ['t'], date: '2025-01-01' },
      { slug: 'c', tags: ['t'], date: '2026-01-01' },
      { slug: 'd', tags: ['t', 'secret'], date: '2026-02-01', status: 'draft' },
    ]);
    expect(await browse('t')).toMatchObject({ tag: { name: 't', published: 3 }, slugs: ['c', 'b'] });
    expect((await browse('t', 2)).slugs).toEqual(['a']);
    for (const tag of ['secret', 'none', '']) {
      expect(await core.tags.browse(tag, { page: 1, limit: 2 })).toMatchObject({
        failure: { code: 'tag_not_found' },
      });
    }
  });

  test('a tag is renamed in all posts, including drafts, and its former URL redirects', async () => {
    const { core, tagsOf, browse } = await prepare([
      ...Array.from({ length: 10 }, (_, at) => ({ slug: `p${at}`, tags: ['first', 'Speachs'] })),
      { slug: 'draft', tags: ['speachs', 'last'], status: 'draft' as const },
    ]);
    expect(expectOk(await core.tags.rename('speachs', ' Speeches '))).toEqual({
      tag: 'speeches',
      name: 'Speeches',
      posts: 11,
    });
    expect([await tagsOf('p9'), await tagsOf('draft')]).toEqual([
      ['first', 'Speeches'],
      ['Speeches', 'last'],
    ]);
    expect((await core.posts.search('speeches', 20)).total).toBe(11);
    expect((await core.posts.search('speachs', 20)).total).toBe(0);
    expect(await core.posts.update('p1', { version: 1, title: 'Stale' })).toMatchObject({
      failure: { code: 'changed_elsewhere' },
    });
    expect(await browse('speachs')).toMatchObject({ movedTo: 'speeches' });
    expectOk(await core.tags.rename('speeches', 'Talks'));
    expect(await browse('speachs')).toMatchObject({ movedTo: 'talks' });
    expect(await browse('speeches')).toMatchObject({ movedTo: 'talks' });
    const { events } = await core.audit.list({ limit: 3 });
    expect(events.filter(({ name }) => name === 'tag_renamed')).toMatchObject([
      { what: { slug: 'talks', former_slug: 'speeches', posts: 11 } },
      { what: { slug: 'speeches', former_slug: 'speachs', posts: 11 } },
    ]);
    expectOk(await core.tags.rename('last', 'first'));
    expect((await core.tags.browse('last', { page: 1, limit: 1 })).ok).toBe(false);
  });

  test('a tag renamed to an existing one is merged with it, and appears once per post', async () => {
    const { core, tagsOf } = await prepare([
      { slug: 'a', tags: ['Talk', 'z', 'Speeches'] },
      { slug: 'b', tags: ['talk'] },
      { slug: 'c', tags: ['Speeches'] },
    ]);
    expect(expectOk(await core.tags.rename('talk', 'speeches'))).toEqual({
      tag: 'speeches',
      name: 'Speeches',
      posts: 2,
    });
    expect([await tagsOf('a'), await tagsOf('b')]).toEqual([['Speeches', 'z'], ['Speeches']]);
    expect(await core.tags.list()).toMatchObject([
      { tag: 'speeches', published: 3 },
      { tag: 'z', published: 1 },
    ]);
  });

  test('a tag can’t be renamed to an invalid name', async () => {
    const { core } = await prepare([{ tags: ['t'] }]);
    for (const [tag, name, code] of [
      ['t', '  ', 'tag_invalid'],
      ['t', 'a, b', 'tag_invalid'],
      ['none', 'a', 'tag_not_found'],
    ] as const) {
      expect(await core.tags.rename(tag, name)).toEqual({ ok: false, failure: { code } });
    }
  });
});

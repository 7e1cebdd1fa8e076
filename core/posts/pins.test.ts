import { expect, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import type { Core } from '../core.ts';

const listed = async (core: Core, range: Parameters<Core['posts']['browse']>[0]) =>
  (await core.posts.browse(range)).posts.map(({ slug }) => slug);
const en = { page: 1, limit: 10, locale: 'en' } as const;

eachDialect('the pinned post', (open) => {
  const fill = async (count: number) => {
    const { core, clock } = createTestCore(await open());
    for (let at = 1; at <= count; at += 1) {
      const date = `20${String(10 + (at % 3))}-01-${String(at).padStart(2, '0')}`;
      expectOk(await core.posts.create(postInput({ slug: `p-${at}`, title: `P ${at}`, date })));
    }
    return { core, clock };
  };

  test('the pinned post is first on the first page, and every post is listed once, whatever the page size', async () => {
    const { core } = await fill(13);
    const byDate = await listed(core, { ...en, limit: 20 });
    for (const slug of [byDate[0], byDate[5], byDate[12]] as string[]) {
      expectOk(await core.posts.pin(slug));
      const expected = [slug, ...byDate.filter((other) => other !== slug)];
      for (const limit of [1, 2, 5, 12, 13, 20]) {
        const pages: string[] = [];
        for (let page = 1; page <= Math.ceil(13 / limit) + 1; page += 1)
          pages.push(...(await listed(core, { ...en, page, limit })));
        expect(pages).toEqual(expected);
        expect((await core.posts.browse({ ...en, limit })).total).toBe(13);
      }
    }
    const { pinned, posts } = await core.posts.browse(en);
    expect(posts[0]?.id).toBe(pinned);
    expect((await core.posts.browse({ ...en, page: 2, limit: 5 })).pinned).toBeNull();
  });

  test('pinning a post replaces the former pinned post and returns it', async () => {
    const { core } = await fill(3);
    expect(expectOk(await core.posts.pin('p-1')).replaced).toBeNull();
    expect(expectOk(await core.posts.pin('p-2')).replaced).toMatchObject({ slug: 'p-1' });
    expect(expectOk(await core.posts.pin('p-2')).replaced).toBeNull();
    expect(await core.posts.pinned()).toMatchObject({ slug: 'p-2' });
    // Unpinning another post leaves the pinned one in place.
    expectOk(await core.posts.unpin('p-1'));
    expect((await listed(core, en))[0]).toBe('p-2');
    expectOk(await core.posts.unpin('p-2'));
    expect(await core.posts.pinned()).toBeNull();
    expect((await core.posts.browse(en)).pinned).toBeNull();
    for (const change of [core.posts.pin, core.posts.unpin])
      expect(await change('none')).toEqual({ ok: false, failure: { code: 'post_not_found' } });
    expect(
      (await core.audit.list({ limit: 50 })).events
        .map(({ name, what }) => [name, what.slug, what.other_slug])
        .slice(0, 3),
    ).toEqual([
      ['post_unpinned', 'p-2', undefined],
      ['post_pinned', 'p-2', 'p-1'],
      ['post_pinned', 'p-1', undefined],
    ]);
  });

  test('visitors see the pinned post in their language, or the original if it has no translation', async () => {
    const { core } = await fill(3);
    expectOk(await core.posts.create(postInput({ slug: 'carta', language: 'es', date: '2009-01-01' })));
    expectOk(await core.posts.create(postInput({ slug: 'letter', date: '2009-01-02' })));
    const first = async () => [(await listed(core, en))[0], (await listed(core, { ...en, locale: 'es' }))[0]];
    expectOk(await core.posts.pin('letter'));
    expect(await first()).toEqual(['letter', 'letter']);
    expectOk(await core.translations.pair('letter', 'carta'));
    expect(await first()).toEqual(['letter', 'carta']);
    expect(await listed(core, { ...en, locale: 'es' })).toHaveLength(4);
    expectOk(await core.posts.update('carta', { status: 'draft' }));
    expect(await first()).toEqual(['letter', 'letter']);
    expectOk(await core.posts.update('carta', { status: 'published' }));
    // Both translations count as one pinned post.
    expect(expectOk(await core.posts.pin('carta')).replaced).toBeNull();
    expectOk(await core.posts.unpin('carta'));
    expect(await core.posts.pinned()).toBeNull();
  });

  test('a pinned post is hidden while unpublished or deleted, and pinned again when restored', async () => {
    const { core } = await fill(3);
    const { id } = expectOk(await core.posts.pin('p-1')).post;
    const pinned = async () => (await core.posts.browse(en)).pinned;
    expect(await pinned()).toBe(id);
    expectOk(await core.posts.update('p-1', { status: 'draft' }));
    expect(await pinned()).toBeNull();
    expect(await core.posts.pinned()).toMatchObject({ slug: 'p-1', status: 'draft' });
    expectOk(await core.posts.update('p-1', { status: 'published', slug: 'moved' }));
    expect(await pinned()).toBe(id);
    expectOk(await core.posts.remove('moved'));
    expect([await pinned(), await core.posts.pinned()]).toEqual([null, null]);
    expectOk(await core.posts.restore(id));
    expect(await pinned()).toBe(id);
  });
});

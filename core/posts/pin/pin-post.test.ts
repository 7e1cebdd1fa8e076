import { expect, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../../../test/create-test-core.ts';
import { eachDialect } from '../../../test/each-dialect.ts';
import type { Core } from '../../core.ts';

const listed = async (core: Core, range: Parameters<Core['posts']['browse']>[0]) =>
  (await core.posts.browse(range)).posts.map(({ slug }) => slug);
const en = { page: 1, limit: 10, locale: 'en' } as const;

eachDialect('the pinned article', (open) => {
  const fill = async (count: number) => {
    const { core, clock } = createTestCore(await open());
    for (let at = 1; at <= count; at += 1) {
      const date = `20${String(10 + (at % 3))}-01-${String(at).padStart(2, '0')}`;
      expectOk(await core.posts.create(postInput({ slug: `p-${at}`, title: `P ${at}`, date })));
    }
    return { core, clock };
  };

  test('stands first on the first page, and each article once over all pages, whatever their length', async () => {
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

  test('keeps its place by date in its year, in feeds, and beside its neighbours', async () => {
    const { core } = await fill(9);
    const range = { ...en, year: '2011' };
    const before = await listed(core, range);
    const feed = (await core.posts.list({ owner: false }, en)).map(({ slug }) => slug);
    const oldest = before.at(-1) ?? '';
    expectOk(await core.posts.pin(oldest));
    expect(await listed(core, range)).toEqual(before);
    expect((await core.posts.browse(range)).pinned).toBeNull();
    expect((await core.posts.list({ owner: false }, en)).map(({ slug }) => slug)).toEqual(feed);
    expect((await listed(core, en))[0]).toBe(oldest);
  });

  test('is one: another takes its place, and is told which it replaced', async () => {
    const { core } = await fill(3);
    expect(expectOk(await core.posts.pin('p-1')).replaced).toBeNull();
    expect(expectOk(await core.posts.pin('p-2')).replaced).toMatchObject({ slug: 'p-1' });
    expect(expectOk(await core.posts.pin('p-2')).replaced).toBeNull();
    expect(await core.posts.pinned()).toMatchObject({ slug: 'p-2' });
    // What is not pinned is not taken down, nor what is in its place.
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

  test('is shown in the reader’s language, and to readers of the other where there is no translation', async () => {
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
    // It is the article that is pinned, whichever of its two posts is named.
    expect(expectOk(await core.posts.pin('carta')).replaced).toBeNull();
    expectOk(await core.posts.unpin('carta'));
    expect(await core.posts.pinned()).toBeNull();
  });

  test('waits for what can’t be seen, and comes back with it', async () => {
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

  test('is one, also where many are pinned, taken down and moved at once', async () => {
    const { core } = await fill(6);
    const before = await listed(core, en);
    const changes = before.flatMap((slug, at) => [
      core.posts.pin(slug),
      at % 2 === 0 ? core.posts.unpin(slug) : core.posts.update(slug, { excerpt: `Of ${slug}` }),
    ]);
    for (const done of await Promise.all(changes)) expect(done.ok).toBe(true);
    expectOk(await core.posts.pin(before[3] ?? ''));
    expect(await listed(core, en)).toEqual([before[3], ...before.filter((_, at) => at !== 3)]);
  });

  test('changes no post: its version, its history and the time of its change stay', async () => {
    const { core, clock } = await fill(1);
    const { post: before } = expectOk(await core.posts.get({ owner: true }, 'p-1'));
    clock.advance(60_000);
    expectOk(await core.posts.pin('p-1'));
    expectOk(await core.posts.unpin('p-1'));
    expect(expectOk(await core.posts.get({ owner: true }, 'p-1')).post).toEqual(before);
    expect(expectOk(await core.posts.revisions('p-1'))).toHaveLength(1);
  });

  test('is shown without its translation while that is deleted, and a draft pair is shown to nobody', async () => {
    const { core } = await fill(2);
    expectOk(await core.posts.create(postInput({ slug: 'carta', language: 'es', date: '2009-01-01' })));
    expectOk(await core.translations.pair('p-1', 'carta'));
    expectOk(await core.posts.pin('carta'));
    const first = async (locale: 'en' | 'es') => (await listed(core, { ...en, locale }))[0];
    expect([await first('en'), await first('es')]).toEqual(['p-1', 'carta']);
    expectOk(await core.posts.remove('p-1'));
    expect([await first('en'), await first('es')]).toEqual(['carta', 'carta']);
    expectOk(await core.posts.update('carta', { status: 'draft' }));
    expect([await first('en'), await first('es')]).toEqual(['p-2', 'p-2']);
    expect((await core.posts.browse(en)).pinned).toBeNull();
  });
});

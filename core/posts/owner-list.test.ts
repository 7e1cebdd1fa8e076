import { expect, test } from 'vitest';
import { fillPosts } from '../../bench/fill-posts.ts';
import type { PostFilter, PostInput } from '../../shared/post.ts';
import { createTestCore, expectOk, postInput, type TestCore } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { listOwnPlaces } from './owner-list.ts';

const full = { excerpt: 'In short.', cover: '/cover.jpg' };

async function write({ core, clock }: TestCore, posts: Partial<PostInput>[]) {
  for (const post of posts) {
    clock.advance(1000);
    expectOk(await core.posts.create(postInput({ ...full, ...post })));
  }
}

/** Returns the slugs on each page of the list. */
async function allPages({ core }: TestCore, filter: PostFilter, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  for (let after: string | undefined; ; ) {
    const page = await core.posts.listOwn(filter, { after, limit });
    pages.push(page.posts.map(({ slug }) => slug));
    if (page.next === null) return pages;
    after = page.next;
  }
}

bothDialects('the owner’s post list', (open) => {
  const prepare = async () => {
    const site = createTestCore(await open());
    await write(site, [
      { slug: 'a', date: '2024-05-01', tags: ['Speeches'], status: 'draft', excerpt: null },
      { slug: 'b', date: '2025-05-01', tags: ['speeches', 'Notes'], language: 'es' },
      { slug: 'c', date: '2025-12-31T23:30:00-05:00', cover: null, html: '<p>Of bees.</p>' },
      { slug: 'd', date: '2026-01-01', language: 'es', status: 'draft', html: '<p>Of bees.</p>' },
    ]);
    const list = async (filter: PostFilter) => (await allPages(site, filter, 50)).flat();
    return { ...site, list };
  };

  test('the post list is filtered by status, language, year, tag, missing fields and words, also combined', async () => {
    const { list } = await prepare();
    expect(await list({})).toEqual(['c', 'd', 'b', 'a']);
    expect(await list({ status: 'draft' })).toEqual(['d', 'a']);
    expect(await list({ status: 'published' })).toEqual(['c', 'b']);
    expect(await list({ language: 'es' })).toEqual(['d', 'b']);
    expect(await list({ year: '2025' })).toEqual(['c', 'b']);
    expect(await list({ tag: 'speeches' })).toEqual(['b', 'a']);
    expect(await list({ missing: 'excerpt' })).toEqual(['a']);
    expect(await list({ missing: 'cover' })).toEqual(['c']);
    expect(await list({ missing: 'es' })).toEqual(['c', 'a']);
    expect(await list({ missing: 'en', tag: 'notes' })).toEqual(['b']);
    expect(await list({ q: 'bees' })).toEqual(['c', 'd']);
    expect(await list({ q: 'bees', status: 'draft', language: 'es', year: '2026' })).toEqual(['d']);
    expect(await list({ q: 'speeches', tag: 'notes' })).toEqual(['b']);
    expect(await list({ tag: 'speeches', status: 'draft', year: '2024', missing: 'excerpt' })).toEqual(['a']);
    expect(await list({ tag: 'speeches', missing: 'cover' })).toEqual([]);
    expect(await list({ q: '!!' })).toEqual([]);
  });

  test('the filter for missing translations excludes linked posts', async () => {
    const { core, list } = await prepare();
    expectOk(await core.translations.pair('c', 'b'));
    expect([await list({ missing: 'es' }), await list({ missing: 'en' })]).toEqual([['a'], ['d']]);
    const missingOf = async (filter: PostFilter) =>
      (await core.posts.listOwn(filter, { limit: 9 })).posts.map(({ slug, missing }) => [slug, missing]);
    expect(await missingOf({ year: '2025' })).toEqual([
      ['c', ['cover']],
      ['b', []],
    ]);
    expectOk(await core.posts.remove('b'));
    expect(await list({ missing: 'es', q: 'bees' })).toEqual(['c']);
    expect(await missingOf({ year: '2025' })).toEqual([['c', ['cover', 'es']]]);
  });

  test('the post list is sorted by date or last change, in both directions', async () => {
    const { core, clock, list } = await prepare();
    clock.advance(1000);
    expectOk(await core.posts.update('a', { title: 'Changed' }));
    expect(await list({ sort: 'oldest' })).toEqual(['a', 'b', 'd', 'c']);
    expect(await list({ sort: 'changed' })).toEqual(['a', 'd', 'c', 'b']);
    expect(await list({ sort: 'unchanged' })).toEqual(['b', 'c', 'd', 'a']);
    expect(await list({ sort: 'changed', tag: 'speeches' })).toEqual(['a', 'b']);
    expect(await list({ sort: 'unchanged', year: '2025' })).toEqual(['b', 'c']);
  });

  test('the post list shows tags, version, missing fields and total counts', async () => {
    const { core } = await prepare();
    const { posts, ...counts } = await core.posts.listOwn({ tag: 'speeches' }, { limit: 1 });
    expect(posts).toMatchObject([{ slug: 'b', version: 1, tags: ['speeches', 'Notes'], missing: ['en'] }]);
    expect(counts).toMatchObject({ published: 2, drafts: 2, years: ['2026', '2025', '2024'] });
    const [first] = (await core.posts.listOwn({ missing: 'excerpt' }, { limit: 1 })).posts;
    expect(first).toMatchObject({ slug: 'a', missing: ['excerpt', 'es'] });
    expect(first).not.toHaveProperty('html');
  });

  test('the post list reflects changed, deleted and restored posts immediately', async () => {
    const { core, list } = await prepare();
    expectOk(await core.posts.update('b', { tags: ['Other'], status: 'draft' }));
    expect([await list({ tag: 'speeches' }), await list({ tag: 'other', status: 'draft' })]).toEqual([
      ['a'],
      ['b'],
    ]);
    const { id } = expectOk(await core.posts.remove('a'));
    expect([await list({ tag: 'speeches' }), await list({ missing: 'excerpt' })]).toEqual([[], []]);
    expectOk(await core.posts.restore(id));
    expect(await list({ tag: 'speeches' })).toEqual(['a']);
  });

  test('the pages of the post list contain every post once, whatever the order', async () => {
    const db = await open();
    await fillPosts(db, 300);
    const site = createTestCore(db);
    const all = await db.kysely.selectFrom('posts').select(['slug', 'status', 'language', 'html']).execute();
    const wanted = (isWanted: (post: (typeof all)[number]) => boolean) =>
      all
        .filter(isWanted)
        .map(({ slug }) => slug)
        .sort();
    for (const sort of ['newest', 'oldest', 'changed', 'unchanged'] as const) {
      const pages = await allPages(site, { sort, language: 'es' }, 7);
      expect(pages.slice(0, -1).every((page) => page.length === 7)).toBe(true);
      expect(pages.flat().sort()).toEqual(wanted(({ language }) => language === 'es'));
    }
    const found = await allPages(site, { q: 'silencio', status: 'draft' }, 2);
    expect(found.flat().sort()).toEqual(
      wanted(({ status, html }) => status === 'draft' && /silencio/i.test(html)),
    );
    expect(found.length).toBeGreaterThan(1);
  });

  test('the tag filter returns the same posts for common and rare tags', async () => {
    const db = await open();
    await fillPosts(db, 300);
    const range = { after: undefined, limit: 300 };
    for (const filter of [
      { tag: 'the' },
      { tag: 'the', sort: 'unchanged', language: 'en' },
      { tag: 'la', status: 'published', sort: 'oldest' },
      { tag: 'la', year: '2015', sort: 'changed' },
    ] as const) {
      const few = await listOwnPlaces(db.kysely, filter, range);
      expect(await listOwnPlaces(db.kysely, filter, range, 0)).toEqual(few);
      const rest = { after: few[1], limit: 4 };
      expect(await listOwnPlaces(db.kysely, filter, rest, 0)).toEqual(few.slice(2, 6));
      if (!('year' in filter)) expect(few.length).toBeGreaterThan(0);
    }
  });
});

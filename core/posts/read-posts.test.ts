import { expect, test } from 'vitest';
import type { PostInput } from '../../shared/post.ts';
import { collected } from '../../test/collected.ts';
import {
  createTestCore,
  expectOk,
  owner,
  postInput,
  type TestCore,
  visitor,
} from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { seedSamples } from '../samples/seed-samples.ts';
import { purgeDeletedPosts } from './change-posts.ts';

const day = 24 * 60 * 60 * 1000;

async function publish({ core }: TestCore, posts: { slug: string; date: string; draft?: boolean }[]) {
  for (const { slug, date, draft } of posts) {
    expectOk(await core.posts.create(postInput({ slug, date, status: draft ? 'draft' : 'published' })));
  }
}

const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

async function addresses({ core }: TestCore, range: { page: number; limit: number }) {
  const { batches, total } = await core.posts.addresses(range);
  return { posts: (await collected(batches)).flat(), total };
}

bothDialects('listing post URLs', (open) => {
  test('the list of post URLs has published posts, newest first, with the last change and a total', async () => {
    const site = createTestCore(await open());
    await publish(site, [
      { slug: 'old', date: '2019-12-31' },
      { slug: 'new', date: '2026-01-02' },
      { slug: 'draft', date: '2026-01-03', draft: true },
      { slug: 'gone', date: '2026-01-04' },
    ]);
    expectOk(await site.core.posts.remove('gone'));
    site.clock.advance(day);
    expectOk(await site.core.posts.update('old', { title: 'Changed' }));
    expect(await addresses(site, { page: 1, limit: 10 })).toEqual({
      posts: [
        { slug: 'new', language: 'en', updated_at: '2026-03-01T12:00:00.000Z' },
        { slug: 'old', language: 'en', updated_at: '2026-03-02T12:00:00.000Z' },
      ],
      total: 2,
    });
  });
});

bothDialects('listing posts', (open) => {
  test('posts are listed newest first, comparing dates and timestamps across time zones', async () => {
    const site = createTestCore(await open());
    await publish(site, [
      { slug: 'noon', date: '2026-01-02T12:00:00Z' },
      { slug: 'old', date: '2019-12-31' },
      { slug: 'day', date: '2026-01-02' },
      { slug: 'east', date: '2026-01-02T13:30:00+02:00' },
    ]);
    expect(slugs(await site.core.posts.list(visitor, { page: 1, limit: 10 }))).toEqual([
      'noon',
      'east',
      'day',
      'old',
    ]);
  });

  test('drafts are listed for the owner only, and deleted posts for nobody', async () => {
    const site = createTestCore(await open());
    await publish(site, [
      { slug: 'open', date: '2026-01-01' },
      { slug: 'draft', date: '2026-01-02', draft: true },
      { slug: 'gone', date: '2026-01-03' },
    ]);
    await site.core.posts.remove('gone');
    expect(slugs(await site.core.posts.list(visitor, { page: 1, limit: 10 }))).toEqual(['open']);
    expect(slugs(await site.core.posts.list(owner, { page: 1, limit: 10 }))).toEqual(['draft', 'open']);
    const browsed = await site.core.posts.browse({ page: 1, limit: 10 });
    expect([slugs(browsed.posts), browsed.total, browsed.years]).toEqual([['open'], 1, ['2026']]);
  });

  test('pages of posts with the same date contain every post once', async () => {
    const site = createTestCore(await open());
    const all = Array.from({ length: 7 }, (_, index) => ({ slug: `p${index}`, date: '2026-01-01' }));
    await publish(site, all);
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await site.core.posts.list(visitor, { page, limit: 3 }));
    expect(pages.map((posts) => posts.length)).toEqual([3, 3, 1, 0]);
    expect(slugs(pages.flat()).sort()).toEqual(slugs(all));
  });

  test('posts of a year are selected by their local date, and all years are returned', async () => {
    const site = createTestCore(await open());
    await publish(site, [
      { slug: 'eve', date: '2024-12-31T23:30:00-05:00' },
      { slug: 'new-year', date: '2025-01-01' },
      { slug: 'later', date: '2026-06-01' },
    ]);
    const browsed = await site.core.posts.browse({ page: 1, limit: 10, year: '2024' });
    expect(slugs(browsed.posts)).toEqual(['eve']);
    expect(browsed.total).toBe(1);
    expect(browsed.years).toEqual(['2026', '2025', '2024']);
    expect(await site.core.posts.browse({ page: 1, limit: 10, year: '1999' })).toMatchObject({
      posts: [],
      total: 0,
    });
  });

  test('a listed post has its excerpt, or the beginning of its text', async () => {
    const site = createTestCore(await open());
    const html = `<h2>Heading</h2><p>${'Word '.repeat(200)}</p>`;
    await site.core.posts.create(postInput({ slug: 'with', date: '2026-01-02', html, excerpt: 'In short.' }));
    await site.core.posts.create(postInput({ slug: 'without', date: '2026-01-01', html }));
    const { posts } = await site.core.posts.browse({ page: 1, limit: 10 });
    expect(posts.map(({ excerpt }) => excerpt)).toEqual(['In short.', null]);
    expect(posts[0]?.summary).toBe('In short.');
    expect(posts[1]?.summary).toMatch(/^Word Word .*…$/);
    expect(posts[1]).not.toHaveProperty('html');
    expectOk(await site.core.posts.update('with', { excerpt: 'Else.', tags: ['two'] }));
    const [again] = (await site.core.posts.browse({ page: 1, limit: 1 })).posts;
    expect(again).toMatchObject({ summary: 'Else.', tags: ['two'] });
  });
});

bothDialects('related posts', (open) => {
  test('related posts share the most tags, then are the newest, and are published in the same language', async () => {
    const { core } = createTestCore(await open());
    const write = async (slug: string, date: string, more: Partial<PostInput> = {}) =>
      expectOk(await core.posts.create(postInput({ slug, date, status: 'published', ...more })));
    const post = await write('post', '2026-03-01', { tags: ['Speeches', 'Crisis'] });
    await write('old-both', '2019-01-01', { tags: ['crisis', 'speeches'] });
    await write('older-one', '2020-01-01', { tags: ['speeches'] });
    await write('newer-one', '2021-01-01', { tags: ['Crisis'] });
    await write('oldest-one', '2018-01-01', { tags: ['speeches'] });
    await write('draft', '2026-02-01', { tags: ['speeches', 'crisis'], status: 'draft' });
    await write('sample', '2026-02-01', { tags: ['speeches', 'crisis'] });
    await write('es', '2026-02-01', { tags: ['speeches', 'crisis'], language: 'es' });
    await core.posts.remove('sample');
    const other = await write('other', '2026-02-28', { tags: ['boards'] });
    expect(slugs(await core.posts.related(post))).toEqual(['old-both', 'newer-one', 'older-one']);
    expect(slugs(await core.posts.related(other))).toEqual(['post', 'newer-one', 'older-one']);
    expect(await core.posts.related({ ...post, id: 'new', language: 'es' })).toMatchObject([{ slug: 'es' }]);
  });

  test('hidden samples are never related', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await seedSamples(db, new Date('2026-03-01T12:00Z'));
    const [sample] = await core.posts.list(visitor, { page: 1, limit: 1, language: 'en' });
    if (!sample) throw new Error('no samples');
    expect(await core.posts.related(sample)).toHaveLength(3);
    await core.posts.showSamples(false);
    expect(await core.posts.related(sample)).toEqual([]);
  });
});

bothDialects('sanitizing a stored post', (open) => {
  test('a stored body is sanitized again when it is read', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await core.posts.create(postInput({ slug: 'touched' }));
    await db.kysely
      .updateTable('posts')
      .set({ html: '<p onclick="x()">Text<script>alert(1)</script></p>' })
      .execute();
    expect(expectOk(await core.posts.get(visitor, 'touched')).post?.html).toBe('<p>Text</p>');
    expect((await core.posts.list(visitor, { page: 1, limit: 1 }))[0]?.html).toBe('<p>Text</p>');
  });
});

bothDialects('purging deleted posts', (open) => {
  test('deleted posts are purged after 30 days, with their versions and former slugs', async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    await core.posts.create(postInput({ slug: 'first' }));
    await core.posts.update('first', { slug: 'second' });
    await core.posts.remove('second');
    await core.posts.create(postInput({ slug: 'stays' }));
    clock.advance(30 * day);
    expect(await purgeDeletedPosts(db, clock.now)).toBe(0);
    clock.advance(1);
    expect(await purgeDeletedPosts(db, clock.now)).toBe(1);
    const rows = async (table: 'posts' | 'revisions' | 'old_slugs') =>
      (await db.kysely.selectFrom(table).selectAll().execute()).length;
    expect([await rows('posts'), await rows('revisions'), await rows('old_slugs')]).toEqual([1, 1, 0]);
  });
});

import { expect, test } from 'vitest';
import { createTestCore, expectOk, owner, postInput, visitor } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';

const noon = '2026-03-01T12:00:00.000Z';
const later = (ms: number) => new Date(Date.parse(noon) + ms).toISOString();
const scheduled = (publish_at: string, fields = {}) =>
  postInput({ status: 'scheduled', publish_at, tags: ['Talks'], ...fields });

bothDialects('publishing scheduled posts', (open) => {
  test('a scheduled post goes live once, at its exact time, with that date', async () => {
    const { core, clock } = createTestCore(await open());
    const { slug } = expectOk(await core.posts.create(scheduled(later(60_000))));
    clock.advance(59_999);
    expect(await core.schedule.publishDue()).toEqual({ published: [], held: [], waitMs: 1 });
    expect((await core.posts.get(visitor, slug)).ok).toBe(false);
    clock.advance(1);
    const { published, waitMs } = await core.schedule.publishDue();
    expect(published).toMatchObject([{ slug, publish_at: later(60_000), lateMs: 0 }]);
    expect(waitMs).toBeUndefined();
    const found = expectOk(await core.posts.get(visitor, slug));
    expect(found.post).toMatchObject({
      ...{ status: 'published', publish_at: null, version: 2 },
      ...{ date: '2026-03-01T12:01:00+00:00', updated_at: later(60_000) },
    });
    expect((await core.schedule.publishDue()).published).toEqual([]);
  });

  test('a scheduled post missed during an outage goes live at once, dated at its scheduled time', async () => {
    const { core, clock } = createTestCore(await open());
    const { slug } = expectOk(await core.posts.create(scheduled(later(60_000))));
    clock.advance(3 * 24 * 3_600_000);
    expect((await core.schedule.publishDue()).published).toMatchObject([
      { slug, lateMs: 3 * 24 * 3_600_000 - 60_000 },
    ]);
    expect(expectOk(await core.posts.get(visitor, slug)).post?.date).toBe('2026-03-01T12:01:00+00:00');
  });

  test('a scheduled post is published by only one of several processes', async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    for (let at = 0; at < 30; at += 1)
      expectOk(await core.posts.create(scheduled(later(1000), { title: `Post ${at}` })));
    clock.advance(1000);
    const runs = await Promise.all([1, 2, 3, 4].map(() => core.schedule.publishDue()));
    const slugs = runs.flatMap(({ published }) => published.map(({ slug }) => slug));
    expect(slugs).toHaveLength(30);
    expect(new Set(slugs).size).toBe(30);
    const events = await core.audit.list({ limit: 100, names: ['post_published'] });
    expect(events.events).toHaveLength(30);
    expect((await core.posts.browse({ page: 1, limit: 50 })).total).toBe(30);
  });

  test('the site version is raised when a scheduled post goes live', async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    expectOk(await core.posts.create(scheduled(later(1000))));
    const version = async () =>
      (await db.kysely.selectFrom('site_version').select('version').executeTakeFirstOrThrow()).version;
    const before = await version();
    await core.schedule.publishDue();
    expect(await version()).toBe(before);
    clock.advance(1000);
    await core.schedule.publishDue();
    expect(Number(await version())).toBe(Number(before) + 1);
  });

  test('a scheduled post is hidden from visitors everywhere until it goes live', async () => {
    const { core, clock } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ slug: 'before', date: '2026-02-01' })));
    const { slug } = expectOk(
      await core.posts.create(scheduled(later(60_000), { slug: 'secret', title: 'A secret' })),
    );
    expectOk(await core.posts.update(slug, { slug: 'secret-deal' }));
    const seen = async () => {
      const range = { page: 1, limit: 50 };
      const { batches, total } = await core.posts.addresses(range);
      const addresses: string[] = [];
      for await (const batch of batches) addresses.push(...batch.map((post) => post.slug));
      const before = expectOk(await core.posts.get(visitor, 'before')).post;
      return {
        at: [await core.posts.get(visitor, 'secret'), await core.posts.get(visitor, 'secret-deal')],
        unknown: await core.posts.get(visitor, 'no-such-post'),
        listed: (await core.posts.list(visitor, range)).map((post) => post.slug),
        page: await core.posts.browse(range),
        addresses: [addresses, total],
        related: before && (await core.posts.related(before)),
        tagged: await core.tags.browse('talks', range),
      };
    };
    const before = await seen();
    expect(before.at).toEqual([before.unknown, before.unknown]);
    expect(before).toMatchObject({
      listed: ['before'],
      page: { total: 1, years: ['2026'] },
      addresses: [['before'], 1],
      related: [],
      tagged: { ok: false },
    });
    clock.advance(60_000);
    await core.schedule.publishDue();
    expect(await seen()).toMatchObject({
      at: [{ ok: false }, { ok: true }],
      listed: ['secret-deal', 'before'],
      page: { total: 2 },
      addresses: [['secret-deal', 'before'], 2],
      related: [{ slug: 'secret-deal' }],
      tagged: { ok: true },
    });
  });

  test('a post that went live late is reported for a week, or until it is saved', async () => {
    const { core, clock } = createTestCore(await open());
    for (const slug of ['late', 'saved'])
      expectOk(await core.posts.create(scheduled(later(60_000), { slug })));
    expectOk(await core.posts.create(scheduled(later(5 * 60_000), { slug: 'on-time' })));
    clock.advance(7 * 60_000);
    await core.schedule.publishDue();
    expectOk(await core.posts.update('saved', { title: 'Seen' }));
    expect(await core.schedule.late()).toMatchObject([{ slug: 'late', publish_at: later(60_000) }]);
    clock.advance(7 * 24 * 60 * 60_000);
    expect(await core.schedule.late()).toEqual([]);
  });

  test('a post made a draft, deleted or published early isn’t published on schedule', async () => {
    const { core, clock } = createTestCore(await open());
    for (const slug of ['draft', 'deleted', 'now'])
      expectOk(await core.posts.create(scheduled(later(60_000), { slug })));
    expectOk(await core.posts.update('draft', { status: 'draft' }));
    const { id } = expectOk(await core.posts.remove('deleted'));
    expect(expectOk(await core.posts.update('now', { status: 'published' }))).toMatchObject({
      ...{ publish_at: null, date: '2026-03-01' },
    });
    clock.advance(60_000);
    expect(await core.schedule.publishDue()).toEqual({ published: [], held: [], waitMs: undefined });
    expect(expectOk(await core.posts.restore(id))).toMatchObject({ status: 'draft', publish_at: null });
    expect(await core.posts.list(visitor, { page: 1, limit: 9 })).toHaveLength(1);
  });

  test('a scheduled post is overdue one minute after its time', async () => {
    const { core, clock } = createTestCore(await open());
    expectOk(await core.posts.create(scheduled(later(1000), { slug: 'late' })));
    clock.advance(60_999);
    expect(await core.schedule.overdue()).toEqual([]);
    clock.advance(1);
    expect(await core.schedule.overdue()).toMatchObject([{ slug: 'late', publish_at: later(1000) }]);
    await core.schedule.publishDue();
    expect(await core.schedule.overdue()).toEqual([]);
  });

  test('scheduled posts are counted separately and sorted by their scheduled time', async () => {
    const { core } = createTestCore(await open());
    for (const minutes of [3, 1, 2])
      expectOk(await core.posts.create(scheduled(later(minutes * 60_000), { slug: `in-${minutes}` })));
    expectOk(await core.posts.create(postInput({ slug: 'draft', status: 'draft' })));
    const list = async (filter: Parameters<typeof core.posts.listOwn>[0]) =>
      core.posts.listOwn(filter, { limit: 2 });
    const first = await list({ status: 'scheduled', sort: 'oldest' });
    expect(first).toMatchObject({ published: 0, drafts: 1, scheduled: 3 });
    expect(first.posts.map(({ slug }) => slug)).toEqual(['in-1', 'in-2']);
    expect(first.posts[0]).toMatchObject({ status: 'scheduled', publish_at: later(60_000) });
    const rest = await core.posts.listOwn(
      { status: 'scheduled', sort: 'oldest', tag: 'talks' },
      { after: first.next ?? '', limit: 2 },
    );
    expect(rest.posts.map(({ slug }) => slug)).toEqual(['in-3']);
    expect((await list({ status: 'draft' })).posts.map(({ slug }) => slug)).toEqual(['draft']);
    expect((await core.posts.search('', 9)).posts.filter(({ publish_at }) => publish_at)).toHaveLength(3);
    expect(await core.posts.list(owner, { page: 1, limit: 9 })).toHaveLength(4);
  });
});

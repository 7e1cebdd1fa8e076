import { expect, test } from 'vitest';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { reviewInputSchema } from '../../shared/review.ts';
import { maxNodes } from '../../shared/rich-text/parse-html.ts';
import { createTestCore, expectOk, owner, postInput, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

const publish_at = '2026-03-01T13:00:00.000Z';
const hour = 3_600_000;

eachDialect('holding scheduled posts', (open) => {
  const begin = async (fields: Parameters<typeof postInput>[0] = {}) => {
    const db = await open();
    const site = createTestCore(db);
    const { core, clock } = site;
    const post = expectOk(
      await core.posts.create(
        postInput({ slug: 'a', title: 'With Vexdale', status: 'scheduled', publish_at, ...fields }),
      ),
    );
    clock.advance(1000);
    const guard = async () =>
      expectOk(await core.guard.add(guardedNameInputSchema.parse({ name: 'Vexdale' })));
    const give = async () =>
      expectOk(await core.reviews.create('a', reviewInputSchema.parse({ reader: 'A reader' })));
    const stands = async () => expectOk(await core.posts.get(owner, 'a')).post;
    return { ...site, db, post, guard, give, stands };
  };

  test('a scheduled post with a new confidential name is held as a draft and reported to the owner', async () => {
    const { core, clock, post, guard, stands } = await begin();
    expectOk(await core.posts.create(postInput({ slug: 'b', status: 'scheduled', publish_at })));
    await guard();
    expect(await core.schedule.held()).toEqual([]);
    clock.advance(hour);
    const { published, held, waitMs } = await core.schedule.publishDue();
    expect(published.map(({ slug }) => slug)).toEqual(['b']);
    expect(held).toEqual([{ id: post.id, slug: 'a', publish_at, code: 'names_found' }]);
    expect(waitMs).toBeUndefined();
    expect(await core.posts.get(visitor, 'a')).toMatchObject({ failure: { code: 'post_not_found' } });
    expect(await stands()).toMatchObject({
      status: 'draft',
      publish_at: null,
      version: 2,
      title: post.title,
    });
    expect(await core.schedule.held()).toEqual([
      { id: post.id, slug: 'a', title: post.title, language: 'en', publish_at },
    ]);
    expect(await core.schedule.overdue()).toEqual([]);
    const { events } = await core.audit.list({ limit: 5, names: ['post_held_back'] });
    expect(events).toMatchObject([{ what: { id: post.id, publish_at, held_for: 'names_found' } }]);
    // A post is held only once and isn't retried.
    expect(await core.schedule.publishDue()).toEqual({ published: [], held: [], waitMs: undefined });
  });

  test('the post list shows held posts and updates, with the reason, and counts them', async () => {
    const { core, clock, guard } = await begin();
    expectOk(await core.posts.create(postInput({ slug: 'b' })));
    expectOk(await core.posts.create(postInput({ slug: 'c', status: 'draft' })));
    expectOk(await core.next.save('b', { title: 'Vexdale again', publish_at }));
    await guard();
    clock.advance(hour);
    await core.schedule.publishDue();
    const list = () => core.posts.listOwn({ held: 'yes' }, { limit: 9 });
    const { posts, held, with_next, drafts } = await list();
    expect(posts.map(({ slug, held_for }) => [slug, held_for]).toSorted()).toEqual([
      ['a', 'names_found'],
      ['b', 'names_found'],
    ]);
    expect({ held, with_next, drafts }).toEqual({ held: 2, with_next: 1, drafts: 2 });
    expect((await core.posts.listOwn({ held: 'yes', q: 'vexdale' }, { limit: 9 })).posts).toHaveLength(1);
    expectOk(await core.posts.remove('b'));
    expectOk(await core.posts.update('a', { title: 'Clean' }));
    expect(await list()).toMatchObject({ posts: [], held: 0, with_next: 0, deleted: 1 });
  });

  test('a held post can be published with an override, and is then no longer held', async () => {
    const { core, clock, guard } = await begin();
    await guard();
    clock.advance(hour);
    await core.schedule.publishDue();
    const publish = { status: 'published' } as const;
    expect(await core.posts.update('a', publish)).toMatchObject({
      failure: { code: 'names_found', places: [{ field: 'title' }] },
    });
    expect(await core.schedule.held()).toHaveLength(1);
    expectOk(
      await core.posts.update('a', { ...publish, override: { reason: 'They have named themselves' } }),
    );
    expect(await core.schedule.held()).toEqual([]);
    expect((await core.posts.get(visitor, 'a')).ok).toBe(true);
  });

  test('a held post is reported until it is saved, rescheduled or deleted', async () => {
    for (const end of ['save', 'schedule', 'delete'] as const) {
      const { core, clock, guard } = await begin();
      await guard();
      clock.advance(hour);
      await core.schedule.publishDue();
      expect(await core.schedule.held()).toHaveLength(1);
      const again = { title: 'Clean', status: 'scheduled', publish_at: '2026-03-02T13:00:00Z' } as const;
      if (end === 'save') expectOk(await core.posts.update('a', { title: 'Clean' }));
      if (end === 'schedule') expectOk(await core.posts.update('a', again));
      if (end === 'delete') expectOk(await core.posts.remove('a'));
      expect(await core.schedule.held(), end).toEqual([]);
      clock.advance(24 * hour);
      const published = (await core.schedule.publishDue()).published.map(({ slug }) => slug);
      expect(published, end).toEqual(end === 'schedule' ? ['a'] : []);
    }
  });

  test('a post scheduled with an override is published without being held', async () => {
    const { core, clock, guard } = await begin({ status: 'draft', publish_at: undefined });
    await guard();
    const override = { reason: 'They have named themselves' };
    expectOk(await core.posts.update('a', { status: 'scheduled', publish_at, override }));
    clock.advance(hour);
    expect(await core.schedule.publishDue()).toMatchObject({ published: [{ slug: 'a' }], held: [] });
  });

  test('a scheduled post is held if the confidential names can’t be read', async () => {
    const db = await open();
    const written = createTestCore(db).core;
    expectOk(await written.posts.create(postInput({ slug: 'a', status: 'scheduled', publish_at })));
    expectOk(await written.guard.add(guardedNameInputSchema.parse({ name: 'Vexdale' })));
    await db.kysely.updateTable('guard_names').set({ sealed: 'nothing that opens' }).execute();
    const { core, clock } = createTestCore({ ...db, kysely: db.kysely.withoutPlugins() });
    clock.advance(hour);
    const settled = await core.schedule.publishDue();
    expect([settled.published, settled.held.map(({ code }) => code)]).toEqual([[], ['guard_locked']]);
  });

  test('a scheduled post that can’t be checked is retried with growing delays, and doesn’t delay others', async () => {
    const { core, clock, db, guard } = await begin();
    expectOk(await core.posts.create(postInput({ slug: 'b', status: 'scheduled', publish_at })));
    await guard();
    const write = (html: string) =>
      db.kysely.updateTable('posts').set({ html, title: 'Clean' }).where('slug', '=', 'a').execute();
    await write('<i></i>'.repeat(maxNodes));
    clock.advance(hour);
    for (const [waitMs, published] of [
      [5_000, 1],
      [30_000, 0],
      [300_000, 0],
    ] as const) {
      const done = await core.schedule.publishDue();
      expect([done.waitMs, done.published.length, done.held]).toEqual([waitMs, published, []]);
      expect((await core.schedule.publishDue()).waitMs).toBe(waitMs);
      clock.advance(waitMs);
    }
    expect(await core.schedule.overdue()).toMatchObject([{ slug: 'a', isUnchecked: true }]);
    await write('<p>Short</p>');
    expect((await core.schedule.publishDue()).published).toMatchObject([{ slug: 'a' }]);
  });

  test('a scheduled post sent to a reviewer since is held until it is approved', async () => {
    const { core, clock, give, stands } = await begin();
    const { token } = await give();
    clock.advance(hour);
    expect((await core.schedule.publishDue()).held).toMatchObject([{ slug: 'a', code: 'not_approved' }]);
    expect(await stands()).toMatchObject({ status: 'draft' });
    expectOk(await core.reviews.decide({ token, client: '203.0.113.7' }, { kind: 'approved', line: '' }));
    expectOk(await core.posts.update('a', { status: 'published' }));
    expect(await core.schedule.held()).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { createTestCore, expectOk, owner, postInput, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

eachDialect('bulk actions', (open) => {
  const prepare = async (count = 2, fields: Parameters<typeof postInput>[0] = {}) => {
    const db = await open();
    const { core } = createTestCore(db);
    const posts = [];
    for (let at = 0; at < count; at += 1) {
      posts.push(
        expectOk(await core.posts.create(postInput({ slug: `p${at}`, title: `P${at}`, ...fields }))),
      );
    }
    const named = posts.map(({ id, version }) => ({ id, version }));
    const seen = async () =>
      (await core.posts.list(visitor, { page: 1, limit: 100 })).map(({ slug }) => slug).sort();
    return { db, core, posts, named, seen };
  };

  test('a bulk action publishes or unpublishes posts, each with a version and an activity log entry', async () => {
    const { core, named, seen } = await prepare(20, { status: 'draft' });
    const outcomes = await core.posts.changeMany({ action: 'publish', posts: named });
    expect(outcomes.map((outcome) => outcome.ok && outcome.changed)).toEqual(Array(20).fill(true));
    expect(await seen()).toHaveLength(20);
    expect(expectOk(await core.posts.revisions('p3'))).toHaveLength(2);
    const again = await core.posts.changeMany({
      action: 'unpublish',
      posts: named.map(({ id }) => ({ id })),
    });
    expect(again.every(({ ok }) => ok)).toBe(true);
    expect(await seen()).toEqual([]);
    const { events } = await core.audit.list({ limit: 100 });
    expect(events.filter(({ name }) => name === 'post_published')).toHaveLength(20);
    expect(events.filter(({ name }) => name === 'post_unpublished')).toHaveLength(20);
  });

  test('a bulk action skips changed, deleted and already published posts, and processes the rest', async () => {
    const { core, posts, named, seen } = await prepare(4, { status: 'draft' });
    expectOk(await core.posts.update('p0', { title: 'Newer' }));
    expectOk(await core.posts.remove('p1'));
    const { version } = expectOk(await core.posts.update('p2', { status: 'published' }));
    const third = named.map((post, at) => (at === 2 ? { ...post, version } : post));
    const outcomes = await core.posts.changeMany({ action: 'publish', posts: third });
    expect(outcomes).toEqual([
      { id: posts[0]?.id, ok: false, code: 'changed_elsewhere', title: 'Newer' },
      { id: posts[1]?.id, ok: false, code: 'post_not_found' },
      { id: posts[2]?.id, ok: true, slug: 'p2', title: 'P2', changed: false },
      { id: posts[3]?.id, ok: true, slug: 'p3', title: 'P3', changed: true },
    ]);
    expect(await seen()).toEqual(['p2', 'p3']);
    expect(expectOk(await core.posts.get(owner, 'p2')).post?.version).toBe(version);
  });

  test('a bulk action deletes posts and restores them', async () => {
    const { core, named, seen } = await prepare();
    expect((await core.posts.changeMany({ action: 'delete', posts: named })).every(({ ok }) => ok)).toBe(
      true,
    );
    expect([await seen(), (await core.posts.deleted()).length]).toEqual([[], 2]);
    const ids = named.map(({ id }) => ({ id }));
    const restored = await core.posts.changeMany({ action: 'restore', posts: ids });
    expect(restored).toMatchObject([{ slug: 'p0' }, { slug: 'p1' }]);
    expect(await seen()).toEqual(['p0', 'p1']);
    expect(await core.posts.changeMany({ action: 'restore', posts: ids })).toMatchObject([
      { ok: false, code: 'post_not_found' },
      { ok: false },
    ]);
  });

  test('a bulk action adds and removes tags regardless of case, and updates the search', async () => {
    const { core, named } = await prepare(2, { tags: ['Old', 'kept'] });
    const ids = named.map(({ id }) => ({ id }));
    await core.posts.changeMany({ action: 'add_tags', posts: ids, tags: ['OLD', 'New one'] });
    expect(expectOk(await core.posts.get(owner, 'p0')).post?.tags).toEqual(['Old', 'kept', 'New one']);
    expect((await core.posts.search('new', 10)).total).toBe(2);
    await core.posts.changeMany({ action: 'remove_tags', posts: ids, tags: ['old'] });
    expect(expectOk(await core.posts.get(owner, 'p1')).post?.tags).toEqual(['kept', 'New one']);
    const tags = Array.from({ length: 99 }, (_, at) => `t${at}`);
    expect(await core.posts.changeMany({ action: 'add_tags', posts: ids, tags })).toMatchObject([
      { ok: false, code: 'too_many_tags', title: 'P0' },
      { ok: false },
    ]);
  });
});

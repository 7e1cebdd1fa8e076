import { expect, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { countLivingPosts, countPostsByYear } from './post-counts-store.ts';
import { purgeDeletedPosts } from './restore-post.ts';

eachDialect('the count of posts by year', (open) => {
  test('follows every change of a post, in its transaction', async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    const counts = async () => {
      const years = await countPostsByYear(db.kysely);
      return [await countLivingPosts(db.kysely), ...years.map(({ year, count }) => `${year}: ${count}`)];
    };
    expect(await counts()).toEqual([0]);
    await core.posts.create(postInput({ slug: 'a', date: '2024-05-01' }));
    await core.posts.create(postInput({ slug: 'b', date: '2025-05-01' }));
    await core.posts.create(postInput({ slug: 'c', date: '2025-05-01', status: 'draft' }));
    expect(await counts()).toEqual([3, '2025: 1', '2024: 1']);
    await core.posts.update('c', { status: 'published' });
    expect(await counts()).toEqual([3, '2025: 2', '2024: 1']);
    await core.posts.update('a', { date: '2025-12-31', title: 'Moved' });
    expect(await counts()).toEqual([3, '2025: 3']);
    const { id } = expectOk(await core.posts.remove('b'));
    expect(await counts()).toEqual([2, '2025: 2']);
    await core.posts.restore(id);
    await core.posts.remove('a');
    expect(await counts()).toEqual([2, '2025: 2']);
    clock.advance(31 * 24 * 60 * 60 * 1000);
    expect(await purgeDeletedPosts(db, clock.now)).toBe(1);
    expect(await counts()).toEqual([2, '2025: 2']);
    expect(await core.posts.update('c', { slug: 'b' })).toMatchObject({ ok: false });
    expect(await counts()).toEqual([2, '2025: 2']);
  });
});

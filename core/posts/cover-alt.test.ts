import { expect, test } from 'vitest';
import { createTestCore, expectOk, postInput, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

const cover = '/quay.jpg';
const cover_alt = 'A quay & <boats>';

eachDialect('what a cover shows', (open) => {
  test('is saved with it, is in lists, and stays until something else is said of it', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ slug: 'one', cover, cover_alt })));
    expectOk(await core.posts.update('one', { title: 'Another' }));
    expect(expectOk(await core.posts.update('one', { cover })).cover_alt).toBe(cover_alt);
    expect(expectOk(await core.posts.get(visitor, 'one')).post?.cover_alt).toBe(cover_alt);
    const [summary] = (await core.posts.browse({ page: 1, limit: 1 })).posts;
    expect(summary).toMatchObject({ cover, cover_alt });
    expect(expectOk(await core.posts.update('one', { cover_alt: 'Boats' })).cover_alt).toBe('Boats');
    expect(expectOk(await core.posts.update('one', { cover_alt: null })).cover_alt).toBeNull();
  });

  test('goes with the cover: another has its own words, none has none', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ slug: 'one', cover, cover_alt })));
    expect(expectOk(await core.posts.update('one', { cover: '/other.jpg' })).cover_alt).toBeNull();
    expect(expectOk(await core.posts.update('one', { cover, cover_alt })).cover_alt).toBe(cover_alt);
    expect(expectOk(await core.posts.update('one', { cover: null, cover_alt })).cover_alt).toBeNull();
    expect(expectOk(await core.posts.update('one', { cover_alt })).cover_alt).toBeNull();
    expect(expectOk(await core.posts.create(postInput({ cover_alt }))).cover_alt).toBeNull();
  });

  test('comes back with an earlier version, and from the trash', async () => {
    const { core } = createTestCore(await open());
    const { id } = expectOk(await core.posts.create(postInput({ slug: 'one', cover, cover_alt })));
    expectOk(await core.posts.update('one', { cover: null }));
    expect(expectOk(await core.posts.restoreRevision('one', 1))).toMatchObject({ cover, cover_alt });
    expectOk(await core.posts.remove('one'));
    expect(expectOk(await core.posts.restore(id)).cover_alt).toBe(cover_alt);
  });
});

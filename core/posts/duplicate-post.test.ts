import { expect, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

eachDialect('duplicating a post', (open) => {
  test('a duplicate is a draft, and the search finds it immediately', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ slug: 'one', title: 'One', html: '<p>Unmistakable</p>' })));
    const copy = expectOk(await core.posts.copy('one'));
    expect((await core.posts.search('unmistakable', 10)).posts.map(({ slug }) => slug).sort()).toEqual([
      'copy-of-one',
      'one',
    ]);
    const { posts, published, drafts } = await core.posts.listOwn({}, { limit: 10 });
    expect([posts.length, published, drafts]).toEqual([2, 1, 1]);
    expect(expectOk(await core.posts.copy(copy.slug))).toMatchObject({ title: 'Copy of Copy of One' });
  });

  test('a deleted post or a former slug can’t be duplicated', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ slug: 'one' })));
    expectOk(await core.posts.update('one', { slug: 'two' }));
    expect(await core.posts.copy('one')).toEqual({ ok: false, failure: { code: 'post_not_found' } });
    expectOk(await core.posts.remove('two'));
    expect(await core.posts.copy('two')).toEqual({ ok: false, failure: { code: 'post_not_found' } });
  });

  test('a repeated key returns the first duplicate’s slug, even if the original has changed', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ slug: 'one', title: 'One' })));
    const first = expectOk(await core.posts.copy('one', 'key'));
    expectOk(await core.posts.update('one', { html: '<p>Another text</p>' }));
    expect(await core.posts.copy('one', 'key')).toEqual({
      ok: false,
      failure: { code: 'key_used', slug: first.slug },
    });
    expectOk(await core.posts.remove(first.slug));
    expect(await core.posts.copy('one', 'key')).toEqual({ ok: false, failure: { code: 'post_not_found' } });
    expectOk(await core.posts.copy('one', 'another'));
  });
});

import { expect, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

eachDialect('a copy of a post', (open) => {
  test('is found by its words at once, and counted as a draft', async () => {
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

  test('is not made of what was deleted, nor of a former address', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ slug: 'one' })));
    expectOk(await core.posts.update('one', { slug: 'two' }));
    expect(await core.posts.copy('one')).toEqual({ ok: false, failure: { code: 'post_not_found' } });
    expectOk(await core.posts.remove('two'));
    expect(await core.posts.copy('two')).toEqual({ ok: false, failure: { code: 'post_not_found' } });
  });

  test('with a key is not another text: changed since, the first copy is named', async () => {
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

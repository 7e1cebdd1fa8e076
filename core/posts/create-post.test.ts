import { expect, test } from 'vitest';
import type { PostInput } from '../../shared/post.ts';
import { createTestCore, expectOk, owner, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

eachDialect('creating a post with an idempotency key', (open) => {
  const key = 'a-key-made-by-the-sender';

  test('a post sent repeatedly with the same key is created once', async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    const input = postInput({ tags: ['one'], excerpt: 'Short.', slug: 'Kept Once' });
    const first = expectOk(await core.posts.create(input, key));
    const version = db.siteVersion();
    clock.advance(3 * 24 * 60 * 60 * 1000);
    expect(expectOk(await core.posts.create(input, key))).toEqual(first);
    expect(await core.posts.list(owner, { page: 1, limit: 10 })).toEqual([first]);
    // Nothing changed for visitors, so the page cache stays valid.
    expect(db.siteVersion()).toBe(version);
  });

  test('a post sent several times at once with the same key is created once', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const slugs = [undefined, 'asked-for'];
    for (const slug of slugs) {
      const sent = Array.from({ length: 10 }, () => core.posts.create(postInput({ slug }), `${key} ${slug}`));
      const saved = (await Promise.all(sent)).map(expectOk);
      expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    }
    expect(await core.posts.list(owner, { page: 1, limit: 20 })).toHaveLength(slugs.length);
  });

  test('a repeated key returns the post in its current state', async () => {
    const { core } = createTestCore(await open());
    const { slug } = expectOk(await core.posts.create(postInput(), key));
    const changed = expectOk(await core.posts.update(slug, { slug: 'moved', html: '<p>Later.</p>' }));
    expect(expectOk(await core.posts.create(postInput(), key))).toEqual(changed);
  });

  test('a key used for a different post is rejected with that post’s slug', async () => {
    const { core } = createTestCore(await open());
    await core.posts.create(postInput({ slug: 'first', date: '2020-01-01' }), key);
    const others = [
      { title: 'Another' },
      { html: '<p>Another.</p>' },
      { slug: 'second' },
      { date: '2020-01-02' },
      { status: 'draft' },
      { tags: ['new'] },
    ] satisfies Partial<PostInput>[];
    for (const fields of others) {
      const input = postInput({ slug: 'first', date: '2020-01-01', ...fields });
      expect(await core.posts.create(input, key)).toEqual({
        ok: false,
        failure: { code: 'key_used', slug: 'first' },
      });
    }
    expect(await core.posts.list(owner, { page: 1, limit: 10 })).toHaveLength(1);
  });

  test('a repeated key doesn’t restore a deleted post', async () => {
    const { core } = createTestCore(await open());
    const { slug } = expectOk(await core.posts.create(postInput(), key));
    await core.posts.remove(slug);
    expect(await core.posts.create(postInput(), key)).toEqual({
      ok: false,
      failure: { code: 'post_not_found' },
    });
  });
});

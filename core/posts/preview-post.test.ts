import { expect, test } from 'vitest';
import { createTestCore, expectOk, owner, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

eachDialect('previewing a post', (open) => {
  test('a preview shows the post as it would be saved, and saves nothing', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const version = db.siteVersion();
    const input = postInput({ title: 'Cómo empezar', html: '<p onclick="x()">Hi</p><script>1</script>' });
    const post = expectOk(await core.posts.preview(input));
    expect(post).toMatchObject({
      slug: 'como-empezar',
      title: 'Cómo empezar',
      html: '<p>Hi</p>',
      date: '2026-03-01',
      source: 'compose',
    });
    expect(await core.posts.list(owner, { page: 1, limit: 10 })).toEqual([]);
    expect(db.siteVersion()).toBe(version);
    const { id, ...saved } = expectOk(await core.posts.create(input));
    expect(post).toMatchObject(saved);
  });

  test('a preview of an existing post shows its unsaved changes', async () => {
    const { core } = createTestCore(await open());
    const before = expectOk(await core.posts.create(postInput({ title: 'Before', date: '2020-01-01' })));
    const typed = postInput({ title: 'After', html: '<p>New.</p>', date: null, slug: 'After That' });
    const post = expectOk(await core.posts.preview(typed, before.slug));
    expect(post).toMatchObject({ id: before.id, title: 'After', html: '<p>New.</p>', slug: 'after-that' });
    expect(expectOk(await core.posts.get(owner, before.slug)).post).toEqual(before);
  });
});

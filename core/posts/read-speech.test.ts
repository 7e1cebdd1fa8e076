import { expect, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

eachDialect('the speech of a post', (open) => {
  test('a speech has the last saved text of a post in its language, including drafts', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ slug: 'a', status: 'draft', html: '<p>One.</p>' })));
    expectOk(await core.posts.update('a', { html: '<p>En 1999.</p>', language: 'es', title: 'Dos' }));
    expect(expectOk(await core.posts.speech('a'))).toMatchObject({
      slug: 'a',
      title: 'Dos',
      language: 'es',
      words: 6,
      sections: [{ heading: null, paragraphs: [{ sentences: [{ text: 'En 1999.', words: 6, hints: [] }] }] }],
    });
  });

  test('a speech is found by a former slug, and not found once the post is deleted', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ slug: 'a' })));
    expectOk(await core.posts.update('a', { slug: 'b' }));
    expect(expectOk(await core.posts.speech('a')).slug).toBe('b');
    expectOk(await core.posts.remove('b'));
    expect(await core.posts.speech('b')).toEqual({ ok: false, failure: { code: 'post_not_found' } });
  });
});

import { expect, test } from 'vitest';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const html = `<p>Good evening.</p><h2>In 1999</h2><p>${Array(26).fill('word,').join(' ')} end.</p>`;

eachDialect('GET /api/blog/posts/{slug}/speech', (open) => {
  test('answers minutes, sections and hints at the pace of the post’s language, drafts too', async () => {
    const site = await createTestSite(await open());
    const cookie = await site.signIn();
    expectOk(
      await site.core.posts.create(postInput({ slug: 'talk', status: 'draft', language: 'es', html })),
    );
    await site.core.settings.save({ pace_es: 87 });
    const response = await site.send('GET', '/api/blog/posts/talk/speech', undefined, cookie);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      slug: 'talk',
      language: 'es',
      pace: 87,
      words: 29,
      seconds: 20,
      isCut: false,
      sections: [
        { heading: null, words: 2, seconds: 1 },
        {
          heading: 'In 1999',
          level: 2,
          paragraphs: [{ kind: 'text', sentences: [{ hints: [{ kind: 'long', words: 27 }] }] }],
        },
      ],
    });
  });

  test('a text that takes long is read on another thread, and others are answered meanwhile', async () => {
    const site = await createTestSite(await open());
    const cookie = await site.signIn();
    const long = '<p>We said in 1999 that the company would sell nothing it could not explain.</p>'.repeat(
      3_000,
    );
    expectOk(await site.core.posts.create(postInput({ slug: 'long', html: long })));
    const response = await site.send('GET', '/api/blog/posts/long/speech', undefined, cookie);
    expect(await response.json()).toMatchObject({ isCut: true });
  });

  test('a former address answers with the post', async () => {
    const site = await createTestSite(await open());
    const cookie = await site.signIn();
    expectOk(await site.core.posts.create(postInput({ slug: 'before' })));
    expectOk(await site.core.posts.update('before', { slug: 'after' }));
    const response = await site.send('GET', '/api/blog/posts/before/speech', undefined, cookie);
    expect(await response.json()).toMatchObject({ slug: 'after' });
  });

  test('refuses strangers, posts that are none, addresses that are too long', async () => {
    const site = await createTestSite(await open());
    await expectProblem(await site.request('/api/blog/posts/x/speech'), 401);
    const cookie = await site.signIn();
    await expectProblem(await site.send('GET', '/api/blog/posts/none/speech', undefined, cookie), 404);
    const long = `/api/blog/posts/${'x'.repeat(401)}/speech`;
    await expectProblem(await site.send('GET', long, undefined, cookie), 400);
  });

  test('a pace is between 60 and 260 words a minute', async () => {
    const site = await createTestSite(await open());
    const cookie = await site.signIn();
    for (const pace_en of [59, 261, 130.5, '130']) {
      await expectProblem(await site.send('PUT', '/api/settings', { pace_en }, cookie), 400);
    }
  });
});

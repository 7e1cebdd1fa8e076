import { expect, test } from 'vitest';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const html = `<p>Good evening.</p><h2>In 1999</h2><p>${Array(26).fill('word,').join(' ')} end.</p>`;

eachDialect('GET /api/blog/posts/{slug}/speech', (open) => {
  test('returns minutes, sections and hints of a speech at the pace of its language, even for drafts', async () => {
    const { site, ask } = await signedInSite(await open());
    expectOk(
      await site.core.posts.create(postInput({ slug: 'talk', status: 'draft', language: 'es', html })),
    );
    await site.core.settings.save({ pace_es: 87 });
    const response = await ask('GET', '/api/blog/posts/talk/speech');
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
});

eachDialect('other versions of a speech', (open) => {
  test('returns an earlier version of a post as a speech', async () => {
    const { site, ask } = await signedInSite(await open());
    expectOk(await site.core.posts.create(postInput({ slug: 'talk', html: '<p>One two three.</p>' })));
    expectOk(await site.core.posts.update('talk', { html: '<p>One.</p>' }));
    const wordsOf = async (query: string) => {
      const response = await ask('GET', `/api/blog/posts/talk/speech${query}`);
      return (await response.json()) as { words: number; version: number };
    };
    expect(await wordsOf('')).toMatchObject({ words: 1, version: 2 });
    expect(await wordsOf('?version=1')).toMatchObject({ words: 3, version: 1 });
    await expectProblem(await ask('GET', '/api/blog/posts/talk/speech?version=7'), 404);
    await expectProblem(await ask('GET', '/api/blog/posts/talk/speech?version=x'), 400);
  });

  test('times an unsaved text as a speech in its language without storing it', async () => {
    const { site, ask } = await signedInSite(await open());
    await site.core.settings.save({ pace_es: 60 });
    const text = { title: ' Hoy ', language: 'es', html: '<p>Uno dos<script>x()</script> tres.</p>' };
    const response = await ask('POST', '/api/blog/speech', text);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      ...{ title: 'Hoy', language: 'es', pace: 60, words: 3, seconds: 3, isCut: false },
      sections: [{ paragraphs: [{ sentences: [{ text: 'Uno dos tres.' }] }] }],
    });
    expect(await site.core.posts.list({ owner: true }, { page: 1, limit: 9 })).toEqual([]);
    const without = await ask('POST', '/api/blog/speech', { language: 'en', html: '' });
    expect(await without.json()).toMatchObject({ words: 0, seconds: 0, sections: [] });
  });
});

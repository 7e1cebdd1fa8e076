import { expect, test } from 'vitest';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect, type OpenDatabase } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const path = (slug: string, more = '') => `/api/blog/posts/${slug}/translation${more}`;

async function site(open: OpenDatabase) {
  const site = await createTestSite(await open());
  const { posts } = site.core;
  await posts.create(postInput({ slug: 'one', html: '<p>A text of five words.</p>' }));
  await posts.create(postInput({ slug: 'uno', language: 'es', html: '<p>Un texto de cinco.</p>' }));
  await posts.create(postInput({ slug: 'two' }));
  const cookie = await site.signIn();
  const ask = (method: string, at: string, body?: unknown) => site.send(method, at, body, cookie);
  return { ...site, ask };
}

eachDialect('translations over the API', (open) => {
  test('are paired, read, confirmed and taken apart by the owner', async () => {
    const { ask, core } = await site(open);
    await expectProblem(await ask('GET', path('one')), 404);
    const paired = await ask('PUT', path('one'), { with: 'uno', original: 'en' });
    expect(paired.status).toBe(200);
    expect(await paired.json()).toMatchObject({ original: { slug: 'one' }, translation: { slug: 'uno' } });
    expect(await (await ask('GET', path('uno'))).json()).toMatchObject({ original: { slug: 'one' } });
    expect(await (await ask('GET', path('one', '/side-by-side'))).json()).toMatchObject({ marks: 0 });
    expectOk(await core.posts.update('one', { html: '<p>A text of just five words.</p>' }));
    const side = (await (await ask('GET', path('one', '/side-by-side'))).json()) as {
      rows: { marks: { id: string }[] }[];
    };
    const marks = side.rows.flatMap((row) => row.marks.map(({ id }) => id));
    expect(marks).toHaveLength(1);
    expect(await (await ask('GET', '/api/blog/open-translations')).json()).toMatchObject({
      drifted: [{ original: { slug: 'one' }, marks: 1 }],
      missing: [{ slug: 'two' }],
    });
    expect(await (await ask('POST', path('uno', '/confirm'), { marks })).json()).toEqual({ confirmed: 1 });
    expect(await (await ask('POST', path('uno', '/confirm'), { marks: 'all' })).json()).toEqual({
      confirmed: 0,
    });
    expect((await ask('DELETE', path('uno'))).status).toBe(200);
    await expectProblem(await ask('DELETE', path('uno')), 404);
    const begun = await ask('POST', path('two', '/begin'));
    expect(begun.status).toBe(201);
    expect(await begun.json()).toMatchObject({ translation: { slug: 'two-es', status: 'draft' } });
  });
});

import { expect, test } from 'vitest';
import { createTestCore, expectOk, owner, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

eachDialect('the list of outdated translations', (open) => {
  test('outdated translations are compared in batches until all are listed', async () => {
    const { core, clock } = createTestCore(await open());
    for (let at = 0; at < 14; at += 1) {
      const html = `<p>Paragraph ${at} of many words.</p>`;
      expectOk(await core.posts.create(postInput({ slug: `p-${at}`, html })));
      expectOk(await core.posts.create(postInput({ slug: `q-${at}`, html: '<p>Otro.</p>', language: 'es' })));
      expectOk(await core.translations.pair(`p-${at}`, `q-${at}`, 'en'));
      expectOk(await core.translations.sideBySide(`p-${at}`));
      clock.advance(1000);
      expectOk(await core.posts.update(`p-${at}`, { html: `<p>Paragraph ${at} of some words.</p>` }));
    }
    const first = await core.translations.open();
    expect(first.drifted.length).toBeGreaterThanOrEqual(10);
    const second = await core.translations.open();
    expect(second.drifted).toHaveLength(14);
    expect(second.drifted.every(({ marks }) => marks === 1)).toBe(true);
    const ids = await Promise.all(
      ['p-3', 'q-3'].map(async (slug) => expectOk(await core.posts.get(owner, slug)).post?.id ?? ''),
    );
    const outdated = await core.posts.listOwn({ missing: 'outdated', language: 'es' }, { limit: 50 });
    expect(outdated.posts).toHaveLength(14);
    expect([...(await core.translations.outOfDate(ids)).values()]).toEqual(['es', 'es']);
    expectOk(await core.translations.confirm('q-3', 'all'));
    expect((await core.translations.outOfDate(ids)).size).toBe(0);
    expect((await core.translations.open()).drifted).toHaveLength(13);
  });
});

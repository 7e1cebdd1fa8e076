import { expect, test } from 'vitest';
import type { Locale } from '../../shared/locale.ts';
import { createTestCore, expectOk, postInput, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

const hour = 3_600_000;
const publish_at = '2026-03-01T13:00:00.000Z';

eachDialect('a scheduled translation', (open) => {
  const begin = async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    const write = async (slug: string, language: Locale, fields = {}) =>
      expectOk(
        await core.posts.create(
          postInput({ slug, language, title: `On ${slug}`, date: '2026-02-01', tags: ['Craft'], ...fields }),
        ),
      );
    await write('steps', 'en');
    const pasos = await write('pasos', 'es', { status: 'scheduled', publish_at, date: undefined });
    await write('alone', 'en', { date: '2026-01-01' });
    expectOk(await core.translations.pair('steps', 'pasos'));
    const listed = async (locale: Locale) => {
      const { posts, total } = await core.posts.browse({ page: 1, limit: 10, locale });
      const tag = expectOk(await core.tags.browse('craft', { page: 1, limit: 10, locale }));
      expect([total, tag.tag?.published]).toEqual([posts.length, posts.length]);
      return posts.map(({ slug }) => slug);
    };
    const led = async () => {
      const found: Record<string, string | undefined> = {};
      const { batches } = await core.posts.addresses({ page: 1, limit: 100 });
      for await (const batch of batches)
        for (const { slug, translation } of batch) found[slug] = translation?.slug;
      return found;
    };
    return { db, core, clock, pasos, listed, led };
  };

  test('a scheduled translation is hidden, and its original is listed in both languages until it goes live', async () => {
    const { core, clock, listed, led } = await begin();
    expect([await listed('en'), await listed('es')]).toEqual([
      ['steps', 'alone'],
      ['steps', 'alone'],
    ]);
    expect(await led()).toEqual({ steps: undefined, alone: undefined });
    expect(await core.posts.get(visitor, 'pasos')).toMatchObject({ failure: { code: 'post_not_found' } });
    clock.advance(hour);
    expect((await core.schedule.publishDue()).published).toMatchObject([{ slug: 'pasos' }]);
    expect([await listed('en'), await listed('es')]).toEqual([
      ['steps', 'alone'],
      ['pasos', 'alone'],
    ]);
    expect(await led()).toEqual({ steps: 'pasos', pasos: 'steps', alone: undefined });
  });
});

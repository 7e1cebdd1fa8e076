import { expect, test } from 'vitest';
import type { Locale } from '../../shared/locale.ts';
import { createTestCore, expectOk, owner, postInput, visitor } from '../../test/create-test-core.ts';
import { bothDialects, type OpenDatabase } from '../../test/each-dialect.ts';

const english = '<h2>First steps</h2><p>One word after another makes a text.</p><p>Two words are fewer.</p>';
const spanish =
  '<h2>Primeros pasos</h2><p>Una palabra tras otra hace un texto.</p><p>Dos palabras son menos.</p>';

/** A site with a post in both languages, and one post in each language alone. */
async function site(open: OpenDatabase) {
  const db = await open();
  const { core, clock } = createTestCore(db);
  const create = async (slug: string, language: Locale, date: string, fields = {}) =>
    expectOk(
      await core.posts.create(
        postInput({ slug, language, date, title: `On ${slug}`, tags: ['Craft'], ...fields }),
      ),
    );
  await create('steps', 'en', '2026-02-01', { html: english });
  await create('pasos', 'es', '2026-02-02', { html: spanish });
  await create('alone', 'en', '2026-01-01');
  await create('sola', 'es', '2025-01-01');
  const { translations } = core;
  const lists = async () => {
    const of = async (locale: Locale) => {
      const { posts, total, years } = await core.posts.browse({ page: 1, limit: 10, locale });
      const tagged = expectOk(await core.tags.browse('craft', { page: 1, limit: 10, locale }));
      return {
        slugs: posts.map(({ slug }) => slug),
        total,
        years,
        tagged: tagged.posts?.map(({ slug }) => slug),
        ofTag: tagged.tag?.published,
      };
    };
    return { en: await of('en'), es: await of('es') };
  };
  const marks = async () => {
    clock.advance(1000);
    const found = expectOk(await translations.sideBySide('steps'));
    return found.rows.flatMap(({ marks }) => marks);
  };
  const save = async (slug: string, html: string) => {
    clock.advance(1000);
    return expectOk(await core.posts.update(slug, { html }));
  };
  return { db, core, clock, translations, lists, marks, save, create };
}

const all = ['pasos', 'steps', 'alone', 'sola'];
const every = { slugs: all, total: 4, years: ['2026', '2025'], tagged: all, ofTag: 4 };
const one = (left: string) => {
  const slugs = all.filter((slug) => slug !== left);
  return { ...every, slugs, total: 3, tagged: slugs, ofTag: 3 };
};

bothDialects('linked translations', (open) => {
  test('two posts are linked in any order, once, and only in different languages', async () => {
    const { translations } = await site(open);
    const pair = expectOk(await translations.pair('pasos', 'steps'));
    expect(pair).toMatchObject({ original: { slug: 'steps' }, translation: { slug: 'pasos' } });
    expect(expectOk(await translations.find('steps'))).toEqual(pair);
    expect(expectOk(await translations.find('pasos'))).toEqual(pair);
    expect(expectOk(await translations.find('alone'))).toBeUndefined();
    const failures = [
      [await translations.pair('steps', 'sola'), 'pair_taken'],
      [await translations.pair('alone', 'pasos'), 'pair_taken'],
      [await translations.pair('alone', 'steps'), 'pair_one_language'],
      [await translations.pair('alone', 'alone'), 'pair_one_language'],
      [await translations.pair('alone', 'nowhere'), 'post_not_found'],
      [await translations.unpair('alone'), 'pair_not_found'],
      [await translations.sideBySide('alone'), 'pair_not_found'],
    ] as const;
    for (const [result, code] of failures) expect(result).toMatchObject({ ok: false, failure: { code } });
    expect(expectOk(await translations.pair('steps', 'pasos', 'es')).original.slug).toBe('pasos');
    expect(expectOk(await translations.unpair('pasos')).original.slug).toBe('pasos');
    expect(expectOk(await translations.find('steps'))).toBeUndefined();
  });

  test('linked translations appear once in the lists, counts, years and tags of each language', async () => {
    const { core, translations, lists } = await site(open);
    expect(await lists()).toEqual({ en: every, es: every });
    await translations.pair('steps', 'pasos');
    const paired = { en: one('pasos'), es: one('steps') };
    expect(await lists()).toEqual(paired);
    const { posts } = await core.posts.browse({ page: 1, limit: 10 });
    expect(posts.map(({ slug }) => slug)).toEqual(all);
    await core.posts.update('pasos', { status: 'draft' });
    expect((await lists()).en).toMatchObject({ slugs: ['steps', 'alone', 'sola'], total: 3, ofTag: 3 });
    expect((await lists()).es).toMatchObject({ slugs: ['steps', 'alone', 'sola'], total: 3, ofTag: 3 });
    await core.posts.update('pasos', { status: 'published', tags: ['Craft', 'More'] });
    expect(await lists()).toEqual(paired);
    expect(expectOk(await core.tags.browse('more', { page: 1, limit: 9, locale: 'en' })).tag?.published).toBe(
      0,
    );
    const { id } = expectOk(await core.posts.remove('steps'));
    expect((await lists()).en.slugs).toEqual(['pasos', 'alone', 'sola']);
    expect(expectOk(await translations.find('pasos'))).toBeUndefined();
    await core.posts.restore(id);
    expect(await lists()).toEqual(paired);
    await core.posts.update('steps', { date: '2024-05-05' });
    expect((await lists()).es).toMatchObject({ total: 3, years: ['2026', '2025'] });
    expect((await lists()).en).toMatchObject({ total: 3, years: ['2026', '2025', '2024'] });
    await core.posts.update('steps', { date: '2026-02-01' });
    await translations.unpair('steps');
    expect((await lists()).es).toEqual(every);
  });

  test('a changed original announces how many translated paragraphs will be out of date', async () => {
    const { core, translations } = await site(open);
    await translations.pair('steps', 'pasos');
    const { post } = expectOk(await core.posts.get(visitor, 'steps'));
    if (!post) throw new Error('steps is not there');
    expect(await translations.marksAfter('steps', post)).toBe(0);
    expect(await translations.marksAfter('steps', { ...post, title: 'A wholly different title' })).toBe(1);
    expect(await translations.marksAfter('pasos', { ...post, title: 'Otro título' })).toBe(0);
    expect(await translations.marksAfter('alone', post)).toBe(0);
    expect(expectOk(await translations.sideBySide('steps')).marks).toBe(0);
  });

  test('a linked post keeps its language, and its translation stays when it is purged', async () => {
    const { db, core, clock, translations, create } = await site(open);
    await translations.pair('steps', 'pasos');
    expect(await core.posts.update('pasos', { language: 'en' })).toMatchObject({
      failure: { code: 'pair_language' },
    });
    expectOk(await core.posts.remove('steps'));
    await create('otra', 'en', '2026-02-03');
    expectOk(await translations.pair('pasos', 'otra'));
    expectOk(await core.posts.remove('otra'));
    await db.kysely.deleteFrom('posts').where('slug', '=', 'otra').execute();
    clock.advance(1000);
    expect(expectOk(await translations.find('pasos'))).toBeUndefined();
    expect((await core.posts.browse({ page: 1, limit: 9, locale: 'en' })).posts[0]?.slug).toBe('pasos');
  });

  test('a linked translation is offered only while it is published', async () => {
    const { core, translations } = await site(open);
    const { original, translation } = expectOk(await translations.pair('steps', 'pasos'));
    const ids = [original.id, translation.id];
    const found = await translations.published(ids);
    expect([found.get(original.id)?.slug, found.get(translation.id)?.slug]).toEqual(['pasos', 'steps']);
    await core.posts.update('pasos', { status: 'draft' });
    expect([...(await translations.published(ids)).keys()]).toEqual([translation.id]);
  });
});

bothDialects('outdated translations', (open) => {
  test('a changed paragraph is marked until its translation is edited or confirmed', async () => {
    const { translations, marks, save } = await site(open);
    await translations.pair('steps', 'pasos');
    expect(await marks()).toEqual([]);
    await save('steps', english.replace('another makes', 'the other makes'));
    const [mark, ...others] = await marks();
    expect(others).toEqual([]);
    expect(mark).toMatchObject({ kind: 'changed', at: [2] });
    expect(mark?.redline).toContainEqual({ kind: 'removed', text: 'another' });
    await save('pasos', spanish.replace('Dos', 'Esas dos'));
    expect(await marks()).toHaveLength(1);
    await save('pasos', spanish.replace('tras otra', 'tras la otra'));
    expect(await marks()).toEqual([]);
    await save('steps', '<p>Two words are fewer.</p><h2>First steps</h2>');
    expect(await marks()).toMatchObject([{ kind: 'removed', at: [2] }]);
    await save('steps', '<p>Two words are fewer.</p><h2>First steps</h2><p>A new thought comes in.</p>');
    const left = await marks();
    expect(left.map(({ kind }) => kind).sort()).toEqual(['missing', 'removed']);
    const removed = left.find(({ kind }) => kind === 'removed')?.id ?? '';
    expect(expectOk(await translations.confirm('pasos', [removed, 'changed-99']))).toEqual({ confirmed: 1 });
    expect(await marks()).toMatchObject([{ kind: 'missing' }]);
    expect(expectOk(await translations.confirm('steps', 'all'))).toEqual({ confirmed: 1 });
    expect(await marks()).toEqual([]);
  });

  test('the list of outdated translations includes drafts and untranslated posts', async () => {
    const { translations, save, marks } = await site(open);
    await translations.pair('steps', 'pasos');
    await translations.begin('alone');
    await marks();
    await save('steps', english.replace('Two', 'Three'));
    expect(await translations.open()).toMatchObject({
      drifted: [{ original: { slug: 'steps' }, marks: 1 }],
      begun: [{ original: { slug: 'alone' }, translation: { slug: 'alone-es' } }],
      missing: [{ slug: 'sola' }],
    });
  });

  test('a change in the translation alone marks nothing as changed', async () => {
    const { core, translations, marks, save } = await site(open);
    await translations.pair('steps', 'pasos');
    await marks();
    await save('pasos', '<p>Todo es nuevo aquí.</p>');
    const kinds = (await marks()).map(({ kind }) => kind);
    expect(kinds.every((kind) => kind === 'missing')).toBe(true);
    expect(expectOk(await core.posts.get(owner, 'steps')).post?.version).toBe(1);
  });
});

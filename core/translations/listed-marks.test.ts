import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { type Locale, locales, otherLocale } from '../../shared/locale.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import type { Core } from '../core.ts';

/** What the lists of a language must have, told from the rows of posts and pairs alone. */
async function expected(db: Database, locale: Locale) {
  const posts = await db.kysely
    .selectFrom('posts')
    .select(['id', 'slug', 'status', 'language', 'date', 'tags', 'sort_key'])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
    .execute();
  const pairs = await db.kysely.selectFrom('post_pairs').select(['en_id', 'es_id']).execute();
  const isThere = (id: string) => posts.some((post) => post.id === id);
  const leftOut = new Set(
    pairs
      .filter(({ en_id, es_id }) => isThere(en_id) && isThere(es_id))
      .map(({ en_id, es_id }) => (locale === 'en' ? es_id : en_id)),
  );
  const listed = posts
    .filter(({ id }) => !leftOut.has(id))
    .toSorted((one, other) => (`${one.sort_key} ${one.id}` < `${other.sort_key} ${other.id}` ? 1 : -1));
  const ofYear = (year: string) => listed.filter(({ date }) => date.startsWith(year)).length;
  return {
    slugs: listed.map(({ slug }) => slug),
    total: listed.length,
    years: ['2024', '2025', '2026'].map(ofYear),
    tagged: listed.filter(({ tags }) => tags.includes('Odd')).map(({ slug }) => slug),
  };
}

/** What the lists of a language have. */
async function shown({ posts, tags }: Core, locale: Locale) {
  const range = { page: 1, limit: 100, locale };
  const { posts: listed, total } = await posts.browse(range);
  const years = await Promise.all(
    ['2024', '2025', '2026'].map(async (year) => (await posts.browse({ ...range, year })).total),
  );
  const tagged = await tags.browse('odd', range);
  const ofTag = tagged.ok && tagged.value.tag ? tagged.value : undefined;
  const slugs = ofTag?.posts?.map(({ slug }) => slug) ?? [];
  expect(ofTag?.tag.published ?? 0).toBe(slugs.length);
  return { slugs: listed.map(({ slug }) => slug), total, years, tagged: slugs };
}

/** The same numbers from the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

eachDialect('which list has a post', (open) => {
  test('is right after whatever was done to posts and pairs, in whatever order', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const below = numbers(7);
    const slugs = Array.from({ length: 8 }, (_, at) => `post-${at}`);
    for (const [at, slug] of slugs.entries()) {
      const date = `202${4 + (at % 3)}-05-0${at + 1}`;
      const tags = at % 2 === 1 ? ['Odd'] : [];
      const language = locales[at % 2] ?? 'en';
      expectOk(await core.posts.create(postInput({ slug, date, tags, language, title: `T ${at}` })));
    }
    const trash: string[] = [];
    for (let count = 0; count < 60; count += 1) {
      const slug = slugs[below(slugs.length)] ?? '';
      const other = slugs[below(slugs.length)] ?? '';
      const edits = [
        () => core.translations.pair(slug, other),
        () => core.translations.pair(other, slug),
        () => core.translations.unpair(slug),
        () => core.posts.update(slug, { status: below(2) === 0 ? 'draft' : 'published' }),
        () => core.posts.update(slug, { date: `202${4 + below(3)}-06-01` }),
        () => core.posts.update(slug, { tags: below(2) === 0 ? ['Odd'] : ['Even'] }),
        async () => {
          const removed = await core.posts.remove(slug);
          if (removed.ok) trash.push(removed.value.id);
        },
        async () => {
          const id = trash.pop();
          if (id !== undefined) expectOk(await core.posts.restore(id));
        },
      ];
      await edits[below(edits.length)]?.();
      for (const locale of locales)
        expect(await shown(core, locale), `${locale}, edit ${count}`).toEqual(await expected(db, locale));
    }
  });

  test('is right when both posts of a pair are published or taken down in one moment', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    for (const [slug, language] of [
      ['one', 'en'],
      ['uno', 'es'],
    ] as const)
      expectOk(await core.posts.create(postInput({ slug, language, status: 'draft' })));
    expectOk(await core.translations.pair('one', 'uno'));
    for (let turn = 0; turn < 8; turn += 1) {
      const status = turn % 2 === 0 ? 'published' : 'draft';
      const both = turn % 4 < 2 ? ['one', 'uno'] : ['uno', 'one'];
      const save = async (slug: string) => expectOk(await core.posts.update(slug, { status }));
      await Promise.all(both.map(save));
      for (const locale of locales)
        expect(await shown(core, locale), `turn ${turn}`).toEqual(await expected(db, locale));
    }
  });

  test('is right after rows are written past everything', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    expectOk(await core.posts.create(postInput({ slug: 'one', language: 'en', tags: ['Odd'] })));
    expectOk(await core.posts.create(postInput({ slug: 'uno', language: 'es', tags: ['Odd'] })));
    const pair = expectOk(await core.translations.pair('one', 'uno'));
    const { kysely } = db;
    await kysely.updateTable('posts').set({ status: 'draft' }).where('slug', '=', 'one').execute();
    await core.settings.save({ brand: 'Seen anew' });
    expect((await shown(core, 'en')).slugs).toEqual(['uno']);
    await kysely.updateTable('posts').set({ status: 'published' }).where('slug', '=', 'one').execute();
    await kysely
      .updateTable('posts')
      .set({ language: otherLocale('es') })
      .where('slug', '=', 'uno')
      .execute();
    await core.settings.save({ brand: 'And anew' });
    // Two in one language are no translations of each other.
    expect((await shown(core, 'en')).slugs).toHaveLength(2);
    await kysely.deleteFrom('posts').where('id', '=', pair.original.id).execute();
    expect(await kysely.selectFrom('post_pairs').selectAll().execute()).toEqual([]);
    const counts = await kysely.selectFrom('left_out_counts').select('count').execute();
    expect(counts.map(({ count }) => Number(count)).every((count) => count === 0)).toBe(true);
  });
});

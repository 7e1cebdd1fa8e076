import { expect, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { bothDialects, type OpenDatabase } from '../../test/each-dialect.ts';

const html = '<p>One word after another makes a text.</p><p>Two words are fewer than that.</p>';
const translated = '<p>Una palabra tras otra hace un texto.</p><p>Dos palabras son menos que eso.</p>';

async function paired(open: OpenDatabase) {
  const db = await open();
  const { core, clock } = createTestCore(db);
  expectOk(await core.posts.create(postInput({ slug: 'one', html, date: '2026-01-01' })));
  expectOk(
    await core.posts.create(
      postInput({ slug: 'uno', title: 'Un título', language: 'es', html: translated, date: '2026-01-02' }),
    ),
  );
  expectOk(await core.translations.pair('one', 'uno'));
  const marks = async () => expectOk(await core.translations.sideBySide('uno')).marks;
  const row = () => db.kysely.selectFrom('post_pairs').selectAll().executeTakeFirstOrThrow();
  const save = async (slug: string, body: string) => {
    clock.advance(1000);
    expectOk(await core.posts.update(slug, { html: body }));
  };
  expect(await marks()).toBe(0);
  return { db, core, marks, row, save };
}

bothDialects('the stored comparison of translations', (open) => {
  test('a comparison is stored once after a save, and reused until the next one', async () => {
    const { marks, row, save } = await paired(open);
    expect(await row()).toMatchObject({ is_stale: 0, open_marks: 0, original_version: 1 });
    await save('one', html.replace('One', 'Each'));
    expect(await row()).toMatchObject({ is_stale: 1, original_version: 1 });
    expect(await marks()).toBe(1);
    const before = await row();
    expect(before).toMatchObject({ is_stale: 0, open_marks: 1, original_version: 2 });
    expect(await marks()).toBe(1);
    expect(await row()).toEqual(before);
  });

  test('an unreadable comparison is replaced by a new one', async () => {
    const { db, core, marks, save } = await paired(open);
    await save('one', html.replace('One', 'Each'));
    expect(await marks()).toBe(1);
    for (const broken of ['{', '{"original":[]}', 'null']) {
      await db.kysely.updateTable('post_pairs').set({ correspondence: broken }).execute();
      expect(await marks(), broken).toBe(0);
    }
    expect((await core.translations.open()).drifted).toEqual([]);
  });

  test('changes of title and excerpt are marked like those of a paragraph', async () => {
    const { core, marks } = await paired(open);
    expectOk(await core.posts.update('one', { title: 'Another title' }));
    expect(await marks()).toBe(1);
    expectOk(await core.posts.update('one', { excerpt: 'A first excerpt of it.' }));
    const { rows } = expectOk(await core.translations.sideBySide('one'));
    expect(rows.flatMap(({ marks: found }) => found.map(({ kind }) => kind))).toEqual(['changed', 'missing']);
    expectOk(await core.posts.update('uno', { title: 'Otro título', excerpt: 'Un primer resumen.' }));
    expect(await marks()).toBe(0);
  });
});

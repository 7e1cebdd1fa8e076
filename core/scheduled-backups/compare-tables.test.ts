import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { copyRows } from '../../db/copy-rows.ts';
import type { Schema } from '../../db/schema.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { compareTables, isSameValue } from './restore-test.ts';

/** A site with posts, versions, tags, an image, a page section and a setting. */
async function fill(db: Database): Promise<void> {
  const { core } = createTestCore(db);
  // More than one batch, with keys that the two databases sort differently.
  for (const letter of ['a', 'B', 'ñ', 'Z', 'é', '1', '-', '😀']) {
    for (let count = 0; count < 4; count += 1) {
      expectOk(await core.posts.create(postInput({ tags: [`${letter}${count}`], title: letter })));
    }
  }
  expectOk(await core.posts.create(postInput({ slug: 'one', tags: ['Voz'] })));
  expectOk(await core.posts.update('one', { title: 'A second state', slug: 'another' }));
  const bytes = await plainPicture(30, 20).png().toBuffer();
  expectOk(await core.media.upload({ name: 'dot.png', bytes }));
  expectOk(
    await core.content.create({
      ...{ page_type: 'homepage', section_key: 'hero_title', language: 'es' },
      ...{ content: 'Hola', content_type: 'text', status: 'published' },
    }),
  );
  await core.settings.save({ brand: 'Said by Ana' });
}

eachDialect('comparing a restored database', (open) => {
  async function restored(): Promise<{ copy: Kysely<Schema>; other: Kysely<Schema> }> {
    const [copy, other] = [await open(), await open()];
    await fill(copy);
    await other.kysely.transaction().execute((transaction) => copyRows(copy.kysely, transaction));
    return { copy: copy.kysely, other: other.kysely };
  }

  test('a restored database is equal row by row, though revisions are renumbered', async () => {
    const { copy, other } = await restored();
    const same = await compareTables(copy, other);
    expect(same.difference).toBeUndefined();
    // At least the posts, versions and tags.
    expect(same.rows).toBeGreaterThan(33 + 34 + 33);
    await sql`update revisions set id = id + 1000`.execute(other);
    expect(await compareTables(copy, other)).toEqual(same);
  });

  test('a changed value is reported with its row, but without its content', async () => {
    const { copy, other } = await restored();
    const changes = [
      [sql`update posts set html = html || ' ' where slug = 'another'`, /^posts [\w-]+$/],
      [sql`update posts set cover_alt = '' where slug = 'another'`, /^posts [\w-]+$/],
      [sql`update revisions set snapshot = '{}' where version = 2`, /^revisions [\w-]+ 2$/],
      [sql`update settings set value = '"Said by Eva"' where key = 'brand'`, /^settings brand$/],
      [sql`update content_items set content = 'Adiós'`, /^content_items [\w-]+$/],
      [sql`update media set alt = 'A dot'`, /^media [\w-]+$/],
    ] as const;
    for (const [change, named] of changes) {
      const undone = await other
        .transaction()
        .execute(async (transaction) => {
          await change.execute(transaction);
          throw await compareTables(copy, transaction);
        })
        .catch((thrown: unknown) => thrown);
      expect(undone).toMatchObject({ difference: expect.stringMatching(named) });
    }
    expect((await compareTables(copy, other)).difference).toBeUndefined();
  });

  test('a missing or additional row is reported as a difference', async () => {
    const { copy, other } = await restored();
    await sql`delete from old_slugs`.execute(other);
    expect((await compareTables(copy, other)).difference).toMatch(/^old_slugs one$/);
    await sql`delete from old_slugs`.execute(copy);
    await createTestRow(other);
    expect((await compareTables(copy, other)).difference).toMatch(/^settings: \d+ rows, \d+$/);
  });
});

async function createTestRow(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: 'of_nobody', value: '1', updated_at: '2026-01-01' })
    .execute();
}

test('values are compared by type and content', () => {
  expect(isSameValue(Buffer.from('a'), new Uint8Array([97]))).toBe(true);
  expect(isSameValue(Buffer.from('a'), Buffer.from('b'))).toBe(false);
  expect(isSameValue(Buffer.from('a'), 'a')).toBe(false);
  expect(isSameValue(null, null)).toBe(true);
  expect(isSameValue(null, '')).toBe(false);
  expect(isSameValue(1, '1')).toBe(false);
});

import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { newFolder } from '../../test/new-folder.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { fillSearch } from './search.ts';

/** Simulates an update of the program: all posts exist, but the search index is empty. */
async function forget({ kysely }: Database): Promise<void> {
  await sql`delete from post_search`.execute(kysely);
  await sql`insert into search_backlog (after) values ('')`.execute(kysely);
}

eachDialect('filling the search index', (open) => {
  test('a filled search index has every post once, including posts saved while it was being filled', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const total = async (query: string) => (await core.posts.search(query, 10)).total;
    for (let count = 0; count < 30; count += 1) {
      await core.posts.create(postInput({ slug: `post-${count}`, html: '<p>An earlier word.</p>' }));
    }
    await core.posts.remove('post-1');
    await forget(db);
    expect(await total('earlier')).toBe(0);
    await core.posts.update('post-2', { html: '<p>A later word.</p>' });
    await Promise.all([
      fillSearch(db),
      core.posts.update('post-3', { html: '<p>A later word.</p>' }),
      core.posts.remove('post-4'),
    ]);
    expect([await total('earlier'), await total('later'), await total('word')]).toEqual([26, 2, 28]);
    expect(await db.kysely.selectFrom('search_backlog').selectAll().execute()).toEqual([]);
  });

  test('the search index is filled after a backup is restored', async () => {
    const folder = await newFolder();
    const [db, other] = [await open(), await open()];
    expectOk(await createTestCore(db).core.posts.create(postInput({ title: 'Pingüinos' })));
    expectOk(await createTestCore(other).core.posts.create(postInput({ title: 'Gone by then' })));
    expectOk(await writeBackup(db, join(folder, 'copy.db')));
    const places = { file: join(folder, 'copy.db'), keep: join(folder, 'kept.db') };
    expectOk(await restoreBackup(other, places));
    await fillSearch(other);
    const { core } = createTestCore(other);
    const titles = async (query: string) =>
      (await core.posts.search(query, 10)).posts.map(({ title }) => title);
    expect([await titles('pinguino'), await titles('gone')]).toEqual([['Pingüinos'], []]);
    expect(await core.posts.browse({ page: 1, limit: 10 })).toMatchObject({ total: 1, years: ['2026'] });
  });
});

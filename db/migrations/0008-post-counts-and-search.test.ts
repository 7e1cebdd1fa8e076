import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { fillSearch } from '../../core/posts/search.ts';
import { createTestCore, expectOk, postInput, visitor } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { asFile, asSource, wordPressExport } from '../../test/wordpress-export.ts';
import type { DialectName } from '../dialect.ts';
import { up } from './0008-post-counts-and-search.ts';

const tables = ['post_search', 'search_backlog', 'post_counts', 'post_pictures', 'old_paths'];
const indexes = [
  ...['posts_newest_of_all', 'posts_of_year', 'posts_changed', 'posts_samples', 'posts_deleted'],
  ...['old_slugs_post', 'imported_posts_post'],
];

/** Reverts a database to the schema before this migration. */
async function undo(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const statements = {
    sqlite: [
      ...['new', 'gone', 'hidden', 'shown'].map((name) => `drop trigger posts_count_${name}`),
      'drop trigger post_search_gone',
      'drop table search_heads',
      'drop table search_words',
    ],
    postgres: ['drop function count_post cascade'],
  }[dialect];
  for (const statement of [
    ...statements,
    ...tables.map((name) => `drop table ${name}`),
    ...indexes.map((name) => `drop index ${name}`),
  ]) {
    await sql.raw(statement).execute(db);
  }
}

bothDialects('migrating posts of an earlier version', (open, dialect) => {
  test('migrated posts are counted and searchable, and retain their images and former URLs', async () => {
    const { kysely, ...db } = await open();
    const { core } = createTestCore({ kysely, ...db });
    expectOk(await core.posts.create(postInput({ slug: 'a', date: '2024-01-01', title: 'Ñandú' })));
    expectOk(
      await core.posts.create(postInput({ slug: 'b', cover: '/media/abc/1x1/a.png', status: 'draft' })),
    );
    expectOk(await core.posts.create(postInput({ slug: 'gone' })));
    await core.posts.remove('gone');
    const xml = wordPressExport([{ id: 7, name: 'here', date: '2020-01-01' }]);
    expectOk(await core.imports.importFile(asFile(asSource(xml)), {}));
    const before = await core.posts.browse({ page: 1, limit: 10 });
    const earlier = kysely as unknown as Kysely<unknown>;
    await undo(earlier, dialect);
    await up(earlier, dialect);
    expect(await core.posts.browse({ page: 1, limit: 10 })).toEqual(before);
    expect((await core.posts.search('', 10)).total).toBe(3);
    expect(await core.imports.resolveOldAddress(visitor, '/?p=7')).toBe('/blog/here');
    expect(await core.media.usage('abc')).toMatchObject([{ kind: 'post', slug: 'b' }]);
    await fillSearch({ kysely, ...db });
    expect((await core.posts.search('nandu', 10)).posts).toMatchObject([{ slug: 'a' }]);
    await core.posts.remove('a');
    expect((await core.posts.browse({ page: 1, limit: 10 })).total).toBe(before.total - 1);
  });
});

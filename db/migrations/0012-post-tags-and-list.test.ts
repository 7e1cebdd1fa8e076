import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import type { DialectName } from '../dialect.ts';
import { up } from './0012-post-tags-and-list.ts';

/** Takes a database back to where it was before. */
async function undo(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const orders = ['sort_key', 'updated_at'];
  for (const statement of [
    ...(dialect === 'postgres' ? ['drop function count_tag cascade'] : []),
    ...['post_tags', 'tag_counts', 'former_tags'].map((name) => `drop table ${name}`),
    ...orders
      .flatMap((order) => [`posts_by_class_${order}`, `posts_by_year_${order}`])
      .map((name) => `drop index ${name}`),
  ]) {
    await sql.raw(statement).execute(db);
  }
}

bothDialects('posts of an earlier version', (open, dialect) => {
  test('are known by their tags, but those that were deleted or hold none that can be read', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    for (const slug of ['a', 'b', 'c']) {
      expectOk(await core.posts.create(postInput({ slug, tags: ['Señales', slug, 'x'] })));
    }
    expectOk(await core.posts.remove('b'));
    await db.kysely.updateTable('posts').set({ tags: '{' }).where('slug', '=', 'c').execute();
    await undo(db.kysely as Kysely<unknown>, dialect);
    await up(db.kysely as Kysely<unknown>, dialect);
    expect(await createTestCore(db).core.tags.list()).toEqual([
      { tag: 'a', name: 'a', published: 1, drafts: 0 },
      { tag: 'senales', name: 'Señales', published: 1, drafts: 0 },
      { tag: 'x', name: 'x', published: 1, drafts: 0 },
    ]);
  });
});

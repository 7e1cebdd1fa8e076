import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { bothDialects } from '../../test/each-dialect.ts';
import { up } from './0002-content-published-at.ts';

bothDialects('the date of what is live', (open) => {
  test('is that of the newest save where a text was live before, and nothing where none was', async () => {
    const { kysely } = await open();
    await kysely.schema.alterTable('content_items').dropColumn('published_at').execute();
    for (const [id, live] of [
      ['live', 'text'],
      ['draft', null],
    ]) {
      await sql`insert into content_items
        (id, page_type, section_key, language, content, content_type, status, published_content, created_at, updated_at)
        values (${id}, 'blog', ${id}, 'en', '', 'text', 'draft', ${live}, '2026-01-01', '2026-01-02')`.execute(
        kysely,
      );
    }
    await up(kysely as unknown as Kysely<unknown>);
    const rows = await kysely
      .selectFrom('content_items')
      .select(['id', 'published_at'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: 'draft', published_at: null },
      { id: 'live', published_at: '2026-01-02' },
    ]);
  });
});

import type { Kysely } from 'kysely';

/** Alt text of a post's cover. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').addColumn('cover_alt', 'text').execute();
}

import type { Kysely } from 'kysely';

/** Words for those who can't see a post's cover. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').addColumn('cover_alt', 'text').execute();
}

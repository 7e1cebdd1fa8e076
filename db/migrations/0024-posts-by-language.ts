import { type Kysely, sql } from 'kysely';

/** An index for feeds, which contain the posts of one language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index posts_newest_in_language on posts (language, status, sort_key desc, id desc)
    where deleted_at is null`.execute(db);
}

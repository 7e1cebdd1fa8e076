import { type Kysely, sql } from 'kysely';

/** When a scheduled post goes live, with an index that finds the next one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts add column publish_at text`.execute(db);
  await sql`create index posts_due on posts (publish_at, id) where publish_at is not null and deleted_at is null`.execute(
    db,
  );
}

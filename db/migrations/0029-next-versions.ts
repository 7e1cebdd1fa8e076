import { type Kysely, sql } from 'kysely';

/** Saved changes to published posts that readers don't see yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table next_versions (
    post_id text primary key references posts (id) on delete cascade, version integer not null, base integer not null,
    published_version integer not null, slug text unique, publish_at text, held_for text, updated_at text not null
  )`.execute(db);
  await sql`create index next_versions_due on next_versions (publish_at, post_id) where publish_at is not null`.execute(
    db,
  );
  await sql`create index next_versions_held on next_versions (post_id) where held_for is not null`.execute(
    db,
  );
}

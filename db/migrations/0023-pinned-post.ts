import { type Kysely, sql } from 'kysely';

/** The pinned post: one row or none. Ignored if the post is deleted or not visible. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table pinned_post (id integer primary key check (id = 1), post_id text not null)`.execute(
    db,
  );
}

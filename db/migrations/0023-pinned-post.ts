import { type Kysely, sql } from 'kysely';

/** The article at the top of the blog: one row, or none. What it says of a post that is gone, or can't be seen, is never shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table pinned_post (id integer primary key check (id = 1), post_id text not null)`.execute(
    db,
  );
}

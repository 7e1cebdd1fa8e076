import { type Kysely, sql } from 'kysely';

/** Where pictures are missing in texts that are saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table missing_pictures (
    post_id text primary key references posts (id) on delete cascade, html text not null, saved_hash text not null
  )`.execute(db);
}

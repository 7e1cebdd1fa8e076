import { type Kysely, sql } from 'kysely';

/** Images missing from saved texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table missing_pictures (
    post_id text primary key references posts (id) on delete cascade, html text not null, saved_hash text not null
  )`.execute(db);
}

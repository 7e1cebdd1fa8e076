import { type Kysely, sql } from 'kysely';

/** Images in object storage, and every object this installation has written there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table media_objects (
    media_id text not null references media (id) on delete cascade, width integer not null, format text not null,
    key text not null unique, size integer not null, sha256 text not null, primary key (media_id, width, format)
  )`.execute(db);
  await sql`create table own_objects (key text primary key, remove_at text)`.execute(db);
  await sql`create index own_objects_remove_at on own_objects (remove_at)`.execute(db);
}

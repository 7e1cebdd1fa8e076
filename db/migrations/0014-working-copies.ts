import { type Kysely, sql } from 'kysely';

/** Autosaves: what the owner has typed but not saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table working_copies (
    id text primary key, post_id text references posts (id) on delete cascade, version integer not null,
    title text not null, language text not null, text text not null, made_slug text not null, writer text not null,
    etag text not null, written_at text not null
  )`.execute(db);
  await sql`create index working_copies_post on working_copies (post_id)`.execute(db);
}

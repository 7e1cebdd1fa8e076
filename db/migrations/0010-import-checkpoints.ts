import { type Kysely, sql } from 'kysely';

/** The progress of each unfinished import, so that any process can resume it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table import_checkpoints (
    run_id text primary key references import_runs (id) on delete cascade, holder text not null, file text not null,
    choice text not null, step text not null, passed integer not null, place integer not null, done integer not null,
    total integer, keep_until text not null
  )`.execute(db);
}

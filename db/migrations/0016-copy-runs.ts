import { type Kysely, sql } from 'kysely';

/** The history of backups and restore tests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table copy_runs (
    id text primary key, kind text not null, place text not null, name text not null, state text not null,
    failure text, started_at text not null, finished_at text, facts text not null
  )`.execute(db);
  await sql`create index copy_runs_started_at on copy_runs (started_at)`.execute(db);
}

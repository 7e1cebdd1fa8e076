import { type Kysely, sql } from 'kysely';

/** A register of running processes, unused since 1.0. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table instances (
    id text primary key, machine text not null, knows text not null, started_at text not null, seen_at text not null
  )`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** The processes that serve, each with the newest migration that its version knows, and when it was last seen by the database's clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table instances (
    id text primary key, machine text not null, knows text not null, started_at text not null, seen_at text not null
  )`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Confidential names, sealed; a revision that changes with every edit of the list; and recorded overrides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table guard_names (
    id text primary key, key_id text not null, sealed text not null, created_at text not null, updated_at text not null
  )`.execute(db);
  await sql`create table guard_revision (id integer primary key check (id = 1), revision text not null)`.execute(
    db,
  );
  await sql`create table guard_overrides (
    id text primary key, at text not null, leaving text not null, subject text not null,
    version integer, fields text not null, reason text not null, key_id text not null, sealed text not null
  )`.execute(db);
  await sql`create index guard_overrides_by_subject on guard_overrides (subject, at)`.execute(db);
  await sql`create index guard_overrides_by_time on guard_overrides (at, id)`.execute(db);
}

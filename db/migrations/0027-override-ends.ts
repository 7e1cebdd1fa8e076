import { type Kysely, sql } from 'kysely';

/** Whether an override has ended because its publication was withdrawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table guard_overrides add column is_over integer not null default 0`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Whether what was let through counts no more: what it was let through for was taken down, and goes out anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table guard_overrides add column is_over integer not null default 0`.execute(db);
}

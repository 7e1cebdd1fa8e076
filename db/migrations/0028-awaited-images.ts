import { type Kysely, sql } from 'kysely';

/** Whether an imported post is a draft until its images are fetched, and then published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imported_posts add column awaits_images integer not null default 0`.execute(db);
}

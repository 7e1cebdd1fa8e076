import { type Kysely, sql } from 'kysely';

/** Until when the owner has seen the responses to a post's reviews. Existing responses count as seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table review_seen (post_id text primary key, seen_at text not null)`.execute(db);
  const now = new Date().toISOString();
  await sql`insert into review_seen (post_id, seen_at) select distinct post_id, ${now} from reviews`.execute(
    db,
  );
}

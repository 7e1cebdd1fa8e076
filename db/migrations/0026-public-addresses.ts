import { type Kysely, sql } from 'kysely';

/** Whether readers could ever see the post at a former URL; if not, it doesn't redirect them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table old_slugs add column is_public integer not null default 1`.execute(db);
  await sql`update old_slugs set is_public = 0 where not exists (
    select 1 from revisions where revisions.post_id = old_slugs.post_id
      and snapshot like '%"slug":"' || old_slugs.slug || '"%' and snapshot like '%"status":"published"%'
  )`.execute(db);
}

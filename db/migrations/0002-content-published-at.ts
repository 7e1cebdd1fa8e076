import { type Kysely, sql } from 'kysely';

/** When the published text of a section was published; before, only the newest draft's date was stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('content_items').addColumn('published_at', 'text').execute();
  await sql`update content_items set published_at = updated_at where published_content is not null`.execute(
    db,
  );
}

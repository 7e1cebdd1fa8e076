import type { Kysely } from 'kysely';

/** Uploads of imported blogs whose names look like resized versions of other images, by host and path. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('old_uploads')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .execute();
}

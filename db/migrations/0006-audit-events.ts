import type { Kysely } from 'kysely';
import { counterColumn, type DialectName } from '../dialect.ts';

/** The activity log. Events that anonymous clients can repeat share one row per hour (`coalesce_key`). */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await counterColumn(db.schema.createTable('audit_events'), dialect)
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('session', 'text')
    .addColumn('client', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('coalesce_key', 'text', (column) => column.unique())
    .execute();
  await db.schema.createIndex('audit_events_name').on('audit_events').columns(['name', 'id']).execute();
  await db.schema.createIndex('audit_events_at').on('audit_events').column('at').execute();
}

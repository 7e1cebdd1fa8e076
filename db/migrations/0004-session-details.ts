import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Details for the list of sessions, wider networks of failed sign-ins, and known networks. Open sessions stay open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['id', 'used_at', 'browser', 'system', 'proved_at']) {
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
  }
  const { rows } = await sql<{ token_hash: string }>`select token_hash from sessions`.execute(db);
  const now = new Date().toISOString();
  for (const { token_hash } of rows) {
    await sql`update sessions set id = ${randomUUID()}, used_at = ${now}, browser = '', system = ''
      where token_hash = ${token_hash}`.execute(db);
  }
  for (const column of ['wide_hash', 'widest_hash']) {
    await db.schema.alterTable('sign_in_attempts').addColumn(column, 'text').execute();
  }
  await db.schema
    .createIndex('sign_in_attempts_time')
    .on('sign_in_attempts')
    .column('attempted_at')
    .execute();
  await db.schema
    .createTable('known_networks')
    .addColumn('client_hash', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
}

import { type Kysely, sql } from 'kysely';
import type { CopiedTable, Row } from '../../../db/copy-rows.ts';
import type { Schema } from '../../../db/schema.ts';

/** The rows of a table that agree with these in some columns. */
export async function listMatchingRows(
  db: Kysely<Schema>,
  { name }: Pick<CopiedTable, 'name'>,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<Row[]> {
  // A list of tuples is written differently on the two databases.
  const matches = rows.map(
    (row) =>
      sql`(${sql.join(
        columns.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
        sql` and `,
      )})`,
  );
  const query = sql<Row>`select * from ${sql.table(name)} where ${sql.join(matches, sql` or `)}`;
  return (await query.execute(db)).rows;
}

export async function countTable(db: Kysely<Schema>, name: CopiedTable['name']): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
  return Number(rows[0]?.count);
}

/** Whether a copy was brought back into the site since then, ISO 8601. */
export async function wasRestoredSince(live: Kysely<Schema>, at: string): Promise<boolean> {
  const restored = live.selectFrom('audit_events').select('id').where('name', '=', 'restore_done');
  return (await restored.where('last_at', '>=', at).executeTakeFirst()) !== undefined;
}

/** What of a post has to be the same in the same version. */
export const postWords = ['title', 'html', 'slug', 'date', 'language', 'cover', 'excerpt'] as const;

const columns = ['id', 'version', ...postWords] as const;

/** Texts can be two million characters long. */
const batch = 20;

/** Posts that were last changed before then, by their ids, those behind `after`. */
export function listPostsBefore(db: Kysely<Schema>, before: string, after: string) {
  return db
    .selectFrom('posts')
    .select([...columns])
    .where('id', '>', after)
    .where('updated_at', '<', before)
    .orderBy('id')
    .limit(batch)
    .execute();
}

/** Those of these posts that were last changed before then. */
export function findPostsBefore(db: Kysely<Schema>, before: string, ids: readonly string[]) {
  return db
    .selectFrom('posts')
    .select([...columns])
    .where('id', 'in', ids)
    .where('updated_at', '<', before)
    .execute();
}

/** The originals of pictures that were uploaded before then. */
export function listOriginalsBefore(db: Kysely<Schema>, before: string) {
  return db
    .selectFrom('media_files')
    .innerJoin('media', 'media.id', 'media_files.media_id')
    .select(['media_id', 'media_files.width'])
    .where('format', '=', 'master')
    .where('created_at', '<', before)
    .execute();
}

export async function findOriginal(
  db: Kysely<Schema>,
  { media_id: id, width }: { media_id: string; width: number },
): Promise<Uint8Array | undefined> {
  const file = db.selectFrom('media_files').select('bytes').where('media_id', '=', id);
  const found = await file.where('width', '=', width).where('format', '=', 'master').executeTakeFirst();
  return found?.bytes;
}

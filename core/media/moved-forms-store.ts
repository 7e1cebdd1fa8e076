import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { FormName } from './media-object-store.ts';
import type { FileFormat } from './picture-format.ts';

export type FormTable = 'media_files' | 'media_objects';

/** Names of the forms in a table that come after one of them, in their order. */
export async function listForms(
  db: Kysely<Schema>,
  table: FormTable,
  after: FormName | undefined,
  limit: number,
): Promise<FormName[]> {
  const rows = await db
    .selectFrom(table)
    .select(['media_id', 'width', 'format'])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(media_id, width, format) > (${after?.media_id}, ${after?.width}, ${after?.format})`,
      ),
    )
    .orderBy('media_id')
    .orderBy('width')
    .orderBy('format')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, format: row.format as FileFormat }));
}

export async function countForms(db: Kysely<Schema>, table: FormTable): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes a form's row; false where it is gone already. */
export async function takeForm(
  db: Kysely<Schema>,
  table: FormTable,
  { media_id, width, format }: FormName,
): Promise<boolean> {
  const taken = await db
    .deleteFrom(table)
    .where('media_id', '=', media_id)
    .where('width', '=', width)
    .where('format', '=', format)
    .returning('media_id')
    .executeTakeFirst();
  return taken !== undefined;
}

import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import pLimit from 'p-limit';
import type { Db, MediaObjectsTable } from '../../db/schema.ts';
import { countFound } from '../../db/statements.ts';
import { ImagesUnavailable } from '../../shared/result.ts';
import type { FileFormat } from './picture-format.ts';

/** How long an object may exist without a row, in milliseconds: no upload takes longer. */
export const unrecordedMs = 60 * 60 * 1000;

/** How long an object stays after its row, in milliseconds: visitors and backups may still be reading it. */
export const graceMs = 24 * 60 * 60 * 1000;

/** The key is unique, so that removing an object never removes a newer one. */
export function newKey({
  media_id,
  width,
  format,
}: {
  media_id: string;
  width: number;
  format: string;
}): string {
  return `media/${media_id}/${width}-${format}-${randomUUID()}`;
}

export type MediaObject = Selectable<MediaObjectsTable>;

export interface FormName {
  media_id: string;
  width: number;
  format: FileFormat;
}

export type FormPlace = { bytes: Uint8Array } | { object: MediaObject };

/** Finds a file with one statement for both tables, because a file being moved is in only one of them. */
export async function findFormPlace(db: Db, form: FormName): Promise<FormPlace | undefined> {
  const { media_id, width, format } = form;
  const named = db
    .selectFrom('media_objects')
    .select([sql<Uint8Array | null>`null`.as('bytes'), 'key', 'size', 'sha256'])
    .where(({ and }) => and({ media_id, width, format }));
  const held = db
    .selectFrom('media_files')
    .select([
      sql<Uint8Array | null>`bytes`.as('bytes'),
      sql<string>`''`.as('key'),
      sql<number>`0`.as('size'),
      sql<string>`''`.as('sha256'),
    ])
    .where(({ and }) => and({ media_id, width, format }));
  const [row] = await held.unionAll(named).execute();
  if (!row) return undefined;
  const { bytes, ...object } = row;
  return bytes ? { bytes } : { object: { ...form, ...object } };
}

/** Records an object before it is written. Without a row, it may be removed from `removeAt` on. */
export async function announceObject(db: Db, key: string, removeAt: string): Promise<void> {
  await db.insertInto('own_objects').values({ key, remove_at: removeAt }).execute();
}

/** Safety margin in ms before the deadline, because the clock of the removing process may be ahead. */
const clockMarginMs = 10 * 60 * 1000;

/**
 * Records a written object. If the file already has one, the new object will be removed. Throws
 * `ImagesUnavailable` if writing took so long that the object may have been removed.
 */
export async function insertMediaObject(db: Db, object: MediaObject, now: Date): Promise<void> {
  const inserted = await db
    .insertInto('media_objects')
    .values(object)
    .onConflict((conflict) => conflict.columns(['media_id', 'width', 'format']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!inserted) return;
  const soonest = new Date(now.getTime() + clockMarginMs).toISOString();
  const kept = await db
    .updateTable('own_objects')
    .set({ remove_at: null })
    .where('key', '=', object.key)
    .where('remove_at', '>', soonest)
    .returning('key')
    .executeTakeFirst();
  if (!kept) throw new ImagesUnavailable(`Writing ${object.key} took too long.`);
}

/**
 * Marks objects for removal, except those of other installations. Call it in the transaction that deletes
 * their rows, before deleting them.
 */
export async function releaseObjects(db: Db, media_id: string, removeAt: string): Promise<void> {
  await db
    .updateTable('own_objects')
    .set({ remove_at: removeAt })
    .where('key', 'in', (objects) =>
      objects.selectFrom('media_objects').select('key').where('media_id', '=', media_id),
    )
    .execute();
}

export async function releaseObject(db: Db, key: string, removeAt: string): Promise<void> {
  await db.updateTable('own_objects').set({ remove_at: removeAt }).where('key', '=', key).execute();
}

export async function findMediaObject(
  db: Db,
  { media_id, width, format }: FormName,
): Promise<MediaObject | undefined> {
  return db
    .selectFrom('media_objects')
    .selectAll()
    .where(({ and }) => and({ media_id, width, format }))
    .executeTakeFirst();
}

export async function listRemovableObjects(db: Db, now: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('own_objects')
    .select('key')
    .where('remove_at', '<=', now)
    .orderBy('remove_at')
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

export async function removeObject(db: Db, key: string): Promise<void> {
  await db.deleteFrom('own_objects').where('key', '=', key).execute();
}

/** Marks the objects that no row refers to for removal. Call it after all rows were replaced. */
export async function releaseUnused(transaction: Db, now: Date): Promise<void> {
  const named = transaction.selectFrom('media_objects').select('key');
  await transaction
    .updateTable('own_objects')
    .set({ remove_at: new Date(now.getTime() + graceMs).toISOString() })
    .where('remove_at', 'is', null)
    .where('key', 'not in', named)
    .execute();
  await transaction.updateTable('own_objects').set({ remove_at: null }).where('key', 'in', named).execute();
}

export interface MediaFile {
  media_id: string;
  width: number;
  format: FileFormat;
  bytes: Uint8Array;
}

/** A file that another request has created in the meantime stays. */
export async function insertMediaFile(db: Db, file: MediaFile): Promise<void> {
  await db
    .insertInto('media_files')
    .values(file)
    .onConflict((conflict) => conflict.columns(['media_id', 'width', 'format']).doNothing())
    .execute();
}

type FormTable = 'media_files' | 'media_objects';

async function listForms(db: Db, table: FormTable, after: FormName | undefined, limit: number) {
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

export async function countForms(db: Db, table: FormTable): Promise<number> {
  return countFound(db.selectFrom(table));
}

export async function takeForm(db: Db, table: FormTable, { media_id, width, format }: FormName) {
  const taken = await db
    .deleteFrom(table)
    .where(({ and }) => and({ media_id, width, format }))
    .returning('media_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The number of files processed at the same time. Each is in memory several times. */
const atOnce = 3;
const batch = 200;

/** Runs `work` on a table's files, in order, a few at a time. Stops at the first failure or on `signal`. */
export async function eachForm(
  db: Db,
  table: FormTable,
  work: (form: FormName) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const limit = pLimit(atOnce);
  const failures: unknown[] = [];
  let after: FormName | undefined;
  for (;;) {
    const forms = await listForms(db, table, after, batch);
    const works = forms.map((form) =>
      limit(async () => {
        if (failures.length > 0 || signal?.aborted) return;
        await work(form).catch((error: unknown) => failures.push(error));
      }),
    );
    await Promise.all(works);
    if (failures.length > 0) throw failures[0];
    if (signal?.aborted || forms.length < batch) return;
    after = forms.at(-1);
  }
}

import { type Kysely, type Selectable, sql } from 'kysely';
import type { MediaObjectsTable, Schema } from '../../db/schema.ts';
import { PicturesAway } from '../../shared/result.ts';
import { graceMs } from './object-times.ts';
import type { FileFormat } from './picture-format.ts';

export type MediaObject = Selectable<MediaObjectsTable>;

export interface FormName {
  media_id: string;
  /** In pixels. */
  width: number;
  format: FileFormat;
}

/** Where the bytes of a form are: the row has them, or says which object has them. */
export type FormPlace = { bytes: Uint8Array } | { object: MediaObject };

/** Both tables by one statement: a form that is moved meanwhile is in one of them. */
export async function findFormPlace(db: Kysely<Schema>, form: FormName): Promise<FormPlace | undefined> {
  const { media_id, width, format } = form;
  const named = db
    .selectFrom('media_objects')
    .select([sql<Uint8Array | null>`null`.as('bytes'), 'key', 'size', 'sha256'])
    .where('media_id', '=', media_id)
    .where('width', '=', width)
    .where('format', '=', format);
  const held = db
    .selectFrom('media_files')
    .select([
      sql<Uint8Array | null>`bytes`.as('bytes'),
      sql<string>`''`.as('key'),
      sql<number>`0`.as('size'),
      sql<string>`''`.as('sha256'),
    ])
    .where('media_id', '=', media_id)
    .where('width', '=', width)
    .where('format', '=', format);
  const [row] = await held.unionAll(named).execute();
  if (!row) return undefined;
  const { bytes, ...object } = row;
  return bytes ? { bytes } : { object: { ...form, ...object } };
}

/** Notes an object before it is written: until a row has it, it may be removed from `removeAt` on. */
export async function announceObject(db: Kysely<Schema>, key: string, removeAt: string): Promise<void> {
  await db.insertInto('own_objects').values({ key, remove_at: removeAt }).execute();
}

/** In milliseconds: nearer to its end, an object may be on its way out by another machine's clock. */
const clockMarginMs = 10 * 60 * 1000;

/**
 * Records where a form is, unless that is known already: then the new object is left to be removed. Throws
 * `PicturesAway` where writing it took so long that it may be removed by now.
 */
export async function insertMediaObject(db: Kysely<Schema>, object: MediaObject, now: Date): Promise<void> {
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
  if (!kept) throw new PicturesAway(`Writing ${object.key} took too long.`);
}

/** Leaves objects to be removed; those that another installation wrote stay. Before their rows go, in the same transaction. */
export async function releaseObjects(db: Kysely<Schema>, media_id: string, removeAt: string): Promise<void> {
  await db
    .updateTable('own_objects')
    .set({ remove_at: removeAt })
    .where('key', 'in', (objects) =>
      objects.selectFrom('media_objects').select('key').where('media_id', '=', media_id),
    )
    .execute();
}

/** Leaves one object to be removed. */
export async function releaseObject(db: Kysely<Schema>, key: string, removeAt: string): Promise<void> {
  await db.updateTable('own_objects').set({ remove_at: removeAt }).where('key', '=', key).execute();
}

export async function findMediaObject(db: Kysely<Schema>, form: FormName): Promise<MediaObject | undefined> {
  return db
    .selectFrom('media_objects')
    .selectAll()
    .where('media_id', '=', form.media_id)
    .where('width', '=', form.width)
    .where('format', '=', form.format)
    .executeTakeFirst();
}

export async function listRemovableObjects(
  db: Kysely<Schema>,
  now: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('own_objects')
    .select('key')
    .where('remove_at', '<=', now)
    .orderBy('remove_at')
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

export async function forgetObject(db: Kysely<Schema>, key: string): Promise<void> {
  await db.deleteFrom('own_objects').where('key', '=', key).execute();
}

/** Leaves to be removed what rows named before all of them were replaced, and keeps what they name now. */
export async function releaseUnused(transaction: Kysely<Schema>, now: Date): Promise<void> {
  const named = transaction.selectFrom('media_objects').select('key');
  await transaction
    .updateTable('own_objects')
    .set({ remove_at: new Date(now.getTime() + graceMs).toISOString() })
    .where('remove_at', 'is', null)
    .where('key', 'not in', named)
    .execute();
  await transaction.updateTable('own_objects').set({ remove_at: null }).where('key', 'in', named).execute();
}

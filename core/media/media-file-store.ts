import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { FileFormat } from './picture-format.ts';

export interface MediaFile {
  media_id: string;
  /** In pixels. */
  width: number;
  format: FileFormat;
  bytes: Uint8Array;
}

/** Keeps a form of a picture; one that another request has made meanwhile stays. */
export async function insertMediaFile(db: Kysely<Schema>, file: MediaFile): Promise<void> {
  await db
    .insertInto('media_files')
    .values(file)
    .onConflict((conflict) => conflict.columns(['media_id', 'width', 'format']).doNothing())
    .execute();
}

export async function findMediaBytes(
  db: Kysely<Schema>,
  { media_id, width, format }: Omit<MediaFile, 'bytes'>,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('media_files')
    .select('bytes')
    .where('media_id', '=', media_id)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst();
  return row?.bytes;
}

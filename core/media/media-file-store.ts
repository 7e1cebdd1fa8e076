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

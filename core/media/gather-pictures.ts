import type { Database } from '../../db/connect.ts';
import { PicturesAway } from '../../shared/result.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { eachForm } from './each-form.ts';
import { insertMediaFile } from './media-file-store.ts';
import { type FormName, findFormPlace } from './media-object-store.ts';
import { countForms, takeForm } from './moved-forms-store.ts';
import { readObject } from './read-object.ts';

/** The site a copy is made of, which goes on meanwhile, and where the bytes of its pictures are. */
interface Site {
  db: Database;
  objects: ObjectStore | undefined;
}

/**
 * Brings the bytes that lie in the object store into a copy of the database, each checked by its SHA-256. A row of
 * `media_objects` that is left in the copy is one whose bytes are lost. Throws `ObjectStoreError` where the store is
 * away, `PicturesAway` where none is named.
 */
export async function gatherPictures(copy: Database, { db, objects }: Site): Promise<undefined> {
  const count = await countForms(copy.kysely, 'media_objects');
  if (count === 0) return undefined;
  if (!objects)
    throw new PicturesAway(`${count} files of pictures lie in a store, but S3_BUCKET names none.`);
  const read = async (form: FormName) => {
    const inCopy = await findFormPlace(copy.kysely, form);
    const bytes = inCopy && (await readPlace(objects, inCopy));
    if (bytes) return bytes;
    // It may have been moved since the copy was begun.
    const now = await findFormPlace(db.kysely, form);
    return now && readPlace(objects, now);
  };
  await eachForm(copy.kysely, 'media_objects', async (form) => {
    const bytes = await read(form);
    if (!bytes) return;
    await copy.kysely.transaction().execute(async (transaction) => {
      await takeForm(transaction, 'media_objects', form);
      await insertMediaFile(transaction, { ...form, bytes });
    });
  });
  return undefined;
}

async function readPlace(
  objects: ObjectStore,
  place: NonNullable<Awaited<ReturnType<typeof findFormPlace>>>,
): Promise<Uint8Array | undefined> {
  return 'bytes' in place ? place.bytes : readObject(objects, place.object);
}

import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import { ImagesUnavailable } from '../../shared/result.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';
import {
  announceObject,
  type FormName,
  type FormPlace,
  findFormPlace,
  insertMediaFile,
  insertMediaObject,
  type MediaObject,
  newKey,
  unrecordedMs,
} from './media-files-store.ts';

/** Where images are stored: new ones in the object store if `isForNew`, existing ones as their rows say. */
export interface PictureStorage {
  objects?: ObjectStore | undefined;
  /** Whether new images go to the object store. */
  isForNew: boolean;
}

export const inDatabase: PictureStorage = { isForNew: false };

/** An image file. Bytes in the object store aren't read until `open` is called. */
export interface FormContent {
  /** In bytes. */
  size: number;
  /** Throws `ImagesUnavailable` if the bytes can't be read. A returned stream must be read or destroyed. */
  open(): Promise<Uint8Array | Readable>;
}

export interface NewForm extends FormName {
  bytes: Uint8Array;
}

export interface PictureFiles {
  find(form: FormName): Promise<FormContent | undefined>;
  /** Reads the whole file into memory. Bytes from the object store are checked by their hash. */
  read(form: FormName): Promise<Uint8Array | undefined>;
  /** Writes the bytes of new images. Returns a function that records them in the image's transaction. */
  write(forms: NewForm[]): Promise<(transaction: Db) => Promise<void>>;
}

export function createPictureFiles(
  { kysely }: Pick<Database, 'kysely'>,
  { objects, isForNew }: PictureStorage,
  now: () => Date,
): PictureFiles {
  const storeOf = (key: string): ObjectStore => {
    if (objects) return objects;
    throw new ImagesUnavailable(`The object ${key} is in object storage, but S3_BUCKET isn’t set.`);
  };

  /** Opens a file. If its object is missing, looks again, because the image may have been moved. */
  const openPlace = async (form: FormName, place: FormPlace, canRetry = true) => {
    if ('bytes' in place) return place.bytes;
    const { key } = place.object;
    const opened = await orAway(storeOf(key).get(key));
    if (opened) return opened.body;
    const moved = canRetry ? await findFormPlace(kysely, form) : undefined;
    if (moved) return openPlace(form, moved, false);
    throw new ImagesUnavailable(`The object ${key} is missing from object storage.`);
  };

  return {
    find: async (form) => {
      const place = await findFormPlace(kysely, form);
      if (!place) return undefined;
      const size = 'bytes' in place ? place.bytes.length : place.object.size;
      return { size, open: () => openPlace(form, place) };
    },
    read: async (form) => {
      const place = await findFormPlace(kysely, form);
      const content = place && (await openPlace(form, place));
      if (!content || content instanceof Uint8Array) return content;
      const bytes = await orAway(buffer(content));
      if ('object' in place && sha256(bytes) !== place.object.sha256) {
        throw new ImagesUnavailable(`The object ${place.object.key} is corrupted.`);
      }
      return bytes;
    },
    write: async (forms) => {
      if (!objects || !isForNew) {
        return async (transaction) => {
          for (const form of forms) await insertMediaFile(transaction, form);
        };
      }
      const written: MediaObject[] = [];
      for (const { bytes, ...form } of forms) {
        const key = newKey(form);
        await announceObject(kysely, key, new Date(now().getTime() + unrecordedMs).toISOString());
        const sent = await orAway(objects.put(key, bytes, { sha256: sha256(bytes) }));
        written.push({ ...form, key, ...sent });
      }
      return async (transaction) => {
        for (const object of written) await insertMediaObject(transaction, object, now());
      };
    },
  };
}

/** Distinguishes failures of the object store from problems with an image. */
async function orAway<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ObjectStoreError ? new ImagesUnavailable(error.message) : error;
  }
}

/** Reads all bytes of an object; undefined if it is missing or has changed. Throws `ObjectStoreError`. */
export async function readObject(
  objects: ObjectStore,
  wanted: { key: string; sha256: string },
): Promise<Uint8Array | undefined> {
  const opened = await objects.get(wanted.key);
  const bytes = opened && (await buffer(opened.body));
  return bytes && sha256(bytes) === wanted.sha256 ? bytes : undefined;
}

/** Returns the SHA-256 in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

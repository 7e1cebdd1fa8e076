import pLimit from 'p-limit';
import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import { ImagesUnavailable } from '../../shared/result.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';
import {
  announceObject,
  countForms,
  eachForm,
  type FormName,
  findFormPlace,
  findMediaObject,
  graceMs,
  insertMediaFile,
  insertMediaObject,
  listRemovableObjects,
  type MediaObject,
  newKey,
  releaseObject,
  removeObject,
  takeForm,
  unrecordedMs,
} from './media-files-store.ts';
import { lockMedia } from './media-store.ts';
import { readObject, sha256 } from './picture-files.ts';

export interface MovedPictures {
  files: number;
  bytes: number;
  /** Files that stay where they are because their bytes are missing in the object store or have changed. */
  lost: FormName[];
}

interface Move {
  db: Database;
  objects: ObjectStore;
  now: () => Date;
}

interface MoveOptions {
  to: 'database' | 's3';
  onProgress?: (progress: { done: number; total: number }) => void;
  /** Stops the move after the current file. The same call resumes it. */
  signal?: AbortSignal;
}

/**
 * Moves all images to the object store, or back, while the site runs. Each file is written, read back and
 * compared by SHA-256 before its row changes. An interrupted move can be resumed. Throws `ObjectStoreError`.
 */
export async function movePictures(move: Move, options: MoveOptions): Promise<MovedPictures> {
  const { kysely } = move.db;
  const { to, onProgress, signal } = options;
  const from = to === 's3' ? 'media_files' : 'media_objects';
  const moveForm = to === 's3' ? moveOut : moveIn;
  const result: MovedPictures = { files: 0, bytes: 0, lost: [] };
  const total = await countForms(kysely, from);
  let done = 0;
  const moveOne = async (form: FormName) => {
    const bytes = await moveForm(move, form);
    if (bytes === 'lost') result.lost.push(form);
    else if (bytes !== 'gone') {
      result.files += 1;
      result.bytes += bytes;
    }
    done += 1;
    onProgress?.({ done, total: Math.max(total, done) });
  };
  await eachForm(kysely, from, moveOne, signal);
  return result;
}

/** Moves a file and returns its size in bytes; `gone` if another process has moved or removed it. */
type FormMove = (move: Move, form: FormName) => Promise<number | 'gone' | 'lost'>;

const moveOut: FormMove = async ({ db, objects, now }, form) => {
  const place = await findFormPlace(db.kysely, form);
  if (!place || !('bytes' in place)) return 'gone';
  const { bytes } = place;
  const key = newKey(form);
  await announceObject(db.kysely, key, inMs(now(), unrecordedMs));
  const sent = await objects.put(key, bytes, { sha256: sha256(bytes) });
  if (!(await readObject(objects, { key, ...sent }))) {
    throw new ObjectStoreError('damaged', `${objects.place}${key} differs from the uploaded file.`);
  }
  const isMoved = await change(db, form, async (transaction) => {
    if (!(await takeForm(transaction, 'media_files', form))) return false;
    // Two processes may have created the same format and stored it in two places.
    const other = await findMediaObject(transaction, form);
    if (other) await releaseObject(transaction, other.key, inMs(now(), graceMs));
    await takeForm(transaction, 'media_objects', form);
    await insertMediaObject(transaction, { ...form, key, ...sent }, now());
    return true;
  });
  return isMoved ? bytes.length : 'gone';
};

const moveIn: FormMove = async ({ db, objects, now }, form) => {
  const object = await findMediaObject(db.kysely, form);
  if (!object) return 'gone';
  const bytes = await readObject(objects, object);
  if (!bytes) {
    const isThere = (await findMediaObject(db.kysely, form))?.key === object.key;
    return isThere ? 'lost' : 'gone';
  }
  const isMoved = await change(db, form, async (transaction) => {
    if ((await findMediaObject(transaction, form))?.key !== object.key) return false;
    await takeForm(transaction, 'media_objects', form);
    await takeForm(transaction, 'media_files', form);
    await insertMediaFile(transaction, { ...form, bytes });
    const kept = await findFormPlace(transaction, form);
    if (!kept || !('bytes' in kept) || sha256(kept.bytes) !== object.sha256) {
      throw new Error(`The stored copy of ${object.key} differs from the file in object storage.`);
    }
    await releaseObject(transaction, object.key, inMs(now(), graceMs));
    return true;
  });
  return isMoved ? bytes.length : 'gone';
};

/** Runs `work` in a transaction that locks the image. False if the image was removed. */
function change(
  { kysely, dialect }: Database,
  { media_id }: FormName,
  work: (transaction: Db) => Promise<boolean>,
): Promise<boolean> {
  return kysely
    .transaction()
    .execute(async (transaction) => (await lockMedia(transaction, dialect, media_id)) && work(transaction));
}

function inMs(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

interface Site {
  db: Database;
  objects: ObjectStore | undefined;
}

/**
 * Copies images from the object store to a backup and checks their SHA-256. Rows that remain in
 * `media_objects` have lost their bytes. Throws `ObjectStoreError`, and `ImagesUnavailable` without an object
 * store.
 */
export async function gatherPictures(copy: Database, { db, objects }: Site): Promise<undefined> {
  const count = await countForms(copy.kysely, 'media_objects');
  if (count === 0) return undefined;
  if (!objects)
    throw new ImagesUnavailable(`${count} image files are in object storage, but S3_BUCKET isn’t set.`);
  const read = async (form: FormName) => {
    const inCopy = await findFormPlace(copy.kysely, form);
    const bytes = inCopy && (await readPlace(objects, inCopy));
    if (bytes) return bytes;
    // The image may have been moved since the snapshot.
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

type Style = (objects: ObjectStore, object: MediaObject) => Promise<boolean>;

/** Checks an object with one short request. */
const isThere: Style = async (objects, { key, size }) => (await objects.head(key))?.size === size;

/** Checks an object by reading every byte. */
const isWhole: Style = async (objects, object) => (await readObject(objects, object)) !== undefined;

/** Lists images that are missing in the object store or have another size. Throws `ObjectStoreError`. */
export function listMissing(db: Database, objects: ObjectStore): Promise<FormName[]> {
  return listFaulty(db, objects, isThere);
}

/** Lists images that are missing or changed in the object store; reads all. Throws `ObjectStoreError`. */
export function listDamaged(db: Database, objects: ObjectStore): Promise<FormName[]> {
  return listFaulty(db, objects, isWhole);
}

async function listFaulty({ kysely }: Database, objects: ObjectStore, look: Style): Promise<FormName[]> {
  const faulty: FormName[] = [];
  await eachForm(kysely, 'media_objects', async (form) => {
    const object = await findMediaObject(kysely, form);
    if (object && !(await look(objects, object))) faulty.push(form);
  });
  return faulty;
}

const batch = 200;
const atOnce = 4;

/** How far the clocks of two machines may differ, in milliseconds. */
const clockMarginMs = 10 * 60 * 1000;

/**
 * Removes objects without a row and those of interrupted uploads, except objects that were in use at
 * `namedSince`, when the oldest backup that references objects was made. Several processes may run it at the
 * same time. Returns the number of removed objects. After an error, the next run retries the rest.
 */
export async function removeObjects(db: Database, objects: ObjectStore, now: Date, namedSince?: Date) {
  // An object that may be removed now lost its row a day earlier (`graceMs`).
  const named = namedSince && namedSince.getTime() - clockMarginMs + graceMs;
  const until = new Date(Math.min(now.getTime(), named ?? Number.POSITIVE_INFINITY)).toISOString();
  const limit = pLimit(atOnce);
  let removed = 0;
  for (;;) {
    const keys = await listRemovableObjects(db.kysely, until, batch);
    const done = keys.map((key) =>
      limit(async () => {
        await objects.remove(key);
        await removeObject(db.kysely, key);
      }),
    );
    await Promise.all(done);
    removed += keys.length;
    if (keys.length < batch) return removed;
  }
}

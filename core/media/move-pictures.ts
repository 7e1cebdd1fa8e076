import pLimit from 'p-limit';
import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import { PicturesAway } from '../../shared/result.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';
import {
  announceObject,
  countForms,
  eachForm,
  type FormName,
  findFormPlace,
  findMediaObject,
  forgetObject,
  graceMs,
  insertMediaFile,
  insertMediaObject,
  listRemovableObjects,
  type MediaObject,
  newKey,
  releaseObject,
  takeForm,
  unrecordedMs,
} from './media-files-store.ts';
import { lockMedia } from './media-store.ts';
import { readObject, sha256 } from './picture-files.ts';

export interface MovedPictures {
  /** Files: a picture has several forms. */
  files: number;
  /** Of all of them. */
  bytes: number;
  /** Files whose bytes are missing in the store or are not as they were written: they stay where they are. */
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
  /** Ends the move between two files; the same call goes on later. */
  signal?: AbortSignal;
}

/**
 * Moves all pictures into the object store, or back, while they are read and others are uploaded: each file is written,
 * read back and compared by its SHA-256, and then its row changes at once. Broken off, it goes on where it was. Throws
 * `ObjectStoreError` where the store is away.
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

/** What was moved, in bytes; `gone` where somebody else has moved or removed it meanwhile. */
type FormMove = (move: Move, form: FormName) => Promise<number | 'gone' | 'lost'>;

const moveOut: FormMove = async ({ db, objects, now }, form) => {
  const place = await findFormPlace(db.kysely, form);
  if (!place || !('bytes' in place)) return 'gone';
  const { bytes } = place;
  const key = newKey(form);
  await announceObject(db.kysely, key, inMs(now(), unrecordedMs));
  const sent = await objects.put(key, bytes, { sha256: sha256(bytes) });
  if (!(await readObject(objects, { key, ...sent }))) {
    throw new ObjectStoreError('damaged', `${objects.place}${key} was not kept as it was sent.`);
  }
  const isMoved = await change(db, form, async (transaction) => {
    if (!(await takeForm(transaction, 'media_files', form))) return false;
    // Two processes may have made the same form, and put it in two places.
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
      throw new Error(`${object.key} was not kept as it was read.`);
    }
    await releaseObject(transaction, object.key, inMs(now(), graceMs));
    return true;
  });
  return isMoved ? bytes.length : 'gone';
};

/** In one transaction, while nobody removes the picture; false where it is removed. */
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

/** Whether the store has what a row names. */
type Look = (objects: ObjectStore, object: MediaObject) => Promise<boolean>;

/** By what the store says of it: one short request each. */
const isThere: Look = async (objects, { key, size }) => (await objects.head(key))?.size === size;

/** By every byte of it. */
const isWhole: Look = async (objects, object) => (await readObject(objects, object)) !== undefined;

/** The files that a database names and the store has not, or not in their size. Throws `ObjectStoreError`. */
export function listMissing(db: Database, objects: ObjectStore): Promise<FormName[]> {
  return listFaulty(db, objects, isThere);
}

/** The files that a database names and the store has not as they were written. Reads all of them. Throws `ObjectStoreError`. */
export function listDamaged(db: Database, objects: ObjectStore): Promise<FormName[]> {
  return listFaulty(db, objects, isWhole);
}

async function listFaulty({ kysely }: Database, objects: ObjectStore, look: Look): Promise<FormName[]> {
  const faulty: FormName[] = [];
  await eachForm(kysely, 'media_objects', async (form) => {
    const object = await findMediaObject(kysely, form);
    if (object && !(await look(objects, object))) faulty.push(form);
  });
  return faulty;
}

/** Objects that are asked for at once, and requests under way. */
const batch = 200;
const atOnce = 4;

/** How far the clocks of two machines may be apart, in milliseconds. */
const clockMarginMs = 10 * 60 * 1000;

/**
 * Removes the objects that no row has any longer, and those whose upload broke off; none that was still in use at
 * `namedSince`, when the oldest copy was made that names objects. Several processes may do it at once. Gives how many; throws what the store throws, and what is left is tried again the next time.
 */
export async function removeObjects(
  db: Database,
  objects: ObjectStore,
  now: Date,
  namedSince?: Date,
): Promise<number> {
  // What may be removed at a time lost its row a day before (`graceMs`).
  const named = namedSince && namedSince.getTime() - clockMarginMs + graceMs;
  const until = new Date(Math.min(now.getTime(), named ?? Number.POSITIVE_INFINITY)).toISOString();
  const limit = pLimit(atOnce);
  let removed = 0;
  for (;;) {
    const keys = await listRemovableObjects(db.kysely, until, batch);
    const done = keys.map((key) =>
      limit(async () => {
        await objects.remove(key);
        await forgetObject(db.kysely, key);
      }),
    );
    await Promise.all(done);
    removed += keys.length;
    if (keys.length < batch) return removed;
  }
}

import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';
import { eachForm } from './each-form.ts';
import { insertMediaFile } from './media-file-store.ts';
import {
  announceObject,
  type FormName,
  findFormPlace,
  findMediaObject,
  insertMediaObject,
  releaseObject,
} from './media-object-store.ts';
import { lockMedia } from './media-store.ts';
import { countForms, takeForm } from './moved-forms-store.ts';
import { graceMs, newKey, unrecordedMs } from './object-times.ts';
import { readObject, sha256 } from './read-object.ts';

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
  work: (transaction: Kysely<Schema>) => Promise<boolean>,
): Promise<boolean> {
  return kysely
    .transaction()
    .execute(async (transaction) => (await lockMedia(transaction, dialect, media_id)) && work(transaction));
}

function inMs(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import type { Database } from '../../db/connect.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { insertMediaFile } from './media-file-store.ts';
import {
  announceObject,
  type FormName,
  findFormPlace,
  insertMediaObject,
  findMediaObject,
  releaseObject,
} from './media-object-store.ts';
import { countForms, listForms, takeForm } from './moved-forms-store.ts';
import { newKey, sha256, unrecordedMs } from './picture-files.ts';

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

/** Files under way at once: each is whole in memory. */
const atOnce = 3;
const batch = 200;

/** How long an object stays that a reader may have been sent to, in milliseconds. */
const graceMs = 60_000;

/**
 * Moves all pictures into the object store, or back, while they are read and others are uploaded: each file is written,
 * read back and compared by its SHA-256, and then its row changes at once. Broken off, it goes on where it was. Throws
 * `ObjectStoreError` where the store is away.
 */
export async function movePictures(move: Move, options: MoveOptions): Promise<MovedPictures> {
  const { kysely } = move.db;
  const from = options.to === 's3' ? 'media_files' : 'media_objects';
  const moveForm = options.to === 's3' ? moveOut : moveIn;
  const result: MovedPictures = { files: 0, bytes: 0, lost: [] };
  const total = await countForms(kysely, from);
  const limit = pLimit(atOnce);
  let done = 0;
  const failures: unknown[] = [];
  let after: FormName | undefined;
  for (;;) {
    const forms = await listForms(kysely, from, after, batch);
    const moves = forms.map((form) =>
      limit(async () => {
        if (failures.length > 0 || options.signal?.aborted) return;
        const bytes = await moveForm(move, form).catch((error: unknown) => {
          failures.push(error);
        });
        if (bytes === undefined) return;
        if (bytes === 'lost') result.lost.push(form);
        else if (bytes !== 'gone') {
          result.files += 1;
          result.bytes += bytes;
        }
        done += 1;
        options.onProgress?.({ done, total: Math.max(total, done) });
      }),
    );
    await Promise.all(moves);
    if (failures.length > 0) throw failures[0];
    if (options.signal?.aborted || forms.length < batch) return result;
    after = forms.at(-1);
  }
}

/** What was moved, in bytes; `gone` where somebody else has moved or removed it meanwhile. */
type FormMove = (move: Move, form: FormName) => Promise<number | 'gone' | 'lost'>;

const moveOut: FormMove = async ({ db, objects, now }, form) => {
  const place = await findFormPlace(db.kysely, form);
  if (!place || !('bytes' in place)) return 'gone';
  const { bytes } = place;
  const key = newKey(form);
  await announceObject(db.kysely, key, inMs(now, unrecordedMs));
  const sent = await objects.put(key, bytes, { sha256: sha256(bytes) });
  if ((await hashOf(objects, key))?.sha256 !== sent.sha256) throw new Error(`${key} was not kept as it was sent.`);
  const isMoved = await db.kysely.transaction().execute(async (transaction) => {
    if (!(await takeForm(transaction, 'media_files', form))) return false;
    // Two processes may have made the same form, and put it in two places.
    const other = await findMediaObject(transaction, form);
    if (other) await releaseObject(transaction, other.key, inMs(now, graceMs));
    await takeForm(transaction, 'media_objects', form);
    await insertMediaObject(transaction, { ...form, key, ...sent });
    return true;
  });
  return isMoved ? bytes.length : 'gone';
};

const moveIn: FormMove = async ({ db, objects, now }, form) => {
  const object = await findMediaObject(db.kysely, form);
  if (!object) return 'gone';
  const read = await hashOf(objects, object.key);
  if (read?.sha256 !== object.sha256) {
    const isThere = (await findMediaObject(db.kysely, form))?.key === object.key;
    return isThere ? 'lost' : 'gone';
  }
  const { bytes } = read;
  const isMoved = await db.kysely.transaction().execute(async (transaction) => {
    if (!(await takeForm(transaction, 'media_objects', form))) return false;
    await takeForm(transaction, 'media_files', form);
    await insertMediaFile(transaction, { ...form, bytes });
    const kept = await findFormPlace(transaction, form);
    if (!kept || !('bytes' in kept) || sha256(kept.bytes) !== object.sha256) {
      throw new Error(`${object.key} was not kept as it was read.`);
    }
    await releaseObject(transaction, object.key, inMs(now, graceMs));
    return true;
  });
  return isMoved ? bytes.length : 'gone';
};

async function hashOf(objects: ObjectStore, key: string) {
  const opened = await objects.get(key);
  const bytes = opened && (await buffer(opened.body));
  return bytes && { bytes, sha256: sha256(bytes) };
}

function inMs(now: () => Date, ms: number): string {
  return new Date(now().getTime() + ms).toISOString();
}

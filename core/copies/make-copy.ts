import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../db/connect.ts';
import { checkSealOf, writeSnapshot } from '../../db/snapshot.ts';
import { clearWorkingFolders, makeWorkingFolder } from '../../db/working-folder.ts';
import type { CopiedPictures, CopyFacts } from '../../shared/copies.ts';
import { PicturesAway } from '../../shared/result.ts';
import { summarise } from '../backup/write-backup.ts';
import { gatherPictures, listMissing } from '../media/move-pictures.ts';
import { isObjectKey, type ObjectStore } from '../object-store/object-store.ts';
import type { CopyKey } from './copy-keys.ts';
import { CopyError } from './copy-places.ts';
import { copiesToRemove, copyName, type KeepRules, timeOfCopy } from './copy-schedule.ts';
import { decrypt, encrypt } from './encryption.ts';

export interface CopyOrder {
  db: Database;
  store: ObjectStore;
  /** Where pictures may lie that are not in the database. */
  objects?: ObjectStore | undefined;
  /** What the copy holds of those: their bytes, unless it says otherwise. */
  pictures?: CopiedPictures | undefined;
  /** The first encrypts. */
  keys: readonly CopyKey[];
  /** Where the copy is made before it is sent: as much room as the site itself takes. */
  dataDir: string;
  keep: KeepRules;
  now?: Date;
}

export interface CheckedCopy {
  name: string;
  facts: CopyFacts;
}

export interface MadeCopy extends CheckedCopy {
  /** Files of pictures that are not in it, or that it names in vain, because the object store has lost them. */
  missingFiles: number;
}

/**
 * Makes an encrypted copy, reads it back, and removes those that are too many by then. What has a copy's name is whole; one
 * that is not as it was sent is removed. Throws ObjectStoreError, PicturesAway, CopyError (`damaged`) and what the disk says.
 */
export async function makeCopy(order: CopyOrder): Promise<MadeCopy> {
  const { db, store, keys, dataDir, keep, pictures = 'contents', now = new Date() } = order;
  const [key] = keys;
  if (!key) throw new CopyError('key_missing', 'There is no key to encrypt a copy with');
  await clearWorkingFolders(dataDir);
  const folder = await makeWorkingFolder(dataDir, '.backup-');
  try {
    // Whether the place can be had is known before the work.
    const name = copyName(now, new Set(await namesIn(store)), pictures);
    let missingReferences = 0;
    let picturesAt: string | undefined;
    const rows = await writeSnapshot(db, folder.path, now, async (copy) => {
      if (pictures === 'contents') return gatherPictures(copy, { db, objects: order.objects });
      const found = await checkReferences(copy, order.objects);
      missingReferences = found.missing;
      picturesAt = found.place;
      return picturesAt;
    });
    const file = join(folder.path, 'site.db');
    const { size } = await stat(file);
    await store.put(name, encrypt(createReadStream(file), key), { size });
    await proveCopy(store, name, keys);
    const removed = copiesToRemove(await namesIn(store), keep);
    for (const each of removed) await store.remove(each);
    const { missingFiles, ...facts } = summarise({ rows, picturesAt: picturesAt ?? null }, size);
    return {
      name,
      facts: { ...facts, removed: removed.length },
      missingFiles: missingFiles + missingReferences,
    };
  } finally {
    await folder.remove();
  }
}

/** Looks whether the store has what a copy names. Throws `PicturesAway` where none is known. */
async function checkReferences(
  copy: Database,
  objects: ObjectStore | undefined,
): Promise<{ missing: number; place: string }> {
  if (!objects) throw new PicturesAway('The copy would name pictures in a store, but S3_BUCKET names none.');
  return { missing: (await listMissing(copy, objects)).length, place: objects.place };
}

/** Reads a copy back as it lies in its place: every byte decrypted, and the whole as its checksum says. */
async function proveCopy(store: ObjectStore, name: string, keys: readonly CopyKey[]): Promise<void> {
  try {
    const opened = await store.get(name);
    if (!opened) throw new CopyError('damaged', `The copy ${name} is not where it was written`);
    const seal = await checkSealOf(decrypt(opened.body, keys));
    if (seal !== 'intact') throw new CopyError('damaged', `The copy ${name} is not as it was written`);
  } catch (error) {
    const isDamaged = (error as { code?: unknown }).code === 'damaged';
    if (isDamaged) await store.remove(name).catch(() => undefined);
    throw error;
  }
}

/** The names in a place that may be those of copies. */
async function namesIn(store: ObjectStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of store.list('site-')) names.push(key);
  return names;
}

/** Brings a copy out of its place, decrypted, into a new file for its owner alone. Throws ObjectStoreError, DecryptionError, CopyError (`no_copy`). */
export async function fetchCopy(
  store: ObjectStore,
  name: string,
  keys: readonly CopyKey[],
  file: string,
): Promise<void> {
  // A name that was typed, an address such as `s3://bucket/name` too.
  const opened = isObjectKey(name) ? await store.get(name) : undefined;
  if (!opened) throw new CopyError('no_copy', `There is no copy ${name} in ${store.place}`);
  await decryptTo(opened.body, keys, file);
}

export async function decryptTo(
  body: AsyncIterable<Uint8Array>,
  keys: readonly CopyKey[],
  file: string,
): Promise<void> {
  await pipeline(decrypt(body, keys), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
}

/** The newest copy of a place by its name; undefined where there is none. */
export async function newestCopy(store: ObjectStore): Promise<string | undefined> {
  const copies = (await namesIn(store)).flatMap((name) => {
    const time = timeOfCopy(name)?.getTime();
    return time === undefined ? [] : [{ name, time }];
  });
  return copies.toSorted((one, other) => other.time - one.time)[0]?.name;
}

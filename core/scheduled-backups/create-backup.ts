import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../db/connect.ts';
import { checkSealOf, writeSnapshot } from '../../db/snapshot.ts';
import { clearWorkingFolders, makeWorkingFolder } from '../../db/working-folder.ts';
import type { BackupFacts } from '../../shared/backups.ts';
import { summarize } from '../backup/write-backup.ts';
import { gatherPictures } from '../media/move-pictures.ts';
import { isObjectKey, type ObjectStore } from '../object-store/object-store.ts';
import type { BackupKey } from './backup-keys.ts';
import { BackupError } from './backup-locations.ts';
import { backupName, backupsToDelete, backupTime, type RetentionRules } from './backup-schedule.ts';
import { decrypt, encrypt } from './encryption.ts';

export interface BackupOptions {
  db: Database;
  store: ObjectStore;
  objects?: ObjectStore | undefined;
  keys: readonly BackupKey[];
  /** The data folder. It needs as much free space as the site itself takes. */
  dataDir: string;
  keep: RetentionRules;
  now?: Date;
}

export interface CheckedBackup {
  name: string;
  facts: BackupFacts;
}

export interface CreatedBackup extends CheckedBackup {
  missingFiles: number;
}

/**
 * Writes an encrypted backup, reads it back, and removes old ones. A corrupted new backup is removed. Throws
 * `ObjectStoreError`, `ImagesUnavailable`, `BackupError` (`damaged`) and disk errors.
 */
export async function createBackup(order: BackupOptions): Promise<CreatedBackup> {
  const { db, store, keys, dataDir, keep, now = new Date() } = order;
  const [key] = keys;
  if (!key) throw new BackupError('key_missing', 'No backup key is available');
  await clearWorkingFolders(dataDir);
  const folder = await makeWorkingFolder(dataDir, '.backup-');
  try {
    // Fails early if the location is unavailable.
    const name = backupName(now, new Set(await namesIn(store)));
    const rows = await writeSnapshot(db, folder.path, now, (copy) =>
      gatherPictures(copy, { db, objects: order.objects }),
    );
    const file = join(folder.path, 'site.db');
    const { size } = await stat(file);
    await store.put(name, encrypt(createReadStream(file), key), { size });
    await verifyBackup(store, name, keys);
    const removed = backupsToDelete(await namesIn(store), keep);
    for (const each of removed) await store.remove(each);
    const { missingFiles, ...facts } = summarize({ rows, picturesAt: null }, size);
    return { name, facts: { ...facts, removed: removed.length }, missingFiles };
  } finally {
    await folder.remove();
  }
}

/** Decrypts every byte that was stored and compares the checksum. */
async function verifyBackup(store: ObjectStore, name: string, keys: readonly BackupKey[]): Promise<void> {
  try {
    const opened = await store.get(name);
    if (!opened) throw new BackupError('damaged', `The new backup ${name} can’t be found`);
    const seal = await checkSealOf(decrypt(opened.body, keys));
    if (seal !== 'intact') throw new BackupError('damaged', `The new backup ${name} is corrupted`);
  } catch (error) {
    const isDamaged = (error as { code?: unknown }).code === 'damaged';
    if (isDamaged) await store.remove(name).catch(() => undefined);
    throw error;
  }
}

async function namesIn(store: ObjectStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of store.list('site-')) names.push(key);
  return names;
}

/**
 * Downloads and decrypts a backup to a file that only the owner can read. Throws `ObjectStoreError`,
 * `DecryptionError` and `BackupError` (`no_copy`).
 */
export async function fetchBackup(
  store: ObjectStore,
  name: string,
  keys: readonly BackupKey[],
  file: string,
) {
  // The name may have been typed, for example as `s3://bucket/name`.
  const opened = isObjectKey(name) ? await store.get(name) : undefined;
  if (!opened) throw new BackupError('no_copy', `There is no backup ${name} in ${store.place}`);
  await decryptTo(opened.body, keys, file);
}

export async function decryptTo(body: AsyncIterable<Uint8Array>, keys: readonly BackupKey[], file: string) {
  await pipeline(decrypt(body, keys), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
}

export async function newestBackup(store: ObjectStore): Promise<string | undefined> {
  const copies = (await namesIn(store)).flatMap((name) => {
    const time = backupTime(name)?.getTime();
    return time === undefined ? [] : [{ name, time }];
  });
  return copies.toSorted((one, other) => other.time - one.time)[0]?.name;
}

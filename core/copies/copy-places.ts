import type { CopiedPictures, CopyFailureCode, CopyPlaceKind } from '../../shared/copies.ts';
import { createFolderStore } from '../object-store/folder-store.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';
import { createS3Store, type S3Settings } from '../object-store/s3-store.ts';
import { type CopyKey, CopyKeyError, ensureCopyKeys, keyFileOf, readCopyKeys } from './copy-keys.ts';
import { isOfReferences, timeOfCopy } from './copy-schedule.ts';
import { DecryptionError } from './encryption.ts';

/** What the server's configuration says of copies. It can be sent to another process. */
export interface CopyConfig {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Folders and buckets that are there for copies. */
  folder: string | undefined;
  bucket: S3Settings | undefined;
  /** Where pictures may lie that are not in the database. */
  pictures?: S3Settings | undefined;
  /** What copies hold of those. */
  picturesAs?: CopiedPictures | undefined;
  /** Of the environment; empty where the keys are in the file beside the data. */
  keys: CopyKey[];
}

export interface CopyPlace {
  kind: CopyPlaceKind;
  /** For people. */
  at: string;
}

/** The places that there are. */
export function copyPlaces({ folder, bucket }: Pick<CopyConfig, 'folder' | 'bucket'>): CopyPlace[] {
  return [
    ...(folder === undefined ? [] : [{ kind: 'folder' as const, at: folder }]),
    ...(bucket ? [{ kind: 'bucket' as const, at: `s3://${bucket.bucket}/${bucket.prefix}` }] : []),
  ];
}

/** Opens a place; undefined where there is none of this kind. Whoever opens it closes it. */
export function openCopyPlace(
  { folder, bucket }: Pick<CopyConfig, 'folder' | 'bucket'>,
  kind: CopyPlaceKind,
): ObjectStore | undefined {
  if (kind === 'folder') return folder === undefined ? undefined : createFolderStore(folder);
  return bucket && createS3Store(bucket);
}

/** A copy or a drill that failed in a way that has a name. */
export class CopyError extends Error {
  readonly code: CopyFailureCode;

  constructor(code: CopyFailureCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** 13: SQLITE_FULL. */
const sqliteFull = 13;

/** The name of what went wrong; `failed` for what nobody expected. */
export function copyFailureCode(error: unknown): CopyFailureCode {
  if (error instanceof CopyError || error instanceof ObjectStoreError) return error.code;
  if (error instanceof DecryptionError) return error.code === 'foreign' ? 'damaged' : error.code;
  if (error instanceof CopyKeyError) return 'key_missing';
  const { code, errcode } = error as { code?: unknown; errcode?: number };
  return code === 'ENOSPC' || code === 'EDQUOT' || errcode === sqliteFull ? 'full' : 'failed';
}

/**
 * The keys of the copies; the first is made where there is none. Throws CopyKeyError where copies need one that is gone: another
 * would make them look readable, so it is the owner's to begin.
 */
export async function ensureKeys(config: CopyConfig): Promise<CopyKey[]> {
  const { dataDir } = config;
  const { keys } = await readCopyKeys(dataDir, config.keys);
  if (keys.length > 0) return keys;
  for (const { kind } of copyPlaces(config)) {
    const store = openCopyPlace(config, kind);
    try {
      if (store && (await hasCopies(store)))
        throw new CopyKeyError(
          `${keyFileOf(dataDir)} is gone, and the copies in ${store.place} cannot be read without the key in it. Put it back, or its key into BACKUP_KEY. If it is lost, “npm run site -- copy-key --new” makes a new one for the copies to come`,
        );
    } finally {
      store?.close();
    }
  }
  return (await ensureCopyKeys(dataDir, [])).keys;
}

async function hasCopies(store: ObjectStore): Promise<boolean> {
  for await (const { key } of store.list('site-')) if (timeOfCopy(key)) return true;
  return false;
}

/**
 * When the oldest copy was made that names pictures in place of holding them: what was in use then must stay. Undefined
 * where no copy does. Throws `ObjectStoreError` where a place can't be looked into.
 */
export async function findNamedSince(config: CopyConfig): Promise<Date | undefined> {
  const times: number[] = [];
  for (const { kind } of copyPlaces(config)) {
    const store = openCopyPlace(config, kind);
    if (!store) continue;
    try {
      for await (const { key } of store.list('site-')) {
        const time = timeOfCopy(key);
        if (time && isOfReferences(key)) times.push(time.getTime());
      }
    } finally {
      store.close();
    }
  }
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

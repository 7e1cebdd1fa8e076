import type { BackupFailureCode, BackupLocationKind } from '../../shared/backups.ts';
import { createFolderStore } from '../object-store/folder-store.ts';
import { type ObjectStore, ObjectStoreError } from '../object-store/object-store.ts';
import { createS3Store, type S3Settings } from '../object-store/s3-store.ts';
import {
  type BackupKey,
  BackupKeyError,
  ensureBackupKeys,
  keyFileOf,
  readBackupKeys,
} from './backup-keys.ts';
import { backupTime, isOfReferences } from './backup-schedule.ts';
import { DecryptionError } from './encryption.ts';

/** The backup settings, in a form that can be sent to another process. */
export interface BackupConfig {
  dataDir: string;
  databaseUrl: string | undefined;
  folder: string | undefined;
  bucket: S3Settings | undefined;
  pictures?: S3Settings | undefined;
  /** The keys from the environment; empty if they are in the file next to the data. */
  keys: BackupKey[];
}

export interface BackupLocation {
  kind: BackupLocationKind;
  at: string;
}

export function backupLocations({
  folder,
  bucket,
}: Pick<BackupConfig, 'folder' | 'bucket'>): BackupLocation[] {
  return [
    ...(folder === undefined ? [] : [{ kind: 'folder' as const, at: folder }]),
    ...(bucket ? [{ kind: 'bucket' as const, at: `s3://${bucket.bucket}/${bucket.prefix}` }] : []),
  ];
}

/** Opens a backup location; undefined if there is none of this kind. The caller closes it. */
export function openBackupLocation(
  { folder, bucket }: Pick<BackupConfig, 'folder' | 'bucket'>,
  kind: BackupLocationKind,
): ObjectStore | undefined {
  if (kind === 'folder') return folder === undefined ? undefined : createFolderStore(folder);
  return bucket && createS3Store(bucket);
}

export class BackupError extends Error {
  readonly code: BackupFailureCode;

  constructor(code: BackupFailureCode, message: string) {
    super(message);
    this.code = code;
  }
}

const sqliteFull = 13;

export function backupFailureCode(error: unknown): BackupFailureCode {
  if (error instanceof BackupError || error instanceof ObjectStoreError) return error.code;
  if (error instanceof DecryptionError) return error.code === 'foreign' ? 'damaged' : error.code;
  if (error instanceof BackupKeyError) return 'key_missing';
  const { code, errcode } = error as { code?: unknown; errcode?: number };
  return code === 'ENOSPC' || code === 'EDQUOT' || errcode === sqliteFull ? 'full' : 'failed';
}

/**
 * Returns the keys and creates the first one. Throws `BackupKeyError` if existing backups need a missing key,
 * because creating a new one must be the owner's decision.
 */
export async function ensureKeys(config: BackupConfig): Promise<BackupKey[]> {
  const { dataDir } = config;
  const { keys } = await readBackupKeys(dataDir, config.keys);
  if (keys.length > 0) return keys;
  for (const { kind } of backupLocations(config)) {
    const store = openBackupLocation(config, kind);
    try {
      if (store && (await hasBackupLocations(store)))
        throw new BackupKeyError(
          `${keyFileOf(dataDir)} is missing, and the backups in ${store.place} can’t be read without its key. Restore it, or set the key in BACKUP_KEY. If it is lost, “npm run site -- backup-key --new” creates one for future backups`,
        );
    } finally {
      store?.close();
    }
  }
  return (await ensureBackupKeys(dataDir, [])).keys;
}

async function hasBackupLocations(store: ObjectStore): Promise<boolean> {
  for await (const { key } of store.list('site-')) if (backupTime(key)) return true;
  return false;
}

/**
 * Returns when the oldest backup was made that references images instead of including them. Images in use at
 * that time must stay. Throws `ObjectStoreError`.
 */
export async function findNamedSince(config: BackupConfig): Promise<Date | undefined> {
  const times: number[] = [];
  for (const { kind } of backupLocations(config)) {
    const store = openBackupLocation(config, kind);
    if (!store) continue;
    try {
      for await (const { key } of store.list('site-')) {
        const time = backupTime(key);
        if (time && isOfReferences(key)) times.push(time.getTime());
      }
    } finally {
      store.close();
    }
  }
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}

import type { CopiedPictures, CopyPlaceKind } from '../../shared/copies.ts';
import { createFolderStore } from '../object-store/folder-store.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { createS3Store, type S3Settings } from '../object-store/s3-store.ts';
import type { CopyKey } from './encryption/copy-key.ts';

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

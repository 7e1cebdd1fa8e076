import type { PictureStorage } from '../core/media/picture-files.ts';
import { createS3Store } from '../core/object-store/s3-store.ts';
import type { Env } from './env.ts';

/** Where pictures are, as the process's variables say. */
export function pictureStorageOf({ s3, mediaStore }: Pick<Env, 's3' | 'mediaStore'>): PictureStorage {
  return { objects: s3 && createS3Store(s3), isForNew: mediaStore === 's3' };
}

import { resolve } from 'node:path';
import { type CopyKey, parseCopyKeys } from '../core/copies/encryption/copy-key.ts';
import type { S3Settings } from '../core/object-store/s3-settings.ts';
import { type CopiedPictures, copiedPictures } from '../shared/copies.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** What the server offers for copies that are made by themselves. */
export interface CopyEnv {
  folder: string | undefined;
  /** The first encrypts, all of them decrypt; without any they are in a file beside the data. */
  keys: CopyKey[];
  /** What copies hold of pictures whose bytes lie in the bucket. */
  picturesAs: CopiedPictures;
}

interface CopyEnvFlaw {
  code: 'unusable';
  /** Names the variable and says what would be usable; never a key. */
  message: string;
}

export function readCopyEnv(
  text: (name: string) => string | undefined,
  { s3 }: { s3: S3Settings | undefined },
): Result<CopyEnv, CopyEnvFlaw> {
  const flaw = (message: string) => fail({ code: 'unusable', message });
  const folder = text('BACKUP_FOLDER');
  const keys = parseCopyKeys(text('BACKUP_KEY') ?? '');
  if (!keys) return flaw('BACKUP_KEY must be what “site copy-key” prints, with commas between several keys.');
  const chosen = (text('COPY_PICTURES') ?? 'contents').toLowerCase();
  const picturesAs = copiedPictures.find((kind) => kind === chosen);
  if (!picturesAs) return flaw(`COPY_PICTURES must be contents or references, not “${chosen}”.`);
  if (picturesAs === 'references' && !s3) return flaw('COPY_PICTURES=references needs S3_BUCKET.');
  return ok({ folder: folder === undefined ? undefined : resolve(folder), keys, picturesAs });
}

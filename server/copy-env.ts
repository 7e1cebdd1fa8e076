import { resolve } from 'node:path';
import { type CopyKey, parseCopyKeys } from '../core/copies/encryption/copy-key.ts';
import type { S3Settings } from '../core/object-store/s3-settings.ts';
import { type CopiedPictures, type CopyPlaceKind, copiedPictures, copyPlaceKinds } from '../shared/copies.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** What the server offers for copies that are made by themselves. */
export interface CopyEnv {
  folder: string | undefined;
  /** The first encrypts, all of them decrypt; without any they are in a file beside the data. */
  keys: CopyKey[];
  /** Where every change of the embedded database is sent at once. */
  continuousTo: CopyPlaceKind | undefined;
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
  { s3, databaseUrl }: { s3: S3Settings | undefined; databaseUrl: string | undefined },
): Result<CopyEnv, CopyEnvFlaw> {
  const flaw = (message: string) => fail({ code: 'unusable', message });
  const folder = text('BACKUP_FOLDER');
  const keys = parseCopyKeys(text('BACKUP_KEY') ?? '');
  if (!keys) return flaw('BACKUP_KEY must be what “site copy-key” prints, with commas between several keys.');
  const named = (text('CONTINUOUS_COPY') ?? 'off').toLowerCase();
  const continuousTo = copyPlaceKinds.find((kind) => kind === named);
  if (!continuousTo && named !== 'off')
    return flaw(`CONTINUOUS_COPY must be off, folder or bucket, not “${named}”.`);
  if (continuousTo === 'folder' && folder === undefined)
    return flaw('CONTINUOUS_COPY=folder needs BACKUP_FOLDER.');
  if (continuousTo === 'bucket' && !s3) return flaw('CONTINUOUS_COPY=bucket needs S3_BUCKET.');
  const chosen = (text('COPY_PICTURES') ?? 'contents').toLowerCase();
  const picturesAs = copiedPictures.find((kind) => kind === chosen);
  if (!picturesAs) return flaw(`COPY_PICTURES must be contents or references, not “${chosen}”.`);
  if (picturesAs === 'references' && !s3) return flaw('COPY_PICTURES=references needs S3_BUCKET.');
  if (continuousTo && databaseUrl !== undefined) {
    return flaw(
      'CONTINUOUS_COPY is for the embedded database. PostgreSQL archives its own log: docs/operations.md.',
    );
  }
  return ok({ folder: folder === undefined ? undefined : resolve(folder), keys, continuousTo, picturesAs });
}

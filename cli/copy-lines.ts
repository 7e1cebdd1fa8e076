import { CopyError, copyFailureCode } from '../core/copies/copy-failure.ts';
import { DecryptionError } from '../core/copies/encryption/decrypt.ts';
import { CopyKeyError } from '../core/copies/encryption/key-file.ts';
import { ObjectStoreError } from '../core/object-store/object-store.ts';
import type { CopyFailureCode } from '../shared/copies.ts';

/** What is to be done about a copy that was not made, or can't be read, as a sentence. */
export const copyReasons: Record<CopyFailureCode, string> = {
  away: 'The store does not answer. Try again later.',
  refused: 'The place refuses the site’s key or rights.',
  no_bucket: 'The folder or bucket is not there.',
  full: 'There is no room left.',
  damaged: 'This copy is damaged, cut short or changed since it was written. Look for another one.',
  different: 'What came back is not what the copy holds. Do not rely on it.',
  key_missing:
    'The key that this copy was encrypted with is not there. Put it into BACKUP_KEY, behind the one in use.',
  no_copy: 'There is no such copy.',
  interrupted: 'It was interrupted.',
  failed: 'It failed.',
};

/** Why work on copies failed; undefined for what nobody expected. */
export function copyReason(error: unknown): string | undefined {
  const isKnown = [CopyError, ObjectStoreError, DecryptionError, CopyKeyError].some(
    (kind) => error instanceof kind,
  );
  if (!isKnown) return undefined;
  // It says itself what is to be done.
  if (error instanceof CopyKeyError) return `${error.message}.`.replace('..', '.');
  const needed = error instanceof DecryptionError && error.keyId ? ` It needs the key ${error.keyId}.` : '';
  return `${(error as Error).message}. ${copyReasons[copyFailureCode(error)]}${needed}`.replace('..', '.');
}

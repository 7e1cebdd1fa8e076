import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isObjectKey, type ObjectStore } from '../object-store/object-store.ts';
import { CopyError } from './copy-failure.ts';
import type { CopyKey } from './encryption/copy-key.ts';
import { decrypt } from './encryption/decrypt.ts';
import { namesIn } from './make-copy.ts';
import { timeOfCopy } from './schedule/copy-name.ts';

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
  purpose = '',
): Promise<void> {
  await pipeline(decrypt(body, keys, purpose), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
}

/** The newest copy of a place by its name; undefined where there is none. */
export async function newestCopy(store: ObjectStore): Promise<string | undefined> {
  const copies = (await namesIn(store)).flatMap((name) => {
    const time = timeOfCopy(name)?.getTime();
    return time === undefined ? [] : [{ name, time }];
  });
  return copies.toSorted((one, other) => other.time - one.time)[0]?.name;
}

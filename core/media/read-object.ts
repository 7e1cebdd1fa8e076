import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '../object-store/object-store.ts';

/** All bytes of an object; undefined where it is not there, or is not what was written. Throws `ObjectStoreError`. */
export async function readObject(
  objects: ObjectStore,
  wanted: { key: string; sha256: string },
): Promise<Uint8Array | undefined> {
  const opened = await objects.get(wanted.key);
  const bytes = opened && (await buffer(opened.body));
  return bytes && sha256(bytes) === wanted.sha256 ? bytes : undefined;
}

/** In hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

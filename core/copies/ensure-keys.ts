import type { ObjectStore } from '../object-store/object-store.ts';
import { type CopyConfig, copyPlaces, openCopyPlace } from './copy-config.ts';
import type { CopyKey } from './encryption/copy-key.ts';
import { CopyKeyError, ensureCopyKeys, keyFileOf, readCopyKeys } from './encryption/key-file.ts';
import { timeOfCopy } from './schedule/copy-name.ts';

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

import { type CopyConfig, copyPlaces, openCopyPlace } from './copy-config.ts';
import { isOfReferences, timeOfCopy } from './schedule/copy-name.ts';

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

import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connect.ts';

/**
 * As `memoizeByVersion`, for what has a key: values of the present version of the site, those asked for last, `bytes` of them.
 * `sizeOf` gives a value's bytes, and undefined for one that may change without the version. Values are shared: nobody may
 * change them.
 */
export function keepByVersion<Value extends object>(
  db: Pick<Database, 'siteVersionThisTurn'>,
  { bytes, sizeOf }: { bytes: number; sizeOf(value: Value): number | undefined },
): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const kept = new LRUCache<string, { version: number; value: Value }>({ maxSize: bytes });
  return async (key, read) => {
    // Asked before reading: a change that lands meanwhile must make this value old.
    const version = db.siteVersionThisTurn();
    const known = kept.get(key);
    if (known && known.version === version) return known.value;
    const value = await read();
    const size = sizeOf(value);
    if (version !== undefined && size !== undefined) kept.set(key, { version, value }, { size });
    return value;
  };
}

import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connect.ts';
import { DatabaseFailure } from '../../shared/result.ts';

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

/** What `read` gives, read anew only when the site has changed: for what every request asks. While the database is away, what was known last has to do. The value is shared: nobody may change it. */
export function memoizeByVersion<Value>(
  db: Pick<Database, 'siteVersionThisTurn'>,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let known: { version: number | undefined; value: Value } | undefined;
  return async () => {
    const version = db.siteVersionThisTurn();
    if (version !== undefined && known?.version === version) return known.value;
    try {
      const value = await read();
      known = { version, value };
      return value;
    } catch (error) {
      // With a version known, what is older must not come into a page that is kept at that version.
      if (version === undefined && known && error instanceof DatabaseFailure) return known.value;
      throw error;
    }
  };
}

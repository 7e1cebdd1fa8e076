import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connect.ts';
import { DatabaseFailure } from '../../shared/result.ts';

/**
 * Like `memoizeByVersion`, with keys: least recently used values go beyond `bytes`. `sizeOf`: bytes of a value, undefined if
 * it may change without the version. Values are shared: don't change them.
 */
export function keepByVersion<Value extends object>(
  db: Pick<Database, 'siteVersionThisTurn'>,
  { bytes, sizeOf }: { bytes: number; sizeOf(value: Value): number | undefined },
): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const kept = new LRUCache<string, { version: number; value: Value }>({ maxSize: bytes });
  return async (key, read) => {
    // Before reading: a change meanwhile must make the value old.
    const version = db.siteVersionThisTurn();
    const known = kept.get(key);
    if (known && known.version === version) return known.value;
    const value = await read();
    const size = sizeOf(value);
    if (version !== undefined && size !== undefined) kept.set(key, { version, value }, { size });
    return value;
  };
}

/** Cached until the site changes. While the database is unavailable, the last value is used. Shared: don't change it. */
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
      // With a known version, an older value must not get into a page cached for it.
      if (version === undefined && known && error instanceof DatabaseFailure) return known.value;
      throw error;
    }
  };
}

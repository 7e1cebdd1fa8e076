import type { Database } from '../../db/connect.ts';
import { DatabaseFailure } from '../../shared/result.ts';

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

import type { Database } from '../../db/connect.ts';
import { DatabaseFailure } from '../../shared/result.ts';

/**
 * Caches a value until the site changes. While the database is unavailable, the last value is used. Callers
 * share the value and must not change it.
 */
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
      // If the version is known, an older value must not get into a page that is cached for that version.
      if (version === undefined && known && error instanceof DatabaseFailure) return known.value;
      throw error;
    }
  };
}

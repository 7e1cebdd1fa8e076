import type { Database } from '../../db/connect.ts';
import { DatabaseFailure } from '../../shared/result.ts';

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

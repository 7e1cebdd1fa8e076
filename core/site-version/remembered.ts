import type { Database } from '../../db/connect.ts';

/**
 * What `read` gives, read anew only when the site has changed: for what every request asks. While the
 * version can't be known, nothing is remembered. The value is shared: nobody may change it.
 */
export function remembered<Value>(
  db: Pick<Database, 'siteVersion'>,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let known: { version: number; value: Value } | undefined;
  return async () => {
    const version = db.siteVersion();
    if (version !== undefined && known?.version === version) return known.value;
    const value = await read();
    known = version === undefined ? undefined : { version, value };
    return value;
  };
}

import type { Transaction } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import type { Result } from '../../shared/result.ts';
import { incrementSiteVersion } from './site-version-store.ts';

/**
 * Runs `work` in one transaction and, when it succeeds, raises the site version in the same
 * transaction: a page rendered before the change can no longer be answered from a cache.
 * A failure that `work` returns raises nothing, and what was written before it stays: return one before
 * the first write, or when the writes are not for visitors. What `work` throws rolls everything back.
 */
export async function changeSite<Value, Failure extends { code: string }>(
  db: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  let version: number | undefined;
  const result = await db.kysely.transaction().execute(async (transaction) => {
    const outcome = await work(transaction);
    if (outcome.ok) version = await incrementSiteVersion(transaction, db.dialect);
    return outcome;
  });
  if (version !== undefined) db.noteSiteVersion(version);
  return result;
}

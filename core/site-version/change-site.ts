import type { Transaction } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { raiseSiteVersion } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { inTransaction } from './prepare-first.ts';

/** What a change gives, and what it means to visitors. */
interface Change<Value> {
  value: Value;
  isSeen: boolean;
}

/** The outcome of work after which visitors see something else. */
export function changed<Value>(value: Value): { ok: true; value: Change<Value> } {
  return ok({ value, isSeen: true });
}

/** The outcome of work that changed nothing that visitors see. */
export function unchanged<Value>(value: Value): { ok: true; value: Change<Value> } {
  return ok({ value, isSeen: false });
}

/** Thrown to roll a transaction back with the failure that was returned in it. */
class Refused<Failure> extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super('The change was refused');
    this.failure = failure;
  }
}

/**
 * Runs `work` in one transaction and raises the site version in the same transaction where the outcome is
 * `changed`: a page rendered before can no longer be answered from a cache. A failure that `work` returns rolls everything back,
 * and so does what it throws. `work` may run several times: see `PrepareFirst`.
 */
export async function changeSite<Value, Failure extends { code: string } = never>(
  db: Database,
  work: (transaction: Transaction<Schema>) => Promise<Result<Change<Value>, Failure>>,
): Promise<Result<Value, Failure>> {
  let version: number | undefined;
  try {
    const done = await inTransaction(db, async (transaction) => {
      const outcome = await work(transaction);
      if (!outcome.ok) throw new Refused(outcome.failure);
      const { isSeen, value } = outcome.value;
      if (isSeen) version = await raiseSiteVersion(transaction, db.dialect);
      return value;
    });
    if (version !== undefined) db.noteSiteVersion(version);
    return ok(done);
  } catch (error) {
    if (error instanceof Refused) return fail(error.failure as Failure);
    throw error;
  }
}

import type { Transaction } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { raiseSiteVersion } from '../../db/dialect.ts';
import type { Db, Schema } from '../../db/schema.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** Thrown in a transaction that needs slow preparation. The transaction is rolled back, and runs again after `prepare`. */
export class PrepareFirst extends Error {
  readonly prepare: () => Promise<unknown>;

  constructor(prepare: () => Promise<unknown>) {
    super('A lookup is required before the transaction');
    this.prepare = prepare;
  }
}

/** Enough for a batch in which every text needs preparation. */
const maxAttempts = 60;

const rolledBack = new WeakSet<Db>();

export function isRolledBack(transaction: Db): boolean {
  return rolledBack.has(transaction);
}

/** Runs `work` in a transaction. Slow preparation happens outside it, so that other writes don't wait. `work` may run several times. */
export async function inTransaction<Value>(
  { kysely }: Pick<Database, 'kysely'>,
  work: (transaction: Transaction<Schema>) => Promise<Value>,
): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    let opened: Transaction<Schema> | undefined;
    try {
      return await kysely.transaction().execute((transaction) => {
        opened = transaction;
        return work(transaction);
      });
    } catch (error) {
      if (opened) rolledBack.add(opened);
      if (!(error instanceof PrepareFirst) || tries === maxAttempts) throw error;
      await error.prepare();
    }
  }
}

interface Change<Value> {
  value: Value;
  isChanged: boolean;
}

export function changed<Value>(value: Value): { ok: true; value: Change<Value> } {
  return ok({ value, isChanged: true });
}

export function unchanged<Value>(value: Value): { ok: true; value: Change<Value> } {
  return ok({ value, isChanged: false });
}

class Refused<Failure> extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super('The change was refused');
    this.failure = failure;
  }
}

/**
 * Runs `work` in a transaction and, if its result is `changed`, raises the site version there, so that no
 * cache serves an older page. A returned failure or an exception rolls back. `work` may run several times:
 * see `PrepareFirst`.
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
      const { isChanged, value } = outcome.value;
      if (isChanged) version = await raiseSiteVersion(transaction, db.dialect);
      return value;
    });
    if (version !== undefined) db.noteSiteVersion(version);
    return ok(done);
  } catch (error) {
    if (error instanceof Refused) return fail(error.failure as Failure);
    throw error;
  }
}

import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';

/** Thrown in a transaction that needs something which takes long to find out: it is rolled back, and run again once that is known. */
export class PrepareFirst extends Error {
  readonly prepare: () => Promise<unknown>;

  constructor(prepare: () => Promise<unknown>) {
    super('Something has to be found out before the transaction');
    this.prepare = prepare;
  }
}

/** As many as what they need can change meanwhile, or that a batch has posts. */
const mostTries = 60;

const rolledBack = new WeakSet<Kysely<Schema>>();

/** Whether what was written in a transaction was taken back. */
export function isRolledBack(transaction: Kysely<Schema>): boolean {
  return rolledBack.has(transaction);
}

/** Runs `work` in a transaction; nobody waits for its lock while what it needs is found out. `work` may run several times. */
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
      if (!(error instanceof PrepareFirst) || tries === mostTries) throw error;
      await error.prepare();
    }
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** How long what a visitor or a save asks may take in the database, in milliseconds: an answer is due within two seconds. */
export const promptTimeoutMs = 1_300;

/** How long it waits for its turn behind others of this process, which get on: a save that takes longer is better than one that is refused (milliseconds). */
export const turnTimeoutMs = 5_000;

/** How long other work waits for its turn: an import, a copy, the command line (milliseconds). */
export const longTimeoutMs = 60_000;

const longWork = new AsyncLocalStorage<true>();

/** Runs long work: its statements may take as long as they need, and wait a minute for others to finish. */
export function withLongTimeout<Value>(work: () => Promise<Value>): Promise<Value> {
  return longWork.run(true, work);
}

export function hasLongTimeout(): boolean {
  return longWork.getStore() ?? false;
}

/**
 * Deletes what a query without `returning` finds; gives how many. Where it finds nothing, as it mostly does while the past
 * is cleared away, no lock is taken and no thread is started to write.
 */
export async function deleteFound(db: Kysely<Schema>, query: Compilable): Promise<number> {
  const deletion = query.compile();
  const rows = deletion.sql.replace(/^delete /, '');
  const found = await db.executeQuery(
    CompiledQuery.raw(`select 1 ${rows} limit 1`, [...deletion.parameters]),
  );
  if (found.rows.length === 0) return 0;
  const { numAffectedRows } = await db.executeQuery(deletion);
  return Number(numAffectedRows ?? 0);
}

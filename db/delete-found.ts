import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

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

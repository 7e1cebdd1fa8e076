import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';

export const unfinishedStates = ['running', 'paused'] as const;

/** How far each import is that has not ended: `total` is null while its posts are not counted. */
export function listUnfinishedRuns(
  db: Kysely<Schema>,
): Promise<{ state: string; done: number; total: number | null }[]> {
  return db
    .selectFrom('import_runs')
    .select(['state', 'done', 'total'])
    .where('state', 'in', unfinishedStates)
    .execute();
}

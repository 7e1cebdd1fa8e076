import type { Database } from '../../db/connect.ts';
import { isUnwritable } from '../../shared/database-failure.ts';
import { changeCorrespondence } from './correspondence-store.ts';
import { listOpenPairs, listStalePairs, listUnpaired, readPairs } from './pair-store.ts';
import type { OpenTranslations } from './translation-core.ts';

/** How many pairs are followed before the list answers, and how many of each kind it has. */
const limits = { stale: 10, pairs: 50, newest: 100, missing: 50 } as const;

/** What has still to be translated. Pairs that were saved since are followed first, some at a time. */
export async function readOpenTranslations(db: Database): Promise<OpenTranslations> {
  try {
    for (const { en_id } of await listStalePairs(db.kysely, limits.stale))
      await changeCorrespondence(db, en_id, (now) => now);
  } catch (error) {
    // The list is as it was before.
    if (!isUnwritable(error)) throw error;
  }
  const rows = await listOpenPairs(db.kysely, limits);
  const marks = new Map(
    rows.flatMap(({ en_id, es_id, open_marks }) => [
      [en_id, open_marks],
      [es_id, open_marks],
    ]),
  );
  const pairs = (await readPairs(db.kysely, rows)).map((pair) => ({
    ...pair,
    marks: marks.get(pair.original.id) ?? 0,
  }));
  return {
    drifted: pairs.filter(({ translation }) => translation.status === 'published'),
    begun: pairs.filter(({ translation }) => translation.status !== 'published'),
    missing: await listUnpaired(db.kysely, limits),
  };
}

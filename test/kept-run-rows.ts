import type { Database } from '../db/connect.ts';
import { noParts } from '../shared/post-comparison.ts';

const at = '2026-11-23T10:00:00.000Z';

/** A run that is at its end; `report` is its summary as it is stored. */
export function keptRunRow(id: string, fields: { done?: number; report?: string | null } = {}) {
  return {
    ...{ id, kind: 'export', source: 'wordpress', name: `${id}.xml`, state: 'finished', options: '{}' },
    ...{ done: 0, total: 0, report: null, original_bytes: 0, ...fields },
    ...{ started_at: at, updated_at: at, ended_at: at },
  };
}

/** Fills a run with posts, each with as many changes as an import tells of a bad one. */
export async function insertKeptItems(
  db: Database,
  run: string,
  { posts, changes }: { posts: number; changes: number },
): Promise<void> {
  const lost = Array.from({ length: changes }, (_, index) => ({
    ...{ code: 'words_lost', what: `words ${index} `.repeat(20), count: 20 },
  }));
  const shared = {
    ...{ post_version: 1, status: 'published', outcome: 'created', codes: ' words_lost ' },
    ...{ changes: JSON.stringify(lost), comparison: JSON.stringify({ parts: noParts(), score: 0.5 }) },
    ...{ score: 0.5, decision: null },
  };
  for (let start = 1; start <= posts; start += 100) {
    const rows = Array.from({ length: Math.min(100, posts - start + 1) }, (_, index) => {
      const position = start + index;
      const names = { source_key: `k${position}`, post_id: `${run}-${position}` };
      return {
        run_id: run,
        position,
        ...names,
        title: `Post ${position}`,
        slug: `post-${position}`,
        ...shared,
      };
    });
    await db.kysely.insertInto('import_items').values(rows).execute();
  }
}

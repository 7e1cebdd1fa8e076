import type { Database } from '../../../db/connect.ts';
import type { ImportedPostReport, ImportReport } from '../import-report.ts';

/** The report of a run with the posts of all who have worked on it, in their order. */
export async function wholeReport(db: Database, runId: string, report: ImportReport): Promise<ImportReport> {
  const rows = await db.kysely
    .selectFrom('import_items')
    .select(['source_key', 'post_id', 'post_version', 'title', 'slug', 'status', 'outcome', 'changes'])
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute();
  if (rows.length <= report.posts.length) return report;
  const counts = { created: 0, updated: 0, unchanged: 0, kept: 0, failed: 0 };
  const posts = rows.map((row): ImportedPostReport => {
    const outcome = row.outcome as ImportedPostReport['outcome'];
    counts[outcome] += 1;
    return {
      sourceKey: row.source_key,
      id: row.post_id ?? '',
      version: row.post_version,
      title: row.title,
      slug: row.slug,
      status: row.status as ImportedPostReport['status'],
      outcome,
      changes: JSON.parse(row.changes),
    };
  });
  return { ...report, counts, posts };
}

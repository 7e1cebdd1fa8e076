import type { Database } from '../../../db/connect.ts';
import { addPosts, emptyReport } from '../collect-report.ts';
import type { ImportedPostReport, ImportReport } from '../import-report.ts';
import { walkItems } from '../runs/item-store.ts';
import type { KeptItem } from '../runs/kept-run.ts';

/** Posts that are read at once. */
const batch = 500;

/** The report of a run with the posts of all processes that have worked on it, in their order. */
export async function wholeReport(db: Database, runId: string, report: ImportReport): Promise<ImportReport> {
  const whole = { ...report, run: runId, posts: [], counts: emptyReport(false).counts };
  for (let after = 0; ; ) {
    const items = await walkItems(db.kysely, runId, { after, limit: batch });
    addPosts(whole, items.map(postReport));
    const last = items.at(-1);
    if (!last || items.length < batch) return whole;
    after = last.position;
  }
}

function postReport(item: KeptItem): ImportedPostReport {
  const { sourceKey, postId, postVersion, title, slug, status, outcome, changes } = item;
  return {
    ...{ sourceKey, title, slug, outcome, changes },
    id: postId ?? '',
    version: postVersion,
    status: status as ImportedPostReport['status'],
  };
}

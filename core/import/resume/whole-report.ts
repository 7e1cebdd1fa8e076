import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../db/connect.ts';
import type { ContentPlace } from '../../../shared/content.ts';
import { kindIn } from '../../../shared/imported-post.ts';
import { addPosts, emptyReport } from '../collect-report.ts';
import type { ImportedPostReport, ImportReport } from '../import-report.ts';
import { walkItems } from '../runs/item-store.ts';
import type { KeptItem } from '../runs/kept-run.ts';
import { findTexts } from '../texts/text-store.ts';

/** Posts that are read at once. */
const batch = 50;

/** The report of a run with the posts of all processes that have worked on it, in their order. */
export async function wholeReport(db: Database, runId: string, report: ImportReport): Promise<ImportReport> {
  const empty = emptyReport(false);
  const whole = { ...report, run: runId, posts: [], counts: empty.counts, others: empty.others };
  for await (const posts of keptPosts(db, runId)) addPosts(whole, posts);
  return whole;
}

/** What is done with a run's posts once all of them are here: its pages that became texts of sections, and every source key. */
export async function keptForLinks(
  db: Database,
  runId: string,
): Promise<{ texts: ImportedPostReport[]; sourceKeys: string[] }> {
  const texts: ImportedPostReport[] = [];
  const sourceKeys: string[] = [];
  for await (const posts of keptPosts(db, runId)) {
    texts.push(...posts.filter(({ text }) => text));
    sourceKeys.push(...posts.map(({ sourceKey }) => sourceKey));
  }
  return { texts, sourceKeys };
}

async function* keptPosts(db: Database, runId: string): AsyncGenerator<ImportedPostReport[]> {
  for (let after = 0; ; ) {
    const items = await walkItems(db.kysely, runId, { after, limit: batch });
    const texts = await findTexts(
      db.kysely,
      items.filter(isText).map(({ postId }) => postId ?? ''),
    );
    yield items.map((item) => postReport(item, texts.get(item.postId ?? '')));
    // Others have their turn.
    await setImmediate();
    const last = items.at(-1);
    if (!last || items.length < batch) return;
    after = last.position;
  }
}

/** A page that became a section's text has no slug. */
function isText({ postId, slug }: KeptItem): boolean {
  return postId !== null && slug === '';
}

function postReport(item: KeptItem, text: ContentPlace | undefined): ImportedPostReport {
  const kind = kindIn(item.changes);
  const { sourceKey, postId, postVersion, title, slug, status, outcome, changes } = item;
  return {
    ...{ sourceKey, title, slug, outcome, changes },
    ...(kind !== undefined && { kind }),
    ...(text && { text }),
    id: postId ?? '',
    version: postVersion,
    status: status as ImportedPostReport['status'],
  };
}

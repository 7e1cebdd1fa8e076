import { type DatabaseErrorKind, DatabaseFailure } from '../../shared/result.ts';
import type { ImportedPostReport, ImportReport } from './import-report.ts';

const none = { created: 0, updated: 0, unchanged: 0, kept: 0, failed: 0 };

export function emptyReport(isDryRun: boolean): ImportReport {
  return {
    run: null,
    kind: null,
    dryRun: isDryRun,
    counts: { ...none },
    others: { ...none },
    posts: [],
    skipped: [],
    otherKinds: {},
    offered: {},
    problems: [],
    state: 'finished',
  };
}

export function addPosts(report: ImportReport, posts: readonly ImportedPostReport[]): void {
  report.posts.push(...posts);
  countPosts(report, posts);
}

/** Counts posts without naming them. */
export function countPosts(
  report: Pick<ImportReport, 'counts' | 'others'>,
  posts: readonly ImportedPostReport[],
): void {
  for (const post of posts) {
    const counts = post.kind === undefined ? report.counts : report.others;
    counts[post.outcome] += 1;
  }
}

/** How many came new or changed, whatever they were. */
export function countBrought({ counts, others }: Pick<ImportReport, 'counts' | 'others'>): number {
  return counts.created + counts.updated + others.created + others.updated;
}

/** Adds what kept the database from its work, once for each kind. */
export function addDatabaseError(report: ImportReport, kind: DatabaseErrorKind): void {
  if (!report.problems.some(({ code }) => code === kind)) report.problems.push({ code: kind });
}

/** Does what follows on the saving of the posts; where the database can't, the report says so and is still given. */
export async function reportDatabaseError(report: ImportReport, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DatabaseFailure)) throw error;
    addDatabaseError(report, error.kind);
  }
}

import type { ImportedPostReport, ImportReport } from './import-report.ts';

/** A report of nothing yet. */
export function emptyReport(dryRun: boolean): ImportReport {
  return {
    dryRun,
    counts: { created: 0, updated: 0, unchanged: 0, kept: 0, failed: 0 },
    posts: [],
    skipped: [],
    otherKinds: {},
    problems: [],
  };
}

/** Adds what became of some posts, and counts it. */
export function addPosts(report: ImportReport, posts: ImportedPostReport[]): void {
  for (const post of posts) {
    report.posts.push(post);
    report.counts[post.outcome] += 1;
  }
}

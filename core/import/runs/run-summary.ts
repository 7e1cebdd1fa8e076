import {
  addParts,
  type ChangeSum,
  type ImportChangeCode,
  noParts,
  type PostComparison,
  sortSums,
  sumChanges,
} from '../../../shared/imported-post.ts';
import type { ImportedPostReport, ImportReport } from '../import-report.ts';
import type { RunSummary } from './kept-run.ts';

/** Skipped items and problems that a summary names. */
export const mostNamed = 1_000;

export function emptySummary(): RunSummary {
  return {
    counts: { created: 0, updated: 0, unchanged: 0, kept: 0, failed: 0 },
    sums: [],
    compared: 0,
    whole: 0,
    parts: noParts(),
    skipped: [],
    skippedCount: 0,
    otherKinds: {},
    problems: [],
  };
}

/** The summary with some posts more; what was summed before is not looked at again. */
export function addToSummary(
  summary: RunSummary,
  posts: { report: ImportedPostReport; comparison: PostComparison | null }[],
): RunSummary {
  const counts = { ...summary.counts };
  const others = { ...emptySummary().counts, ...summary.others };
  let { compared, whole, parts } = summary;
  for (const { report, comparison } of posts) {
    (report.kind === undefined ? counts : others)[report.outcome] += 1;
    if (!comparison) continue;
    compared += 1;
    if (comparison.score === 1) whole += 1;
    parts = addParts(parts, comparison.parts);
  }
  const sums = addSums(summary.sums, sumChanges(posts.map(({ report }) => report)));
  return { ...summary, counts, others, compared, whole, parts, sums };
}

function addSums(before: readonly ChangeSum[], more: readonly ChangeSum[]): ChangeSum[] {
  const sums = new Map<ImportChangeCode, ChangeSum>(before.map((sum) => [sum.code, sum]));
  for (const { code, count, posts } of more) {
    const known = sums.get(code) ?? { code, count: 0, posts: 0 };
    sums.set(code, { code, count: known.count + count, posts: known.posts + posts });
  }
  return sortSums([...sums.values()]);
}

/** The summary with what an import says at its end of the file as a whole. */
export function endSummary(
  summary: RunSummary,
  { skipped, otherKinds, problems }: Pick<ImportReport, 'skipped' | 'otherKinds' | 'problems'>,
): RunSummary {
  return {
    ...summary,
    skipped: skipped.slice(0, mostNamed),
    skippedCount: skipped.length,
    otherKinds,
    problems: problems.slice(0, mostNamed),
  };
}

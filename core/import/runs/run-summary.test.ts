import { expect, test } from 'vitest';
import { type ImportChange, noParts, type PostComparison } from '../../../shared/imported-post.ts';
import type { ImportedPostReport } from '../import-report.ts';
import { addToSummary, emptySummary } from './run-summary.ts';

const report = (changes: ImportChange[], outcome: ImportedPostReport['outcome'] = 'created') => ({
  ...{ sourceKey: 'a', id: 'a', version: 1, title: 'A', slug: 'a', status: 'draft' as const },
  ...{ outcome, changes },
});

const lacking = (missing: number): PostComparison => ({
  parts: { ...noParts(), words: { total: 10, missing, added: 0 } },
  score: (10 - missing) / 10,
});

test('batch after batch is summed, losses first, and what was compared with it', () => {
  const linked = { code: 'media_linked', what: 'x', count: 5 } as const;
  const lost = { code: 'words_lost', what: 'y', count: 2 } as const;
  const first = addToSummary(emptySummary(), [
    { report: report([linked]), comparison: lacking(0) },
    { report: report([linked], 'unchanged'), comparison: null },
  ]);
  const both = addToSummary(first, [{ report: report([lost, linked]), comparison: lacking(2) }]);
  expect(both).toMatchObject({
    ...{ compared: 2, whole: 1, counts: { created: 2, unchanged: 1 } },
    sums: [
      { code: 'words_lost', count: 2, posts: 1 },
      { code: 'media_linked', count: 15, posts: 3 },
    ],
  });
  expect(both.parts.words).toEqual({ total: 20, missing: 2, added: 0 });
  expect(first.compared).toBe(1);
});

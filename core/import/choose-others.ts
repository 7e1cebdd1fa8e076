import type { Counts } from '../../shared/counts.ts';
import type { ImportedPost, SkippedItem } from '../../shared/imported-post.ts';
import type { TextSection } from '../../shared/text-sections.ts';
import type { ImportChoice, ImportReport } from './import-report.ts';

/** What of a file is no article: which of it is wanted, and what the report says of the rest. */
export interface OtherChoice {
  /** What becomes of an item; undefined where it is left out. `place` is that of its event. */
  decide(post: ImportedPost, place: number | undefined): 'draft' | TextSection | undefined;
  /** Of the items that were skipped, those that somebody can miss. */
  missed(skipped: readonly SkippedItem[]): SkippedItem[];
  /** What was left out until now. */
  rest(): Pick<ImportReport, 'otherKinds' | 'offered'>;
}

export function chooseOthers(
  totals: { otherKinds: Counts; others: Counts },
  others: ImportChoice['others'],
): OtherChoice {
  const brought = new Map<string, number>();
  const without = (counts: Counts) =>
    Object.fromEntries(
      Object.entries(counts)
        .map(([kind, count]) => [kind, count - (brought.get(kind) ?? 0)] as const)
        .filter(([, count]) => count > 0),
    );
  return {
    decide({ kind = '', slug }, place = 0) {
      const use = others?.({ kind, slug, place });
      if (use !== undefined) brought.set(kind, (brought.get(kind) ?? 0) + 1);
      return use;
    },
    missed: (skipped) => skipped.filter(({ kind }) => kind === undefined || brought.has(kind)),
    rest: () => ({ otherKinds: without(totals.otherKinds), offered: without(totals.others) }),
  };
}

import type { TextSection } from '../../shared/content.ts';
import type { Counts } from '../../shared/counts.ts';
import type { OtherItem, WantsOther } from '../../shared/imported-post.ts';
import type { ImportChoice, ImportReport } from './import-report.ts';

/** What of a file is no article: which of it is wanted, and what the report says of the rest. */
export interface OtherChoice {
  /** Undefined where nothing is. */
  wants: WantsOther | undefined;
  /** What becomes of an item; undefined where it is left out. */
  decide(item: OtherItem): 'draft' | TextSection | undefined;
  /** What was not asked for, or could not be had. */
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
    wants:
      others &&
      ((item) => {
        const isWanted = others(item) !== undefined;
        if (isWanted) brought.set(item.kind, (brought.get(item.kind) ?? 0) + 1);
        return isWanted;
      }),
    decide: (item) => others?.(item),
    rest: () => ({ otherKinds: without(totals.otherKinds), offered: without(totals.others) }),
  };
}

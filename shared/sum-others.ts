/** What became of the items of one kind that are no articles. */
export interface OtherSum {
  kind: string;
  /** Brought as draft articles, and as drafts of sections. */
  drafts: number;
  texts: number;
  unchanged: number;
  kept: number;
  failed: number;
}

interface OtherReport {
  kind?: string;
  text?: object;
  outcome: 'created' | 'updated' | 'unchanged' | 'kept' | 'failed';
}

/** The pages and items of custom types among the posts of a report, by their kinds in the order of the file. */
export function sumOthers(posts: readonly OtherReport[]): OtherSum[] {
  const sums = new Map<string, OtherSum>();
  for (const { kind, text, outcome } of posts) {
    if (kind === undefined) continue;
    const sum = sums.get(kind) ?? { kind, drafts: 0, texts: 0, unchanged: 0, kept: 0, failed: 0 };
    const isBrought = outcome === 'created' || outcome === 'updated';
    sum[isBrought ? (text ? 'texts' : 'drafts') : outcome] += 1;
    sums.set(kind, sum);
  }
  return [...sums.values()];
}

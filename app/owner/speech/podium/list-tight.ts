import type { Sheet } from './use-sheets.ts';

/** A sentence that is higher than a page. */
export interface TightSentence {
  /** Index of its block. */
  block: number;
  /** The numbers of the pages that it is on, from 1. */
  first: number;
  last: number;
  /** Under 1 where it is set smaller; else it is divided. */
  scale: number;
}

/** The sentences that had to be set smaller or divided, in their order. */
export function listTight(sheets: readonly Pick<Sheet, 'parts' | 'scale'>[]): TightSentence[] {
  const found = new Map<number, TightSentence>();
  for (const [index, { parts, scale }] of sheets.entries()) {
    for (const { block, from, to } of parts) {
      if (scale === 1 && from === 0 && to === undefined) continue;
      const before = found.get(block);
      found.set(block, { block, first: before?.first ?? index + 1, last: index + 1, scale });
    }
  }
  return [...found.values()];
}

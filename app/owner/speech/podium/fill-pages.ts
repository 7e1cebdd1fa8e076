/** A sentence or a heading as it was measured; all in one unit. */
export interface MeasuredBlock {
  height: number;
  /** What stands between it and the block before, on the same page. */
  gap: number;
  /** Never the last of a page: what it heads stands below it. */
  isHeading: boolean;
}

/** Pages with the indices of their blocks, each as full as it can be; a block higher than the room has a page of its own. */
export function fillPages(blocks: readonly MeasuredBlock[], room: number): number[][] {
  const pages: number[][] = [];
  let page: number[] = [];
  let used = 0;
  for (const [index, { height, gap }] of blocks.entries()) {
    const added = page.length > 0 ? gap + height : height;
    if (page.length === 0 || used + added <= room) {
      page.push(index);
      used += added;
      continue;
    }
    // Headings at the foot go along with what they head.
    const from = page.findLastIndex((one) => !blocks[one]?.isHeading) + 1;
    const moved = from > 0 ? page.slice(from) : [];
    pages.push(from > 0 ? page.slice(0, from) : page);
    page = [...moved, index];
    used = usedBy(page, blocks);
    if (moved.length === 0 || used <= room) continue;
    // Not even on a page of their own.
    pages.push(moved);
    [page, used] = [[index], height];
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

function usedBy(page: readonly number[], blocks: readonly MeasuredBlock[]): number {
  return page.reduce((sum, one, at) => {
    const block = blocks[one];
    return block ? sum + block.height + (at > 0 ? block.gap : 0) : sum;
  }, 0);
}

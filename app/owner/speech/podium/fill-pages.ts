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
    used = page.reduce((sum, one, at) => sum + heightOf(blocks[one], at > 0), 0);
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

function heightOf(block: MeasuredBlock | undefined, hasGap: boolean): number {
  return block ? block.height + (hasGap ? block.gap : 0) : 0;
}

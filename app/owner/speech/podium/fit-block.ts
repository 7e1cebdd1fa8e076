import type { PodiumBlock } from './podium-blocks.ts';
import { splitAtClause } from './split-at-clause.ts';

/** Type smaller than this is none for a podium, in points; nor is it set in less than so much of the size that was asked for. */
const leastPoints = 18;
const leastShare = 0.75;

/** The smallest scale in which a sentence is set that is higher than a page. */
export function leastScale(points: number): number {
  return Math.min(1, Math.max(leastShare, leastPoints / points));
}

/** The greatest scale of the type in which a block of the ruler is no higher than the room; undefined where none is large enough. */
export function findScale(
  ruler: HTMLElement,
  child: Element,
  { room, least }: { room: number; least: number },
): number | undefined {
  const size = Number.parseFloat(getComputedStyle(ruler).fontSize);
  try {
    for (let scale = 0.98; scale >= least - 0.001; scale -= 0.02) {
      ruler.style.fontSize = `${size * scale}px`;
      if (child.getBoundingClientRect().height <= room) return scale;
    }
    return undefined;
  } finally {
    ruler.style.fontSize = '';
  }
}

export interface MeasuredPart {
  from: number;
  to: number | undefined;
  height: number;
}

/** A block of the ruler divided so that each part has room on a page with the marks that say so, at the size that was asked for. */
export function divide(child: Element, { text, pieces }: PodiumBlock, room: number): MeasuredPart[] {
  const line = Number.parseFloat(getComputedStyle(child).lineHeight);
  // Its first line is shorter by the mark than it was measured, its last one too: each may be one line more.
  const most = Math.max(line, room - 2 * line);
  const rectAt = createRects(child);
  const breaths = pieces.filter(({ hasBreath }) => hasBreath).map(({ at }) => at);
  const parts: MeasuredPart[] = [];
  for (let from = 0; from < text.length; ) {
    const { top } = rectAt(from);
    const heightTo = (end: number) => rectAt(end - 1).bottom - top;
    if (heightTo(text.length) <= most) {
      parts.push({ from, to: undefined, height: heightTo(text.length) + line });
      break;
    }
    let [fits, beyond] = [from + 1, text.length];
    while (beyond - fits > 1) {
      const middle = Math.floor((fits + beyond) / 2);
      if (heightTo(middle) <= most) fits = middle;
      else beyond = middle;
    }
    const inRest = breaths.map((at) => at - from);
    const to = from + splitAtClause(text.slice(from), fits - from, inRest);
    parts.push({ from, to, height: heightTo(to) + 2 * line });
    from = to;
  }
  return parts;
}

/** Where the characters of a sentence stand, without the marks of breaths between them. */
function createRects(child: Element): (at: number) => DOMRect {
  const nodes: { node: Node; start: number }[] = [];
  let length = 0;
  const walker = document.createTreeWalker(child, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.dataset.mark !== undefined) continue;
    nodes.push({ node, start: length });
    length += node.textContent?.length ?? 0;
  }
  const range = document.createRange();
  return (at) => {
    const found = nodes.findLast(({ start }) => start <= at);
    if (!found) return child.getBoundingClientRect();
    const offset = Math.min(at - found.start, (found.node.textContent?.length ?? 1) - 1);
    range.setStart(found.node, offset);
    range.setEnd(found.node, offset + 1);
    return range.getBoundingClientRect();
  };
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Speech } from '../../../../shared/speech/speech.ts';
import { piecesOf, type SpokenPiece } from '../spoken-pieces.ts';

/** The smallest share of a page to fill when splitting at a clause. */
const leastShare = 0.4;

/** The places to split a sentence, best first: after a clause, then after a comma. Each match ends where the rest begins. */
const clauseEnds = [/[;:…—–]["”’»)]*\s+|\s[—–-]\s+/g, /[,)]["”’»)]*\s+/g] as const;

/**
 * Returns where to split a sentence that is too long for a page, as the offset of the remainder's first word:
 * after a clause, or else before a breath, or else between words. The offset is more than 0 and at most
 * `fits`.
 */
export function splitAtClause(text: string, fits: number, breaths: readonly number[] = []): number {
  const least = fits * leastShare;
  const last = (places: readonly number[]) => places.findLast((at) => at <= fits && at >= least);
  for (const ends of clauseEnds) {
    const at = last([...text.matchAll(ends)].map((end) => end.index + end[0].length));
    if (at) return at;
  }
  const between = [...text.matchAll(/\s+/g)].map((space) => space.index + space[0].length);
  return last(breaths) || between.findLast((at) => at <= fits) || Math.max(1, fits);
}

/** The smallest type size on the podium printout in points, and the smallest share of the chosen size. */
const leastPoints = 18;
const leastSizeShare = 0.75;

function leastScale(points: number): number {
  return Math.min(1, Math.max(leastSizeShare, leastPoints / points));
}

/** Returns the largest type scale at which a block fits; undefined if none is large enough. */
function findScale(
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

interface MeasuredPart {
  from: number;
  to: number | undefined;
  height: number;
}

/** Splits a block so that each part fits on a page with its continuation marks, at the chosen size. */
function divide(child: Element, { text, pieces }: PodiumBlock, room: number): MeasuredPart[] {
  const line = Number.parseFloat(getComputedStyle(child).lineHeight);
  // Continuation marks shorten the first and last line, so each may need one more.
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

/** Returns a function for the positions of a sentence's characters, ignoring breath marks between them. */
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

export interface Sheet {
  parts: PodiumPart[];
  /** The type's scale: less than 1 if a single sentence is taller than the page. */
  scale: number;
}

interface Setting {
  blocks: readonly PodiumBlock[];
  /** Type size in points. */
  points: number;
  /** A key that changes whenever the pages change. */
  key: string;
}

/** Returns the sheets for the blocks in `ruler`, whose height is that of a page. Undefined until measured. */
export function useSheets(ruler: RefObject<HTMLElement | null>, setting: Setting): Sheet[] | undefined {
  const [sheets, setSheets] = useState<Sheet[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when a setting changes
  useLayoutEffect(() => {
    let isUnmounted = false;
    const measure = () => {
      if (ruler.current && !isUnmounted) setSheets(sheetsOf(ruler.current, setting));
    };
    measure();
    // Measure again once the page's fonts have loaded.
    void document.fonts.ready.then(measure);
    return () => {
      isUnmounted = true;
    };
  }, [ruler, setting.key]);
  return sheets;
}

type PlacedBlock = MeasuredBlock & { part: PodiumPart; scale: number };

function sheetsOf(ruler: HTMLElement, { blocks, points }: Setting): Sheet[] {
  const room = ruler.getBoundingClientRect().height;
  const least = leastScale(points);
  const children = [...ruler.children];
  const placed = blocks.flatMap((block, at): PlacedBlock[] => {
    const child = children[at];
    if (!child) return [];
    const { height } = child.getBoundingClientRect();
    const gap = Number.parseFloat(getComputedStyle(child).marginTop);
    const whole = { part: { block: at, from: 0, to: undefined }, height, gap, scale: 1 };
    if (height <= room) return [{ ...whole, isHeading: block.isHeading }];
    const scale = findScale(ruler, child, { room, least });
    if (scale) return [{ ...whole, isHeading: false, scale }];
    return divide(child, block, room).map(({ from, to, height }) => ({
      ...{ part: { block: at, from, to }, height, gap },
      ...{ isHeading: false, scale: 1 },
    }));
  });
  return fillPages(placed, room).map((page) => {
    const here = page.flatMap((at) => placed[at] ?? []);
    return { parts: here.map(({ part }) => part), scale: here[0]?.scale ?? 1 };
  });
}

/** A measured sentence or heading, in consistent units. */
export interface MeasuredBlock {
  height: number;
  /** The space before the block if another is above it on the page. */
  gap: number;
  /** A heading stays on the same page as its text if possible. */
  isHeading: boolean;
}

/** Returns pages as indices of their blocks, each page as full as possible. A block taller than the page gets its own. */
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
    // Headings at the bottom move to the next page with their text.
    const from = page.findLastIndex((one) => !blocks[one]?.isHeading) + 1;
    const moved = from > 0 ? page.slice(from) : [];
    pages.push(from > 0 ? page.slice(0, from) : page);
    page = [...moved, index];
    used = usedBy(page, blocks);
    if (moved.length === 0 || used <= room) continue;
    // The headings and their text don't fit on one page, so separate them.
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

/** A sentence or heading of the printout. */
export interface PodiumBlock {
  text: string;
  pieces: SpokenPiece[];
  isHeading: boolean;
  /** Whether it starts a paragraph, with more space above. */
  isFirst: boolean;
}

/** The part of a block on a page: all of it, or a range of offsets if a sentence is longer than a page. */
export interface PodiumPart {
  block: number;
  from: number;
  /** The end offset; undefined for the end of the block. */
  to: number | undefined;
}

export function podiumBlocks(speech: Speech): PodiumBlock[] {
  return speech.sections.flatMap(({ heading, paragraphs }) => [
    ...(heading === null
      ? []
      : [{ text: heading, pieces: piecesOf({ text: heading, hints: [] }), isHeading: true, isFirst: true }]),
    ...paragraphs.flatMap(({ sentences }) =>
      sentences.map((sentence, index) => ({
        text: sentence.text,
        pieces: piecesOf(sentence),
        isHeading: false,
        isFirst: index === 0,
      })),
    ),
  ]);
}

export function piecesBetween(
  pieces: readonly SpokenPiece[],
  from: number,
  to = Number.POSITIVE_INFINITY,
): SpokenPiece[] {
  return pieces.flatMap((piece) => {
    const start = Math.max(from, piece.at);
    const text = piece.text.slice(start - piece.at, to - piece.at);
    // At a page break, the speaker breathes while turning the page.
    return start < to && text
      ? [{ ...piece, at: start, text, hasBreath: piece.hasBreath && piece.at > from }]
      : [];
  });
}

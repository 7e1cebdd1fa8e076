import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Speech } from '../../../../shared/speech/speech.ts';
import { piecesOf, type SpokenPiece } from '../spoken-pieces.ts';

/** Of what fits, so much at least stands on a page where it is divided for the sense. */
const leastShare = 0.4;

/** Where one divides a sentence, the best first: behind what ends a clause, then behind a comma. Each ends where the rest begins. */
const clauseEnds = [/[;:…—–]["”’»)]*\s+|\s[—–-]\s+/g, /[,)]["”’»)]*\s+/g] as const;

/**
 * Where a sentence that is too long for a page is divided, as the offset of the word that the rest begins with: behind a clause, else
 * before a breath, else between words. At most `fits`, what has room on the page, and more than 0.
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

/** Type smaller than this is none for a podium, in points; nor is it set in less than so much of the size that was asked for. */
const leastPoints = 18;
const leastSizeShare = 0.75;

function leastScale(points: number): number {
  return Math.min(1, Math.max(leastSizeShare, leastPoints / points));
}

/** The greatest scale of the type in which a block of the ruler is no higher than the room; undefined where none is large enough. */
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

/** A block of the ruler divided so that each part has room on a page with the marks that say so, at the size that was asked for. */
function divide(child: Element, { text, pieces }: PodiumBlock, room: number): MeasuredPart[] {
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

export interface Sheet {
  parts: PodiumPart[];
  /** By how much the type is smaller than asked for: under 1 where one sentence alone is higher than the page. */
  scale: number;
}

interface Setting {
  blocks: readonly PodiumBlock[];
  /** Size of the type, in points. */
  points: number;
  /** A text that is another whenever anything about the pages is. */
  key: string;
}

/** The sheets of what is measured in `ruler`, whose own height is the room of one; its children are the blocks. Undefined until it is measured. */
export function useSheets(ruler: RefObject<HTMLElement | null>, setting: Setting): Sheet[] | undefined {
  const [sheets, setSheets] = useState<Sheet[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the setting is another
  useLayoutEffect(() => {
    let isUnmounted = false;
    const measure = () => {
      if (ruler.current && !isUnmounted) setSheets(sheetsOf(ruler.current, setting));
    };
    measure();
    // In the faces of the page, which may come later.
    void document.fonts.ready.then(measure);
    return () => {
      isUnmounted = true;
    };
  }, [ruler, setting.key]);
  return sheets;
}

type Placed = MeasuredBlock & { part: PodiumPart; scale: number };

function sheetsOf(ruler: HTMLElement, { blocks, points }: Setting): Sheet[] {
  const room = ruler.getBoundingClientRect().height;
  const least = leastScale(points);
  const children = [...ruler.children];
  const placed = blocks.flatMap((block, at): Placed[] => {
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

/** A sentence or a heading as it was measured; all in one unit. */
export interface MeasuredBlock {
  height: number;
  /** What stands between it and the block before, on the same page. */
  gap: number;
  /** Never the last of a page: what it heads stands below it. */
  isHeading: boolean;
}

/** Pages as indices of their blocks, each as full as possible; a block higher than the room gets its own page. */
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

/** A sentence or a heading of the podium's pages. */
export interface PodiumBlock {
  text: string;
  pieces: SpokenPiece[];
  isHeading: boolean;
  /** Begins a paragraph, and has more room above it. */
  isFirst: boolean;
}

/** What of a block stands on a page: all of it, or the part between two offsets of a sentence that is longer than a page. */
export interface PodiumPart {
  block: number;
  from: number;
  /** Undefined for the end of the block. */
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
    // A breath that was before the cut is taken by turning the page.
    return start < to && text
      ? [{ ...piece, at: start, text, hasBreath: piece.hasBreath && piece.at > from }]
      : [];
  });
}

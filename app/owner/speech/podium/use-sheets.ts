import { type RefObject, useLayoutEffect, useState } from 'react';
import { fillPages, type MeasuredBlock } from './fill-pages.ts';
import { divide, findScale, leastScale } from './fit-block.ts';
import type { PodiumBlock, PodiumPart } from './podium-blocks.ts';

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
    let isOver = false;
    const measure = () => {
      if (ruler.current && !isOver) setSheets(sheetsOf(ruler.current, setting));
    };
    measure();
    // In the faces of the page, which may come later.
    void document.fonts.ready.then(measure);
    return () => {
      isOver = true;
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

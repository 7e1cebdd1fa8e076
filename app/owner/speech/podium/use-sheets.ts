import { type RefObject, useLayoutEffect, useState } from 'react';
import { fillPages } from './fill-pages.ts';

export interface Sheet {
  /** Indices of its blocks. */
  blocks: number[];
  /** By how much the type is smaller than asked for: under 1 where one sentence alone is higher than the page. */
  scale: number;
}

/**
 * The sheets of what is measured in `ruler`, whose own height is the room of one; its children are the blocks. Undefined until it is measured.
 * `setting`: a text that is another whenever anything about the type is.
 */
export function useSheets(ruler: RefObject<HTMLElement | null>, setting: string): Sheet[] | undefined {
  const [sheets, setSheets] = useState<Sheet[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the setting is another
  useLayoutEffect(() => {
    let isOver = false;
    const measure = () => {
      if (ruler.current && !isOver) setSheets(sheetsOf(ruler.current));
    };
    measure();
    // In the faces of the page, which may come later.
    void document.fonts.ready.then(measure);
    return () => {
      isOver = true;
    };
  }, [ruler, setting]);
  return sheets;
}

function sheetsOf(ruler: HTMLElement): Sheet[] {
  const room = ruler.getBoundingClientRect().height;
  const blocks = [...ruler.children].map((child) => ({
    height: child.getBoundingClientRect().height,
    gap: Number.parseFloat(getComputedStyle(child).marginTop),
    isHeading: child.tagName === 'H2',
  }));
  return fillPages(blocks, room).map((page) => {
    const height = page.reduce((sum, at) => sum + (blocks[at]?.height ?? 0), 0);
    // A little less than fits: the lines break anew at another size.
    return { blocks: page, scale: page.length === 1 && height > room ? Math.sqrt(room / height) * 0.97 : 1 };
  });
}

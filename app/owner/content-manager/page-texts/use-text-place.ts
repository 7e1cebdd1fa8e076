import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { findText } from './prepare-page.ts';

/** Room that an editor needs for its buttons, in pixels. */
const leastWidth = 340;

const tokens = ['--paper', '--ink', '--graphite', '--mark', '--hairline', '--control-line', '--selection'];

/** In pixels. */
interface Box {
  top: number;
  left: number;
  width: number;
}

interface TextPlace {
  /** Where the editor stands over the page. */
  box: Box;
  /** The type and the colours that the page gives the text. */
  look: CSSProperties;
}

interface TextPlaceOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  editor: RefObject<HTMLElement | null>;
  /** The text that is open. */
  open: string | undefined;
  /** Another number where something on the page may have moved. */
  layout: number;
}

/** Puts the editor where the open text stands, which makes room for it; undefined where the page does not show it. */
export function useTextPlace({ frame, editor, open, layout }: TextPlaceOptions): TextPlace | undefined {
  const [place, setPlace] = useState<TextPlace>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has moved
  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    const target = open && page ? findText(page, open) : null;
    if (!target || !page) {
      setPlace(undefined);
      return;
    }
    const look = lookOf(target);
    target.style.visibility = 'hidden';
    const put = () => {
      const height = editor.current?.offsetHeight ?? 0;
      if (height > 0) target.style.minHeight = `${height}px`;
      // Only now: where the page sets it against the foot of something, the text has moved up to make room.
      const box = boxOf(target, page);
      setPlace((before) => (before?.look === look && isSameBox(before.box, box) ? before : { box, look }));
    };
    put();
    const observer = new ResizeObserver(put);
    if (editor.current) observer.observe(editor.current);
    return () => {
      observer.disconnect();
      target.style.removeProperty('visibility');
      target.style.removeProperty('min-height');
    };
  }, [frame, editor, open, layout]);

  return place;
}

function isSameBox(one: Box, other: Box): boolean {
  return one.top === other.top && one.left === other.left && one.width === other.width;
}

function boxOf(target: HTMLElement, page: Document): Box {
  const { top, left, width } = target.getBoundingClientRect();
  const room = page.documentElement.clientWidth;
  const wide = Math.min(Math.max(width, leastWidth), room - 16);
  return { top, left: Math.max(8, Math.min(left, room - wide - 8)), width: wide };
}

function lookOf(target: HTMLElement): CSSProperties {
  const style = target.ownerDocument.defaultView?.getComputedStyle(target);
  if (!style) return {};
  const { fontStyle, fontWeight, fontSize, lineHeight, fontFamily, letterSpacing, textAlign } = style;
  return {
    ...Object.fromEntries(tokens.map((token) => [token, style.getPropertyValue(token)])),
    '--line-font': `${fontStyle} ${fontWeight} ${fontSize} / ${lineHeight} ${fontFamily}`,
    '--line-spacing': letterSpacing,
    '--line-align': textAlign,
    // The page is paper by day and by night, and so are its buttons.
    ...{ '--button': 'var(--red)', '--button-hover': 'var(--red-deep)', '--on-button': 'var(--on-red)' },
  } as CSSProperties;
}

import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { findText } from './prepare-page.ts';

/** Room that an editor needs for its buttons, in pixels. */
const leastWidth = 340;

const tokens = ['--paper', '--ink', '--graphite', '--mark', '--hairline', '--control-line', '--selection'];

interface TextPlace {
  /** Where the editor stands over the page, in pixels. */
  box: CSSProperties;
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
    setPlace({ box: boxOf(target, page), look: lookOf(target) });
    target.style.visibility = 'hidden';
    const makeRoom = () => {
      const height = editor.current?.offsetHeight ?? 0;
      if (height > 0) target.style.minHeight = `${height}px`;
    };
    makeRoom();
    const observer = new ResizeObserver(makeRoom);
    if (editor.current) observer.observe(editor.current);
    return () => {
      observer.disconnect();
      target.style.removeProperty('visibility');
      target.style.removeProperty('min-height');
    };
  }, [frame, editor, open, layout]);

  return place;
}

function boxOf(target: HTMLElement, page: Document): CSSProperties {
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

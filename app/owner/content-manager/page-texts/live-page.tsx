import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { trustedHtml } from '../../context/trusted-html.ts';

const nameAttribute = 'data-text';

/** Parses a page of the site for a frame. Nothing in it runs, and Tab skips its links. */
export function preparePage(html: string): Document {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const element of page.querySelectorAll('script, noscript, meta[http-equiv], link[rel="manifest"]')) {
    element.remove();
  }
  for (const control of page.querySelectorAll(
    'a, button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    control.setAttribute('tabindex', '-1');
  }
  return page;
}

/** Returns a page as a frame's `srcdoc`. */
export function pageSource(page: Document): string {
  return `<!DOCTYPE html>${page.documentElement.outerHTML}`;
}

/** Replaces a frame's body with a newer one of the same page, without reloading the frame. */
export function replaceBody(shown: Document, { body }: Document): void {
  shown.body.replaceChildren(...[...body.childNodes].map((node) => shown.adoptNode(node)));
}

export function textAt(element: Element): string | undefined {
  return element.closest<HTMLElement>(`[${nameAttribute}]`)?.dataset.text;
}

export function shownTexts(page: Document): string[] {
  return [...page.querySelectorAll<HTMLElement>(`[${nameAttribute}]`)].flatMap(
    ({ dataset }) => dataset.text ?? [],
  );
}

/** Outlines the texts. The content security policy forbids style elements, but not constructed style sheets. */
export function outlineTexts(page: Document): void {
  const view = page.defaultView;
  if (!view || page.adoptedStyleSheets.length > 0) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`
    html { overflow: hidden; }
    a, button, summary, label { cursor: default; }
    [${nameAttribute}] {
      cursor: text;
      outline: 1px dashed rgb(125 118 105 / 55%);
      outline-offset: 0.3rem;
      min-height: 1.6em;
      min-width: 4rem;
    }
    [${nameAttribute}]:hover { outline: 2px solid #9e1b22; }
    *, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; }
  `);
  page.adoptedStyleSheets = [sheet];
}

/** The minimum width of the editor, which its buttons need, in pixels. */
const minWidth = 340;

const tokens = ['--paper', '--ink', '--graphite', '--mark', '--hairline', '--control-line', '--selection'];

/** A box in pixels. */
interface Box {
  top: number;
  left: number;
  width: number;
}

interface TextPlace {
  box: Box;
  typography: CSSProperties;
}

interface TextPlaceOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  editor: RefObject<HTMLElement | null>;
  open: string | undefined;
  /** Changes when something on the page may have moved. */
  layout: number;
}

/** Places the editor over the open text, which grows to its height; undefined if the page lacks the text. */
export function useTextPlace({ frame, editor, open, layout }: TextPlaceOptions): TextPlace | undefined {
  const [place, setPlace] = useState<TextPlace>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the page has moved
  useLayoutEffect(() => {
    const page = frame.current?.contentDocument;
    const target = open && page ? page.querySelector<HTMLElement>(`[${nameAttribute}="${open}"]`) : null;
    if (!target || !page) {
      setPlace(undefined);
      return;
    }
    const typography = typographyOf(target);
    target.style.visibility = 'hidden';
    const put = () => {
      const height = editor.current?.offsetHeight ?? 0;
      if (height > 0) target.style.minHeight = `${height}px`;
      // Measured after the text has grown, because a bottom-aligned text moves up.
      const box = boxOf(target, page);
      setPlace((before) =>
        before?.typography === typography && JSON.stringify(before.box) === JSON.stringify(box)
          ? before
          : { box, typography },
      );
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

function boxOf(target: HTMLElement, page: Document): Box {
  const { top, left, width } = target.getBoundingClientRect();
  const room = page.documentElement.clientWidth;
  const wide = Math.min(Math.max(width, minWidth), room - 16);
  return { top, left: Math.max(8, Math.min(left, room - wide - 8)), width: wide };
}

function typographyOf(target: HTMLElement): CSSProperties {
  const style = target.ownerDocument.defaultView?.getComputedStyle(target);
  if (!style) return {};
  const { fontStyle, fontWeight, fontSize, lineHeight, fontFamily, letterSpacing, textAlign } = style;
  return {
    ...Object.fromEntries(tokens.map((token) => [token, style.getPropertyValue(token)])),
    '--line-font': `${fontStyle} ${fontWeight} ${fontSize} / ${lineHeight} ${fontFamily}`,
    '--line-spacing': letterSpacing,
    '--line-align': textAlign,
    // The page is always light, so its buttons are too.
    '--button': 'var(--red)',
    '--button-hover': 'var(--red-deep)',
    '--on-button': 'var(--on-red)',
  } as CSSProperties;
}

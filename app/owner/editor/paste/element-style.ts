import type { Format } from './line.ts';

export type Style = ReadonlyMap<string, string>;

/** The declarations of an element's style attribute, lower-case, the later ones over the earlier. */
export function styleOf(element: Element): Style {
  const style = new Map<string, string>();
  for (const declaration of (element.getAttribute('style') ?? '').split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const value = declaration.slice(colon + 1).replace('!important', '');
    style.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
  return style;
}

function weighs(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  if (/^(bold|bolder)$/.test(value)) return true;
  if (/^(normal|lighter)$/.test(value)) return false;
  const weight = Number.parseInt(value, 10);
  return Number.isNaN(weight) ? undefined : weight >= 600;
}

const tags: Record<string, Partial<Format>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
};

/**
 * The format within an element. A style outranks its tag: Google Docs wraps all that it copies into
 * `<b style="font-weight:normal">`. The weight of a heading is the heading's own.
 */
export function formatWithin(element: Element, style: Style, outer: Format, isInHeading: boolean): Format {
  const format: Format = { ...outer, ...tags[element.localName] };
  const bold = weighs(style.get('font-weight'));
  if (bold !== undefined && !(isInHeading && bold)) format.bold = bold;
  const slant = style.get('font-style');
  if (slant) format.italic = /^(italic|oblique)/.test(slant);
  const line = style.get('text-decoration-line') ?? style.get('text-decoration');
  // Decoration is drawn through all descendants: `none` on a child does not take it away.
  if (line?.includes('underline')) format.underline = true;
  return format;
}

/** The alignment that an element asks for, where it is not the usual one. */
export function alignOf(element: Element, style: Style): string | undefined {
  if (element.localName === 'center') return 'center';
  const value = style.get('text-align') ?? element.getAttribute('align')?.toLowerCase();
  const align = value?.replace(/^-(webkit|moz)-/, '');
  return align && /^(center|right|justify)$/.test(align) ? align : undefined;
}

const plainColours =
  /^(inherit|initial|currentcolor|black|windowtext|auto|transparent|white|none|#0{3,6}|#f{3,6})$/;

/** Whether an element shows a colour, a marker or a strike that the site has no place for. */
export function hasLostLook(element: Element, style: Style): boolean {
  if (/^(s|strike|del|sub|sup|code|pre|mark|table|font|hr)$/.test(element.localName)) return true;
  if (/line-through/.test(style.get('text-decoration-line') ?? style.get('text-decoration') ?? ''))
    return true;
  return ['color', 'background', 'background-color'].some((name) => {
    const value = style.get(name)?.replace(/\s+/g, '');
    if (!value || plainColours.test(value)) return false;
    return !/^rgba?\((0,0,0|255,255,255)\b/.test(value);
  });
}

import type { Format } from './lines.ts';

export type Style = ReadonlyMap<string, string>;

function readDeclarations(text: string, style: Map<string, string>): void {
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const value = declaration.slice(colon + 1).replace('!important', '');
    style.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
}

/** Classes that imply their style: a quote is italic, an insertion underlined. */
const knownClasses = /^mso(title|subtitle|(intense)?quote|heading|toc|hyperlink|ins\b)/i;

/**
 * The class rules of a clipboard's `<style>` elements, such as `span.s1` or `.c4`. Notes, Pages and exported
 * Docs files set emphasis with them. Other selectors are ignored.
 */
export class ClassRules {
  private readonly rules = new Map<string, Map<string, string>>();

  constructor(html: string) {
    for (const part of html.split(/<style\b[^>]*>/i).slice(1)) {
      const css = (part.split(/<\/style/i)[0] ?? '').replace(
        /<!--|-->|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g,
        '',
      );
      for (const rule of css.split('}')) {
        const [selectors = '', declarations] = rule.split('{');
        if (declarations === undefined) continue;
        for (const selector of selectors.split(',').map((each) => each.trim())) {
          if (!/^[a-z\d]*\.[\w-]+$/i.test(selector)) continue;
          const [tag = '', name = ''] = selector.split('.');
          const key = `${tag.toLowerCase()}.${name}`;
          const rules = this.rules.get(key) ?? new Map<string, string>();
          readDeclarations(declarations, rules);
          this.rules.set(key, rules);
        }
      }
    }
  }

  /** Returns an element's declarations in lower case: those of its classes, then of its style attribute. */
  styleOf(element: Element): Style {
    const style = new Map<string, string>();
    if (this.rules.size > 0) {
      for (const name of (element.getAttribute('class') ?? '').split(/\s+/)) {
        if (knownClasses.test(name)) continue;
        for (const key of [`.${name}`, `${element.localName}.${name}`]) {
          for (const [property, value] of this.rules.get(key) ?? []) style.set(property, value);
        }
      }
    }
    readDeclarations(element.getAttribute('style') ?? '', style);
    return style;
  }
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
 * Returns the weight and slant of a named font. Apple's programs may name a bold or italic font instead of a
 * weight: `font: 12px Helvetica-Bold`.
 */
function fontOf(style: Style): { weight?: boolean; slant?: boolean } {
  const font = `${style.get('font') ?? ''} ${style.get('font-family') ?? ''}`;
  return {
    ...(/(^|\s)(bold|[6-9]00)\s|[-\s]((semi|demi|extra)?bold|heavy|black)\b|emphasized/.test(font) && {
      weight: true,
    }),
    ...(/(^|\s)(italic|oblique)\s|[-\s](italic|oblique)\b|bolditalic|italicbody/.test(font) && {
      slant: true,
    }),
  };
}

/**
 * Returns the format within an element. Styles outrank tags: Google Docs wraps everything in `<b
 * style="font-weight:normal">`. Bold headings don't count as bold text.
 */
export function formatWithin(element: Element, style: Style, outer: Format, isInHeading: boolean): Format {
  const format: Format = { ...outer, ...tags[element.localName] };
  const font = fontOf(style);
  const bold = font.weight ?? weighs(style.get('font-weight'));
  if (bold !== undefined && !(isInHeading && bold)) format.bold = bold;
  const slant = style.get('font-style');
  if (slant) format.italic = /^(italic|oblique)/.test(slant);
  if (font.slant) format.italic = true;
  // Decoration applies to all descendants, even if a child sets `none`.
  if (decorationOf(style).includes('underline') && element.localName !== 'ins') format.underline = true;
  return format;
}

function decorationOf(style: Style): string {
  return style.get('text-decoration-line') ?? style.get('text-decoration') ?? '';
}

/** Returns the direction that an element sets: `rtl`, `ltr` or none. */
export function directionOf(element: Element, style: Style): string | undefined {
  return style.get('direction') ?? element.getAttribute('dir')?.toLowerCase();
}

/** Returns the alignment that an element sets, as a side of the page. */
export function alignOf(element: Element, style: Style, isRtl: boolean): string | undefined {
  if (element.localName === 'center') return 'center';
  const value = style.get('text-align') ?? element.getAttribute('align')?.toLowerCase();
  const align = value?.replace(/^-(webkit|moz)-/, '');
  if (align === 'start') return isRtl ? 'right' : 'left';
  if (align === 'end') return isRtl ? 'left' : 'right';
  return align && /^(left|center|right|justify)$/.test(align) ? align : undefined;
}

/** Returns whether text was deleted in tracked changes or struck through. */
export function strikeOf(element: Element, style: Style): 'deleted' | 'struck' | undefined {
  const { localName: tag } = element;
  const name = element.getAttribute('class') ?? '';
  const isTracked = tag === 'del' && (element.hasAttribute('cite') || element.hasAttribute('datetime'));
  if (isTracked || /\bmsodel\b|trackchange\w*delet/i.test(name)) return 'deleted';
  if (/^(s|strike|del)$/.test(tag) || decorationOf(style).includes('line-through')) return 'struck';
  return undefined;
}

/** Returns whether an element sets short text above or below the line. */
export function raisedIn(element: Element, style: Style): 'sup' | 'sub' | undefined {
  const { localName: tag } = element;
  if (tag === 'sup' || tag === 'sub') return tag;
  const align = style.get('vertical-align') ?? '';
  if (/^(super|sub)$/.test(align)) return align === 'sub' ? 'sub' : 'sup';
  const name = element.getAttribute('class') ?? '';
  if (/\b(Superscript|Mso(Foot|End)noteReference)\b/.test(name)) return 'sup';
  if (/\bSubscript\b/.test(name)) return 'sub';
  // Pages and Word set a height, which is used only for numbers.
  const height = Number.parseFloat(style.get('mso-text-raise') ?? align);
  if (!height || !/^\s*[\d+−–,-]{1,6}\s*$/.test(element.textContent ?? '')) return undefined;
  return height > 0 ? 'sup' : 'sub';
}

const hiddenClasses = /(^|\s)(sr-only|visually-?hidden|screen-reader-(text|only)|assistive-text)(\s|$)/i;

/** Checks whether an element was invisible in the source. */
export function isHidden(element: Element, style: Style): boolean {
  const is = (name: string, pattern: RegExp) => pattern.test(style.get(name) ?? '');
  const isZero = /^0(\.0+)?(px|pt|em|rem|%)?$/;
  const isTiny = /^[01](\.0+)?(px|pt)?$/;
  // Children may be visible in a hidden parent.
  const setsNone = (name: string) => !element.querySelector(`[style*="${name}"]`);
  if (element.hasAttribute('hidden') || hiddenClasses.test(element.getAttribute('class') ?? '')) return true;
  if (is('display', /^none/) || is('mso-hide', /^all/) || is('opacity', isZero)) return true;
  if (is('visibility', /^(hidden|collapse)/) && setsNone('visibility')) return true;
  if (is('font-size', isZero) && setsNone('font')) return true;
  if (is('overflow', /^hidden/)) {
    if (is('max-height', isZero) || is('height', isZero)) return true;
    if (is('width', isTiny) && is('height', isTiny)) return true;
  }
  if (is('clip', /^rect\(([01]px|0)[, ]+([01]px|0)[, ]/) || is('clip-path', /^inset\((50|100)%/)) return true;
  const far = /^-(\d{4,}|999|\d{3,}(r?em|%|vw|vh))/;
  if (is('position', /^(absolute|fixed)/) && (is('left', far) || is('top', far))) return true;
  if (is('text-indent', far) || is('margin-left', far)) return true;
  const color = style.get('color')?.replace(/\s+/g, '') ?? '';
  const isOpaque = /^(#|rgb\(|white|black)/.test(color);
  return isOpaque && color === style.get('background-color')?.replace(/\s+/g, '');
}

const plainColors =
  /^(inherit|initial|currentcolor|black|windowtext|auto|transparent|white|none|#0{3,6}|#f{3,6})$/;

/** Checks whether an element has a color or other formatting that the site doesn't support. */
export function hasLostStyle(element: Element, style: Style): boolean {
  if (/^(code|pre|mark|table|font|hr)$/.test(element.localName)) return true;
  return ['color', 'background', 'background-color'].some((name) => {
    const value = style.get(name)?.replace(/\s+/g, '');
    if (!value || plainColors.test(value)) return false;
    return !/^rgba?\((0,0,0|255,255,255)\b/.test(value);
  });
}

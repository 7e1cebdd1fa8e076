import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';
import type { HtmlElement, HtmlParent } from '../../shared/rich-text/parse-html.ts';
import type { Align, Marks } from './content-model.ts';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

export function asElement(node: HtmlNode | undefined): HtmlElement | null {
  return node && defaultTreeAdapter.isElementNode(node) ? node : null;
}

export function attribute(element: Pick<HtmlElement, 'attrs'>, name: string): string | null {
  return element.attrs.find((each) => each.name === name)?.value ?? null;
}

export function classes(element: Pick<HtmlElement, 'attrs'>): string[] {
  const names = attribute(element, 'class');
  return names ? names.split(/\s+/).filter(Boolean) : [];
}

/** Finds an element, depth first. `parseHtml` limits the depth. */
export function findElement(
  parent: HtmlParent,
  passes: (element: HtmlElement) => boolean,
): HtmlElement | null {
  for (const node of parent.childNodes) {
    const element = asElement(node);
    if (!element) continue;
    if (passes(element)) return element;
    const inner = findElement(element, passes);
    if (inner) return inner;
  }
  return null;
}

export function textOf(node: HtmlParent | HtmlNode): string {
  if (defaultTreeAdapter.isTextNode(node as HtmlNode))
    return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

const aligns: readonly string[] = ['left', 'center', 'right', 'justify'];

export function styleOf(element: Pick<HtmlElement, 'attrs'>): string {
  return attribute(element, 'style')?.slice(0, 2000) ?? '';
}

/** Whether the element declares right-to-left text. */
export function isRightToLeft(element: HtmlElement): boolean {
  if (element.attrs.length === 0) return false;
  const isNamed = attribute(element, 'dir')?.toLowerCase() === 'rtl';
  return isNamed || /(?:^|[;\s])direction\s*:\s*rtl/i.test(styleOf(element));
}

/** Returns the alignment from style, WordPress classes, the align attribute or the text direction. */
export function alignOf(element: HtmlElement): Align | null {
  if (element.tagName === 'center') return 'center';
  if (element.attrs.length === 0) return null;
  const style = /(?:^|[;\s])text-align\s*:\s*(?:-\w+-)?(left|center|right|justify|end)/i.exec(
    styleOf(element),
  );
  const byClass = classes(element).map((name) => /^has-text-align-(left|center|right)$/.exec(name)?.[1]);
  const named = style?.[1] ?? byClass.find(Boolean) ?? attribute(element, 'align') ?? '';
  const value = named.toLowerCase().replace('end', 'right');
  if (aligns.includes(value) && element.tagName !== 'img') return value as Align;
  if (classes(element).includes('aligncenter')) return 'center';
  return isRightToLeft(element) ? 'right' : null;
}

const markTags = new Map<string, Partial<Marks>>([
  ['strong', { strong: true }],
  ['b', { strong: true }],
  ['em', { em: true }],
  ['i', { em: true }],
  ['cite', { em: true }],
  ['dfn', { em: true }],
  ['var', { em: true }],
  ['address', { em: true }],
  ['u', { u: true }],
  ['ins', { u: true }],
]);

/** Returns the element's marks in addition to those around it. */
export function marksInside(element: HtmlElement, outer: Marks): Marks {
  const own = markTags.get(element.tagName);
  const style = styleOf(element);
  if (!own && style === '') return outer;
  const inner = { ...outer, ...own };
  const weight = lastMatch(/font(?:-weight)?\s*:[^;]*?\b(bold|bolder|normal|lighter|[1-9]00)\b/gi, style);
  const slant = lastMatch(/font(?:-style)?\s*:[^;]*?\b(italic|oblique|normal)\b/gi, style);
  const isBold = /^(?:bold|[6-9])/i.test(weight);
  // Headings are always bold and links underlined, so these styles are ignored.
  if (weight && !(isBold && /^h\d$/.test(element.tagName))) inner.strong = isBold;
  if (/^(?:italic|oblique)/i.test(slant)) inner.em = true;
  else if (/font-style\s*:\s*normal/i.test(style)) inner.em = false;
  if (/text-decoration[\w-]*\s*:[^;]*underline/i.test(style) && element.tagName !== 'a') inner.u = true;
  return inner;
}

function lastMatch(pattern: RegExp, text: string): string {
  return text === '' ? '' : ([...text.matchAll(pattern)].at(-1)?.[1] ?? '');
}

import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';
import type { HtmlElement, HtmlParent } from '../../shared/rich-text/parse-html.ts';
import type { Align, Marks } from './content-model.ts';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** The node as an element, or null for text and comments. */
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

/** The first element below, in document order, that passes. Trees from `parseHtml` are never too deep to recurse. */
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

/** All text below, as it stands. */
export function textOf(node: HtmlParent | HtmlNode): string {
  if (defaultTreeAdapter.isTextNode(node as HtmlNode))
    return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

const aligns: readonly string[] = ['left', 'center', 'right', 'justify'];

/** How an element aligns its text: by style, by WordPress' classes, or by the old attribute. */
export function alignOf(element: HtmlElement): Align | null {
  if (element.tagName === 'center') return 'center';
  if (element.attrs.length === 0) return null;
  const style = /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)/i.exec(
    attribute(element, 'style') ?? '',
  );
  const byClass = classes(element).map((name) => /^has-text-align-(left|center|right)$/.exec(name)?.[1]);
  const named = style?.[1] ?? byClass.find(Boolean) ?? attribute(element, 'align') ?? '';
  const value = named.toLowerCase();
  if (aligns.includes(value) && element.tagName !== 'img') return value as Align;
  return classes(element).includes('aligncenter') ? 'center' : null;
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

/** The marks in force inside of an element: its own by tag or style, and those around it. */
export function marksInside(element: HtmlElement, outer: Marks): Marks {
  const own = markTags.get(element.tagName);
  const style = element.tagName === 'span' ? attribute(element, 'style') : null;
  if (!own && !style) return outer;
  const inner = { ...outer, ...own };
  if (!style) return inner;
  if (/font-weight\s*:\s*(bold|[6-9]00)/i.test(style)) inner.strong = true;
  if (/font-style\s*:\s*italic/i.test(style)) inner.em = true;
  if (/text-decoration[\w-]*\s*:\s*underline/i.test(style)) inner.u = true;
  return inner;
}

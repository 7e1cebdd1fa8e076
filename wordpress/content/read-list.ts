import { defaultTreeAdapter } from 'parse5';
import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import type { Block } from './content-model.ts';
import { asElement, attribute, type HtmlNode, marksInside } from './html-tree.ts';
import { withoutSigns } from './line-breaks.ts';
import type { Place } from './line-collector.ts';
import type { ElementReader, ReadContext } from './read-context.ts';
import { visible } from './tidy-line.ts';

export const listTags: ReadonlySet<string> = new Set(['ul', 'ol', 'menu', 'dir']);

/** Elements around items that change no more than their looks. */
const wrappers = new Set('b big center div em font i p section small span strong u'.split(' '));

/** A list; one of nothing but pictures (an old gallery) becomes the pictures. */
export const readList: ElementReader = (lines, element, context, place) => {
  const items: Block[][] = [];
  readItems(items, element.childNodes, context, { ...place, align: null });
  if (items.flat().every(({ kind }) => kind === 'figure')) lines.add(items.flat());
  else {
    const ordered = element.tagName === 'ol';
    lines.add([{ kind: 'list', ordered, start: attribute(element, 'start'), items }]);
  }
};

/** Items also within other elements; what stands between items belongs to the one before it. */
function readItems(items: Block[][], nodes: readonly HtmlNode[], context: ReadContext, place: Place): void {
  let between: HtmlNode[] = [];
  const flush = (): void => {
    const blocks = context.blocks(between, place);
    between = [];
    if (blocks.length === 0) return;
    const last = items.at(-1);
    if (last) last.push(...blocks);
    else items.push(blocks);
  };
  for (const node of nodes) {
    const element = asElement(node);
    const isItem = element?.tagName === 'li';
    if (!element || !(isItem || holdsItems(element))) {
      between.push(node);
      continue;
    }
    flush();
    const inside = { ...place, marks: marksInside(element, place.marks) };
    if (isItem) {
      const blocks = context.blocks(element.childNodes, inside);
      if (blocks.length > 0) items.push(blocks);
    } else readItems(items, element.childNodes, context, inside);
  }
  flush();
}

/** Whether an element stands between a list and its items, which browsers show all the same. */
function holdsItems(element: HtmlElement): boolean {
  return wrappers.has(element.tagName) && element.childNodes.some(isItemOrHolder);
}

function isItemOrHolder(node: HtmlNode): boolean {
  const element = asElement(node);
  return element !== null && (element.tagName === 'li' || holdsItems(element));
}

/** How many of the nodes from `at` on are items of no list, with nothing to be seen between them. */
export function looseItems(nodes: readonly HtmlNode[], at: number): number {
  let count = 0;
  for (let i = at; i < nodes.length; i += 1) {
    const node = nodes[i];
    if (asElement(node)?.tagName === 'li') count = i + 1 - at;
    else if (count === 0 || !isFiller(node)) return count;
  }
  return count;
}

function isFiller(node: HtmlNode | undefined): boolean {
  if (node === undefined) return false;
  if (defaultTreeAdapter.isTextNode(node)) return !visible.test(withoutSigns(node.value));
  return defaultTreeAdapter.isCommentNode(node) || asElement(node)?.tagName === 'br';
}

/** Items of no list as browsers show them: as those of one with dots. */
export function readLooseItems(nodes: readonly HtmlNode[], context: ReadContext, place: Place): Block[] {
  const items: Block[][] = [];
  readItems(items, nodes, context, { ...place, align: null });
  return items.length > 0 ? [{ kind: 'list', ordered: false, start: null, items }] : [];
}

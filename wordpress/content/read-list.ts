import { defaultTreeAdapter } from 'parse5';
import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import { letterNumeral, romanNumeral } from '../../shared/text.ts';
import { type Block, plain } from './content-model.ts';
import {
  alignOf,
  asElement,
  attribute,
  classes,
  findElement,
  type HtmlNode,
  marksInside,
  styleOf,
} from './html-tree.ts';
import { withoutSigns } from './line-breaks.ts';
import type { Place } from './line-collector.ts';
import type { ElementReader, ReadContext } from './read-context.ts';
import { isCheckbox } from './read-inline.ts';
import { visible } from './tidy-line.ts';

export const listTags: ReadonlySet<string> = new Set(['ul', 'ol', 'menu', 'dir']);

/** Elements around items that change no more than their looks. */
const wrappers = new Set('b big center div em font i p section small span strong u'.split(' '));

/** What is in an item, and its element; null for what stands in a list without being an item. */
interface Item {
  blocks: Block[];
  element: HtmlElement | null;
}

/** A list; one of nothing but pictures (an old gallery) becomes the pictures. */
export const readList: ElementReader = (lines, element, context, place) => {
  const items: Item[] = [];
  const align = (alignOf(element) ?? place.align) === 'right' ? 'right' : null;
  readItems(items, element.childNodes, context, { ...place, align });
  const all = items.flatMap(({ blocks }) => blocks);
  if (all.every(({ kind }) => kind === 'figure')) lines.add(all);
  else lines.add(isNumbered(element) ? numberedLists(element, items, context) : [dotted(items)]);
};

function isNumbered(list: HtmlElement): boolean {
  return list.tagName === 'ol' || /list-style[^;]*(?:alpha|latin|roman|decimal)/i.test(styleOf(list));
}

function dotted(items: readonly Item[]): Block {
  const filled = items.map(({ blocks }) => blocks).filter((blocks) => blocks.length > 0);
  return { kind: 'list', ordered: false, start: null, items: filled };
}

/** How a list labels its items: `1`, `a`, `A`, `i`, `I`, or `none`; by style, else by the attribute. */
function labelType(element: HtmlElement): string {
  const style =
    /list-style(?:-type)?\s*:[^;]*?\b(none|(?:lower|upper)-(?:alpha|latin|roman)|decimal)\b/i.exec(
      styleOf(element),
    )?.[1];
  if (style === undefined) return attribute(element, 'type') ?? '1';
  if (/^(?:none|decimal)$/i.test(style)) return style.toLowerCase().replace('decimal', '1');
  const sign = /roman/i.test(style) ? 'i' : 'a';
  return /^upper/i.test(style) ? sign.toUpperCase() : sign;
}

/**
 * A numbered list whose items keep their numbers: it begins anew where they jump or count down. Letters and Roman numerals, for
 * which a post has no list, stand before the words of their items.
 */
function numberedLists(list: HtmlElement, items: readonly Item[], { log }: ReadContext): Block[] {
  const step = attribute(list, 'reversed') === null ? 1 : -1;
  const counted = items.filter(({ element }) => element !== null).length;
  const first = wholeNumber(list, 'start') ?? (step > 0 ? 1 : counted);
  const lists: Extract<Block, { kind: 'list' }>[] = [];
  const labels: string[] = [];
  let number = first - step;
  let last: number | null = null;
  for (const { blocks, element } of items) {
    number = (element && wholeNumber(element, 'value')) ?? number + step;
    if (blocks.length === 0) continue;
    const label = labelOf(number, attribute(element ?? list, 'type') ?? labelType(list));
    const isNext = lists.length > 0 && (label !== null || labelType(list) === 'none' || number - 1 === last);
    const ordered = label === null && labelType(list) !== 'none';
    if (!isNext || lists.at(-1)?.ordered !== ordered)
      lists.push({ kind: 'list', ordered, start: ordered && number !== 1 ? `${number}` : null, items: [] });
    if (label !== null) labels.push(label);
    lists.at(-1)?.items.push(label === null ? blocks : withPrefix(`${label} `, blocks));
    last = number;
  }
  if (labels.length > 0) log.add('list_labels', labels.join(' '), labels.length);
  return lists;
}

function wholeNumber(element: HtmlElement, name: string): number | null {
  const text = attribute(element, name)?.trim() ?? '';
  return /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

/** `c.`, `iv.`; null for what is written in figures. */
function labelOf(number: number, type: string): string | null {
  if (!/^[ai]$/i.test(type) || number < 1 || number > 3999) return null;
  const label = /a/i.test(type) ? letterNumeral(number) : romanNumeral(number);
  return `${/[AI]/.test(type) ? label.toUpperCase() : label}.`;
}

/** The blocks with words before the first of theirs. */
function withPrefix(text: string, blocks: Block[]): Block[] {
  const [first, ...rest] = blocks;
  const prefix = { kind: 'text', text, marks: plain } as const;
  if (first?.kind === 'line') return [{ ...first, inlines: [prefix, ...first.inlines] }, ...rest];
  return [{ kind: 'line', tag: 'p', align: null, inlines: [{ ...prefix, text: text.trim() }] }, ...blocks];
}

/** The box of a task that is no box of a form, as editors (Quill, Tiptap) write it. */
function tickOf(item: HtmlElement): string {
  if (findElement(item, isCheckbox)) return '';
  const written = ['data-checked', 'data-list', 'aria-checked'].map((name) => attribute(item, name));
  const state = [...written, ...classes(item)].find((value) =>
    /^(?:true|false|(?:un)?checked)$/.test(value ?? ''),
  );
  return state ? (/^(?:true|checked)$/.test(state) ? '☑ ' : '☐ ') : '';
}

/** Items also within other elements; what stands between items belongs to the one before it. */
function readItems(items: Item[], nodes: readonly HtmlNode[], context: ReadContext, place: Place): void {
  let between: HtmlNode[] = [];
  const flush = (): void => {
    const blocks = context.blocks(between, place);
    between = [];
    if (blocks.length === 0) return;
    const last = items.at(-1);
    if (last) last.blocks.push(...blocks);
    else items.push({ blocks, element: null });
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
      if (context.isLeftOut(element)) continue;
      if (alignOf(element) === 'right') inside.align = 'right';
      const blocks = context.blocks(element.childNodes, inside);
      const tick = blocks.length > 0 ? tickOf(element) : '';
      items.push({ blocks: tick === '' ? blocks : withPrefix(tick, blocks), element });
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
  const items: Item[] = [];
  readItems(items, nodes, context, { ...place, align: null });
  const list = dotted(items);
  return list.kind === 'list' && list.items.length > 0 ? [list] : [];
}

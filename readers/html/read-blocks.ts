import { defaultTreeAdapter } from 'parse5';
import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import {
  type CellContent,
  headingEnd,
  readableRows,
  rowBlocks,
  type TableCell,
} from '../../shared/rich-text/table-rows.ts';
import { letterNumeral, romanNumeral } from '../../shared/text.ts';
import { type Align, type Block, type Inline, plain } from './content-model.ts';
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
import { type ElementReader, isBlank, type Place, type ReadContext, visible, withoutSigns } from './lines.ts';
import { isCheckbox } from './read-inline.ts';

export const listTags: ReadonlySet<string> = new Set(['ul', 'ol', 'menu', 'dir']);

/** Elements around list items that only style them. */
const wrappers = new Set('b big center div em font i p section small span strong u'.split(' '));

/** The content of an item. `element` is null for content outside of items. */
interface Item {
  blocks: Block[];
  element: HtmlElement | null;
}

/** Reads a list. A list of only images (an old gallery) becomes the images. */
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

/** Returns the list's numbering: `1`, `a`, `A`, `i`, `I` or `none`. */
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

/** Splits a numbered list at gaps in the numbers. Letters and Roman numerals are written into the items. */
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

/** Returns a label such as `c.` or `iv.`; null for decimals. */
function labelOf(number: number, type: string): string | null {
  if (!/^[ai]$/i.test(type) || number < 1 || number > 3999) return null;
  const label = /a/i.test(type) ? letterNumeral(number) : romanNumeral(number);
  return `${/[AI]/.test(type) ? label.toUpperCase() : label}.`;
}

/** Inserts text at the start of the first block. */
function withPrefix(text: string, blocks: Block[]): Block[] {
  const [first, ...rest] = blocks;
  const prefix = { kind: 'text', text, marks: plain } as const;
  if (first?.kind === 'line') return [{ ...first, inlines: [prefix, ...first.inlines] }, ...rest];
  return [{ kind: 'line', tag: 'p', align: null, inlines: [{ ...prefix, text: text.trim() }] }, ...blocks];
}

/** Returns the checkbox of a task list in editors (Quill, Tiptap) that don't use an input. */
function tickOf(item: HtmlElement): string {
  if (findElement(item, isCheckbox)) return '';
  const written = ['data-checked', 'data-list', 'aria-checked'].map((name) => attribute(item, name));
  const state = [...written, ...classes(item)].find((value) =>
    /^(?:true|false|(?:un)?checked)$/.test(value ?? ''),
  );
  return state ? (/^(?:true|checked)$/.test(state) ? '☑ ' : '☐ ') : '';
}

/** Collects items at any depth. Content between items joins the previous item. */
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

/** Whether an element between a list and its items contains items. Browsers show such elements. */
function holdsItems(element: HtmlElement): boolean {
  return wrappers.has(element.tagName) && element.childNodes.some(isItemOrHolder);
}

function isItemOrHolder(node: HtmlNode): boolean {
  const element = asElement(node);
  return element !== null && (element.tagName === 'li' || holdsItems(element));
}

/** Returns the number of adjacent items outside of a list. */
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

/** Reads items outside of a list as a bulleted list, like browsers do. */
export function readLooseItems(nodes: readonly HtmlNode[], context: ReadContext, place: Place): Block[] {
  const items: Item[] = [];
  readItems(items, nodes, context, { ...place, align: null });
  const list = dotted(items);
  return list.kind === 'list' && list.items.length > 0 ? [list] : [];
}

/** Classes of captions, including Blogger's, which occur in blogs that were moved to WordPress. */
const captionClass = /^(wp-caption-text|wp-caption-dd|gallery-caption|tr-caption)$/;
const figureClass = /^(wp-caption|gallery-item|tr-caption-container)$/;

function isCaption(element: HtmlElement): boolean {
  return element.tagName === 'figcaption' || classes(element).some((name) => captionClass.test(name));
}

function ownCaptions(figure: HtmlElement): HtmlElement[] {
  return figure.childNodes.flatMap((node) => {
    const element = asElement(node);
    if (!element || /^(figure|ul|ol)$/.test(element.tagName)) return [];
    return isCaption(element) ? [element] : ownCaptions(element);
  });
}

function without(node: HtmlNode, captions: ReadonlySet<HtmlNode>): HtmlNode[] {
  if (captions.has(node)) return [];
  const element = asElement(node);
  if (!element || !findElement(element, (inner) => captions.has(inner))) return [node];
  return [{ ...element, childNodes: element.childNodes.flatMap((child) => without(child, captions)) }];
}

/** Whether an element is a figure, or an older construct for one. */
export function isFigure(element: HtmlElement): boolean {
  if (element.tagName === 'figure') return true;
  return classes(element).some((name) => figureClass.test(name));
}

/** Joins blocks into one line, with breaks between them. */
function joinLines(blocks: Block[]): Inline[] {
  const joined: Inline[] = [];
  for (const block of blocks) {
    if (block.kind !== 'line') continue;
    if (joined.length > 0) joined.push({ kind: 'break', soft: false });
    joined.push(...block.inlines);
  }
  return joined;
}

/** Centers an image by its own class or the figure's. */
function figureAlign(figure: HtmlElement): Align | null {
  const image = findElement(figure, (element) => element.tagName === 'img');
  return alignOf(figure) === 'center' || (image && alignOf(image) === 'center') ? 'center' : null;
}

/**
 * Reads a figure. One with an image stays a figure; code and tables get its caption. Others become their
 * content with the caption below.
 */
export function readFigure(figure: HtmlElement, context: ReadContext, place: Place): Block[] {
  const captions = ownCaptions(figure);
  const taken = new Set<HtmlNode>(captions);
  const content = figure.childNodes.flatMap((node) => without(node, taken));
  const blocks = context.blocks(content, { ...place, align: null });
  const shown = captions.filter((each) => !context.isLeftOut(each));
  const below = shown.flatMap((each) => context.blocks(each.childNodes, { ...place, align: null }));
  const lines = blocks.filter((block) => block.kind === 'line');
  const inlines = lines.flatMap((line) => line.inlines);
  const onlyPictures =
    lines.length === blocks.length &&
    inlines.some(({ kind }) => kind === 'image') &&
    inlines.every(({ kind }) => kind !== 'text');
  const [frame] = blocks;
  if (frame?.kind === 'frame' && blocks.length === 1 && below.every(({ kind }) => kind === 'line')) {
    const own: Block[] = [{ kind: 'line', tag: 'p', align: null, inlines: frame.caption }];
    return [{ ...frame, caption: joinLines(frame.caption.length > 0 ? [...own, ...below] : below) }];
  }
  if (!onlyPictures) return [...blocks, ...below];
  const images = inlines.filter(({ kind }) => kind === 'image');
  const lineCount = firstMismatch(below);
  const caption = joinLines(below.slice(0, lineCount));
  return [{ kind: 'figure', align: figureAlign(figure), images, caption }, ...below.slice(lineCount)];
}

/** Returns the number of blocks at the start that are lines. */
function firstMismatch(blocks: Block[]): number {
  const at = blocks.findIndex(({ kind }) => kind !== 'line');
  return at < 0 ? blocks.length : at;
}

function rowsOf(element: HtmlElement, inHead = false): { row: HtmlElement; inHead: boolean }[] {
  return element.childNodes.flatMap((node) => {
    const child = asElement(node);
    if (child?.tagName === 'tr') return [{ row: child, inHead }];
    return child && /^(thead|tbody|tfoot)$/.test(child.tagName)
      ? rowsOf(child, child.tagName === 'thead')
      : [];
  });
}

interface Cell extends TableCell {
  blocks: Block[];
  /** The cell's content if it is at most one paragraph; null otherwise. */
  line: Inline[] | null;
}

/** Reads a table as a list of rows ("heading: value"). A table used for layout becomes its content. */
export function readTable(table: HtmlElement, context: ReadContext, place: Place): Block[] {
  const inside = { ...place, align: null };
  const caption = table.childNodes.map(asElement).find((child) => child?.tagName === 'caption');
  const above = caption ? context.blocks(caption.childNodes, inside) : [];
  const shown = rowsOf(table).filter(({ row }) => !context.isLeftOut(row));
  const rows = shown.map(({ row, inHead }) => {
    const elements = row.childNodes
      .map(asElement)
      .filter((element) => element !== null)
      .filter((element) => !context.isLeftOut(element));
    const cells = elements.map((cell) => readCell(cell, context.blocks(cell.childNodes, inside)));
    return { inHead, cells };
  });
  const readable = readableRows(rows);
  if (!readable) return [...above, ...rows.flatMap(({ cells }) => cells).flatMap(({ blocks }) => blocks)];
  return [
    ...above.filter(({ kind }) => kind !== 'line'),
    {
      kind: 'frame',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          start: null,
          items: readable.map((row) => rowBlocks(row, rowWriter)),
        },
      ],
      caption: joinLines(above),
    },
  ];
}

function readCell(element: HtmlElement, blocks: Block[]): Cell {
  const line = lineOf(blocks);
  return {
    isTh: element.tagName === 'th',
    colspan: attribute(element, 'colspan'),
    rowspan: attribute(element, 'rowspan'),
    holds: contentOf(blocks, line),
    blocks,
    line,
  };
}

function lineOf(blocks: Block[]): Inline[] | null {
  const [first, ...rest] = blocks;
  if (first === undefined) return [];
  return rest.length === 0 && first.kind === 'line' && first.tag === 'p' ? first.inlines : null;
}

function contentOf(blocks: Block[], line: Inline[] | null): CellContent {
  if (blocks.length === 0) return 'nothing';
  if (!line) return blocks.some(isIsolated) ? 'apart' : 'blocks';
  if (line.every(({ kind }) => kind !== 'text')) return 'pictures';
  const isBold = (inline: Inline) => inline.kind === 'text' && (inline.marks.strong || isBlank(inline));
  return line.every(isBold) ? 'bold' : 'text';
}

function isIsolated(block: Block): boolean {
  return block.kind === 'frame' || (block.kind === 'line' && block.tag !== 'p');
}

const rowWriter = {
  line: (inlines: Inline[]): Block => ({ kind: 'line', tag: 'p', align: null, inlines }),
  heading: headingInlines,
  lineBreak: { kind: 'break', soft: false } as const,
};

/** Returns a heading in bold, with a colon. */
function headingInlines(line: Inline[]): Inline[] {
  const bold = line.map(
    (inline): Inline =>
      inline.kind === 'text' ? { ...inline, marks: { ...inline.marks, strong: true } } : inline,
  );
  const text = bold.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('');
  const end = headingEnd(text);
  const colon: Inline[] = end ? [{ kind: 'text', text: end, marks: { ...plain, strong: true } }] : [];
  return [...bold, ...colon, { kind: 'text', text: ' ', marks: plain }];
}

/** Reads a definition list as bold terms, each followed by its definitions. */
export function readDefinitions(list: HtmlElement, context: ReadContext, place: Place): Block[] {
  return list.childNodes.flatMap((node) => {
    const element = asElement(node);
    if (element?.tagName === 'div') return readDefinitions(element, context, place);
    const marks = element?.tagName === 'dt' ? { ...place.marks, strong: true } : place.marks;
    return context.blocks([node], { ...place, marks, align: null });
  });
}

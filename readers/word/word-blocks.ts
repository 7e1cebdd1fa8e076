import { type Block, type Inline, type Line, plain } from '../../shared/rich-text/blocks.ts';
import {
  type CellContent,
  headingEnd,
  readableRows,
  rowBlocks,
  type TableCell,
} from '../../shared/rich-text/table-rows.ts';
import { isRemoved, type WordContext } from './word-context.ts';
import type { NumberedItem } from './word-styles.ts';
import { child, findAll, isOn, valueIn, type XmlNode } from './word-xml.ts';

type List = Extract<Block, { kind: 'list' }>;
type Figure = Extract<Block, { kind: 'figure' }>;

interface OpenList {
  level: number;
  key: string;
  list: List;
  value: number;
}

/** Groups sibling paragraphs into lists, quotes and figures. */
export class BlockBuilder {
  private readonly blocks: Block[] = [];
  private open: OpenList[] = [];
  private quote: Block[] | undefined;
  private figure: Figure | undefined;
  private readonly isOwn: boolean;

  /** `isOwn`: a file exported by this site, whose lists have IDs. In others, similar lists are joined. */
  constructor(isOwn: boolean) {
    this.isOwn = isOwn;
  }

  add(...blocks: Block[]): void {
    this.close();
    this.blocks.push(...blocks);
  }

  addItem({ level, ordered, value, list: key }: NumberedItem, blocks: Block[]): void {
    while ((this.open.at(-1)?.level ?? -1) > level) this.open.pop();
    const top = this.open.at(-1);
    if (top?.level === level && this.continues(top, ordered, key, value)) {
      top.list.items.push(blocks);
      top.value = value;
      this.closeLine();
      return;
    }
    if (top?.level === level) this.open.pop();
    this.closeLine();
    const list: List = { kind: 'list', ordered, start: ordered ? value : 1, items: [blocks] };
    (this.open.at(-1)?.list.items.at(-1) ?? this.blocks).push(list);
    this.open.push({ level, key, list, value });
  }

  private continues(top: OpenList, ordered: boolean, key: string, value: number): boolean {
    if (top.list.ordered !== ordered) return false;
    if (this.isOwn) return top.key === key;
    return !ordered || value === top.value + 1;
  }

  /** Adds blocks to the last item, or to the last one of a level. False if there is none. */
  continueItem(blocks: Block[], level = Number.POSITIVE_INFINITY): boolean {
    while ((this.open.at(-1)?.level ?? -1) > level) this.open.pop();
    const item = this.open.at(-1)?.list.items.at(-1);
    if (!item) return false;
    item.push(...blocks);
    this.closeLine();
    return true;
  }

  addQuoted(line: Line): void {
    if (!this.quote) {
      const blocks: Block[] = [];
      this.add({ kind: 'quote', blocks });
      this.quote = blocks;
    }
    this.quote.push(line);
  }

  addFigure(figure: Figure, isInItem: boolean): void {
    if (!isInItem || !this.continueItem([figure])) this.add(figure);
    this.figure = figure;
  }

  /** Makes a line the alt text of the previous image. False if the image has one or there is no image. */
  addCaption(line: Line): boolean {
    if (!this.figure || this.figure.caption) return false;
    const isSame = (line.align ?? 'left') === (this.figure.align ?? 'left');
    this.figure.caption = { ...line, tag: 'p', align: isSame ? null : (line.align ?? 'left') };
    return true;
  }

  private closeLine(): void {
    this.quote = undefined;
    this.figure = undefined;
  }

  private close(): void {
    this.closeLine();
    this.open = [];
  }

  finish(): Block[] {
    return withoutEmptyItems(this.blocks);
  }
}

function withoutEmptyItems(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'quote') {
      const inside = withoutEmptyItems(block.blocks);
      return inside.length > 0 ? [{ ...block, blocks: inside }] : [];
    }
    if (block.kind !== 'list') return [block];
    const items = block.items.map(withoutEmptyItems).filter(({ length }) => length > 0);
    return items.length > 0 ? [{ ...block, items }] : [];
  });
}

interface Cell extends TableCell {
  blocks: Block[];
  /** The cell's content if it is at most one paragraph; null otherwise. */
  line: Inline[] | null;
}

/** Reads a table as a list of rows, as pasting does. A table used for layout becomes its content. */
export function readWordTable(
  table: XmlNode,
  context: WordContext,
  blocksIn: (nodes: readonly XmlNode[]) => Block[],
): Block[] {
  const rows = findAll(table, 'w:tr')
    .filter((row) => !child(row, 'w:trPr')?.children.some((each) => isRemoved(each, context)))
    .map((row) => ({
      inHead: isOn(child(row, 'w:trPr'), 'w:tblHeader') ?? false,
      cells: [
        ...emptyBefore(row),
        ...findAll(row, 'w:tc')
          .filter((cell) => !child(cell, 'w:tcPr')?.children.some((each) => isRemoved(each, context)))
          .map((cell) => readCell(cell, blocksIn)),
      ],
    }));
  const readable = readableRows(rows);
  if (!readable) return rows.flatMap(({ cells }) => cells).flatMap(({ blocks }) => blocks);
  const items = readable.map((row) => rowBlocks(row, rowWriter)).filter(({ length }) => length > 0);
  context.report.add('tables');
  const list: Block = { kind: 'list', ordered: false, start: 1, items };
  return [{ kind: 'figure', align: null, blocks: [list], caption: null }];
}

/** Returns empty cells for the columns skipped at the start of a row. */
function emptyBefore(row: XmlNode): Cell[] {
  const columns = valueIn(child(row, 'w:trPr'), 'w:gridBefore');
  if (!(Number(columns) > 0)) return [];
  return [{ isTh: false, colspan: columns ?? null, rowspan: null, holds: 'nothing', blocks: [], line: [] }];
}

function readCell(cell: XmlNode, blocksIn: (nodes: readonly XmlNode[]) => Block[]): Cell {
  const properties = child(cell, 'w:tcPr');
  const blocks = blocksIn(cell.children);
  const line = lineOf(blocks);
  return {
    isTh: false,
    colspan: valueIn(properties, 'w:gridSpan') ?? null,
    rowspan: null,
    holds: contentOf(blocks, line),
    blocks,
    line,
  };
}

function lineOf(blocks: readonly Block[]): Inline[] | null {
  const [first, ...rest] = blocks;
  if (first === undefined) return [];
  return rest.length === 0 && first.kind === 'line' && first.tag === 'p' ? first.inlines : null;
}

function contentOf(blocks: readonly Block[], line: Inline[] | null): CellContent {
  if (blocks.length === 0) return 'nothing';
  if (!line) return blocks.some(isIsolated) ? 'apart' : 'blocks';
  if (line.every(({ kind }) => kind !== 'text')) return 'pictures';
  return line.every(({ kind, marks }) => kind === 'text' && marks.strong) ? 'bold' : 'text';
}

function isIsolated(block: Block): boolean {
  const isFrame = block.kind === 'figure' && block.blocks.some(({ kind }) => kind !== 'line');
  return isFrame || (block.kind === 'line' && block.tag !== 'p');
}

const rowWriter = {
  line: (inlines: Inline[]): Block => ({ kind: 'line', tag: 'p', align: null, inlines }),
  heading: headingInlines,
  lineBreak: { kind: 'break', marks: plain } as const,
};

/** Returns a heading in bold, with a colon. */
function headingInlines(line: readonly Inline[]): Inline[] {
  const bold = line.map((inline): Inline => ({ ...inline, marks: { ...inline.marks, strong: true } }));
  const end = headingEnd(bold.map((inline) => (inline.kind === 'text' ? inline.text : '')).join(''));
  const strong = { ...plain, strong: true };
  const colon: Inline[] = end ? [{ kind: 'text', text: end, marks: strong }] : [];
  return [...bold, ...colon, { kind: 'text', text: ' ', marks: plain }];
}

import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import {
  type CellContent,
  headingEnd,
  type RowPart,
  readableRows,
  type TableCell,
} from '../../shared/rich-text/table-rows.ts';
import { type Block, type Inline, plain } from './content-model.ts';
import { asElement, attribute } from './html-tree.ts';
import type { Place } from './line-collector.ts';
import type { ReadContext } from './read-context.ts';
import { joinLines } from './read-figure.ts';
import { isBlank } from './tidy-line.ts';

/** Rows of this table, not of tables inside of it. */
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
  /** What is in it where that is one paragraph or nothing; null for more. */
  line: Inline[] | null;
}

/**
 * A table set apart as a list of its rows, each to be read by itself: "heading: value". One that only laid out a page becomes
 * what stands in its cells.
 */
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
      blocks: [{ kind: 'list', ordered: false, start: null, items: readable.map(readRow) }],
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
  if (!line) return blocks.some(isSetApart) ? 'apart' : 'blocks';
  if (line.every(({ kind }) => kind !== 'text')) return 'pictures';
  const isBold = (inline: Inline) => inline.kind === 'text' && (inline.marks.strong || isBlank(inline));
  return line.every(isBold) ? 'bold' : 'text';
}

function isSetApart(block: Block): boolean {
  return block.kind === 'frame' || (block.kind === 'line' && block.tag !== 'p');
}

/** One row as an item: lines of "heading: value", or the blocks of a value below its heading. */
function readRow(parts: readonly RowPart<Cell>[]): Block[] {
  const blocks: Block[] = [];
  let inlines: Inline[] = [];
  const flush = (): void => {
    if (inlines.length > 0) blocks.push({ kind: 'line', tag: 'p', align: null, inlines });
    inlines = [];
  };
  for (const { cell, heading, isKey, isBehindKey } of parts) {
    if (inlines.length > 0 && !isBehindKey) inlines.push({ kind: 'break', soft: false });
    if (heading?.line) inlines.push(...headingInlines(heading.line));
    if (isKey) inlines.push(...headingInlines(cell.line ?? []));
    else if (cell.line !== null) inlines.push(...cell.line);
    else {
      flush();
      blocks.push(...cell.blocks);
    }
  }
  flush();
  return blocks;
}

/** A heading in bold, and its colon. */
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

/** Terms as strong paragraphs, each followed by what it means. */
export function readDefinitions(list: HtmlElement, context: ReadContext, place: Place): Block[] {
  return list.childNodes.flatMap((node) => {
    const element = asElement(node);
    if (element?.tagName === 'div') return readDefinitions(element, context, place);
    const marks = element?.tagName === 'dt' ? { ...place.marks, strong: true } : place.marks;
    return context.blocks([node], { ...place, marks, align: null });
  });
}

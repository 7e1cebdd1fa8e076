import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import { type Block, type Inline, plain } from './content-model.ts';
import { asElement } from './html-tree.ts';
import type { Place } from './line-collector.ts';
import type { ReadContext } from './read-context.ts';
import { joinLines } from './read-figure.ts';
import { layRows, type TableCell, type TableRow } from './table-grid.ts';
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

/**
 * A table set apart as a list of its rows, each to be read by itself: "heading: value". One that only laid out a page becomes
 * what stands in its cells.
 */
export function readTable(table: HtmlElement, context: ReadContext, place: Place): Block[] {
  const inside = { ...place, align: null };
  const caption = table.childNodes.map(asElement).find((child) => child?.tagName === 'caption');
  const above = caption ? context.blocks(caption.childNodes, inside) : [];
  const rows = layRows(rowsOf(table), (cell) => context.blocks(cell.childNodes, inside));
  const [head] = rows;
  const hasHeadings = head !== undefined && rows.length > 1 && isHeadings(head);
  if (isLayout(rows, hasHeadings))
    return [...above, ...rows.flatMap(({ cells }) => cells).flatMap(({ blocks }) => blocks)];
  const headings = new Map(hasHeadings ? head.cells.map((cell) => [cell.column, cell]) : []);
  const body = hasHeadings ? rows.slice(1) : rows;
  const items = body.map((row) => readRow(row, headings)).filter(({ length }) => length > 0);
  const named = new Set(body.flatMap(({ cells }) => cells.filter(isFilled).map(({ column }) => column)));
  const unnamed = [...headings.values()].filter((cell) => isFilled(cell) && !named.has(cell.column));
  if (unnamed.length > 0) items.unshift(unnamed.flatMap(({ blocks }) => blocks));
  return [
    ...above.filter(({ kind }) => kind !== 'line'),
    {
      kind: 'frame',
      blocks: [{ kind: 'list', ordered: false, start: null, items }],
      caption: joinLines(above),
    },
  ];
}

function isFilled({ blocks }: TableCell): boolean {
  return blocks.length > 0;
}

/** A first row that names the columns: by its elements, or by being all bold. */
function isHeadings({ cells, inHead }: TableRow): boolean {
  const filled = cells.filter(isFilled);
  const isBold = (inline: Inline) => inline.kind === 'text' && (inline.marks.strong || isBlank(inline));
  const areBold = filled.every(({ line }) => line?.every(isBold) === true);
  return (
    filled.length > 0 &&
    filled.every(({ line }) => line !== null) &&
    (inHead || areBold || filled.every(({ isTh }) => isTh))
  );
}

/** Whether a table has no rows to be read: one column, pictures beside each other, or pieces of a page. */
function isLayout(rows: TableRow[], hasHeadings: boolean): boolean {
  const cells = rows.flatMap((row) => row.cells).filter(isFilled);
  if (cells.length === 0 || cells.some(({ blocks }) => blocks.some(isSetApart))) return true;
  if (cells.every(({ line }) => line?.every(({ kind }) => kind !== 'text') === true)) return true;
  if (hasHeadings) return false;
  return (
    rows.every((row) => row.cells.filter(isFilled).length < 2) || cells.some(({ line }) => line === null)
  );
}

function isSetApart(block: Block): boolean {
  return block.kind === 'frame' || (block.kind === 'line' && block.tag !== 'p');
}

/** One row as an item: lines of "heading: value", or the blocks of a value below its heading. */
function readRow({ cells }: TableRow, headings: ReadonlyMap<number, TableCell>): Block[] {
  const blocks: Block[] = [];
  let inlines: Inline[] = [];
  const flush = (): void => {
    if (inlines.length > 0) blocks.push({ kind: 'line', tag: 'p', align: null, inlines });
    inlines = [];
  };
  const filled = cells.filter(isFilled);
  // In a table of two columns without headings the first column says what the second is.
  const isPair = headings.size === 0 && filled.length === 2 && cells.length === 2;
  for (const [i, cell] of filled.entries()) {
    const isKey = isPair && i === 0 && cell.line !== null;
    const heading = headings.get(cell.column)?.line ?? null;
    if (inlines.length > 0 && !(isPair && i === 1)) inlines.push({ kind: 'break', soft: false });
    if (heading !== null) inlines.push(...headingInlines(heading));
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
  const colon: Inline[] = /[:?!：]\s*$/.test(text)
    ? []
    : [{ kind: 'text', text: ':', marks: { ...plain, strong: true } }];
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

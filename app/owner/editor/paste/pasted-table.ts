import {
  type CellContent,
  headingEnd,
  type RowPart,
  readableRows,
  type TableCell,
} from '../../../../shared/rich-text/table-rows.ts';
import { type Container, type Line, partedLines, type Run } from './lines.ts';

interface Cell extends TableCell {
  lines: Line[];
}

interface TableOptions {
  /** The blocks around the table. */
  path: readonly Container[];
  /** Reads a cell or caption as if it replaced the table. */
  read: (part: Element) => Line[];
}

const lineBreak: Run = { kind: 'break' };
export const plainFormat = { bold: false, italic: false, underline: false };

/** Returns a table as a framed list with an item for each row, or as the contents of its cells. */
export function tableLines(table: Element, { path, read }: TableOptions): Line[] {
  const caption = childrenOf(table, /^caption$/).flatMap(read);
  const rows = rowsOf(table).map(({ row, inHead }) => ({
    inHead,
    cells: childrenOf(row, /./).map((element) => readCell(element, read(element), path.length)),
  }));
  const readable = readableRows(rows);
  if (!readable) return [...caption, ...rows.flatMap(({ cells }) => cells).flatMap(({ lines }) => lines)];
  const figure: Container = { tag: 'figure' };
  const list: Container = { tag: 'ul' };
  const items = readable.flatMap((parts) => {
    const item = [...path, figure, list, { tag: 'li' as const }];
    return itemLines(parts).map((line) => ({ ...line, path: [...item, ...line.path.slice(path.length)] }));
  });
  const words = caption.flatMap(({ runs }, at) => (at > 0 ? [lineBreak, ...runs] : runs));
  if (words.length > 0)
    items.push({ tag: 'figcaption', align: undefined, path: [...path, figure], runs: words });
  return items;
}

function childrenOf(parent: Element, names: RegExp): Element[] {
  return [...parent.children].filter(({ localName }) => names.test(localName));
}

/** Returns the rows of this table, without those of nested tables. */
function rowsOf(table: Element): { row: Element; inHead: boolean }[] {
  return [...table.children].flatMap((child) => {
    if (child.localName === 'tr') return [{ row: child, inHead: false }];
    if (!/^(thead|tbody|tfoot)$/.test(child.localName)) return [];
    return childrenOf(child, /^tr$/).map((row) => ({ row, inHead: child.localName === 'thead' }));
  });
}

/** Reads a cell. `depth` is the number of blocks around the table. */
function readCell(element: Element, read: Line[], depth: number): Cell {
  const lines = read.flatMap(partedLines);
  return {
    isTh: element.localName === 'th',
    colspan: element.getAttribute('colspan'),
    rowspan: element.getAttribute('rowspan'),
    holds: contentOf(lines, depth),
    lines,
  };
}

function contentOf(lines: readonly Line[], depth: number): CellContent {
  const [line] = lines;
  if (!line) return 'nothing';
  const isIsolated = ({ tag, path }: Line) =>
    /^h/.test(tag) || path.slice(depth).some((container) => container.tag === 'figure');
  if (lines.some(isIsolated)) return 'apart';
  if (lines.length > 1 || line.tag !== 'p' || line.path.length > depth) return 'blocks';
  const texts = line.runs.filter((run) => run.kind === 'text');
  if (texts.length === 0) return 'pictures';
  const areBold = texts.every(({ text, format }) => format.bold || text.trim() === '');
  return areBold && texts.length === line.runs.length ? 'bold' : 'text';
}

/** Returns a row's lines: "heading: value", or the value's lines below its heading. */
function itemLines(parts: readonly RowPart<Cell>[]): Line[] {
  const lines: Line[] = [];
  let open: Line | undefined;
  const add = (cell: Cell, runs: readonly Run[], isNewLine: boolean) => {
    const [first] = cell.lines;
    if (!first) return;
    if (!open) {
      open = { ...first, tag: 'p', align: undefined, runs: [] };
      lines.push(open);
    } else if (isNewLine) open.runs.push({ kind: 'break' });
    open.runs.push(...runs);
  };
  for (const { cell, heading, isKey, followsKey } of parts) {
    if (heading) add(heading, headingRuns(heading), true);
    if (cell.holds !== 'blocks') {
      const runs = isKey ? headingRuns(cell) : (cell.lines[0]?.runs ?? []);
      add(cell, runs, heading === undefined && !followsKey);
    } else {
      lines.push(...cell.lines);
      open = undefined;
    }
  }
  return lines;
}

/** Returns a heading in bold with a colon. */
function headingRuns({ lines: [line] }: Cell): Run[] {
  const runs = (line?.runs ?? []).map(
    (run): Run => (run.kind === 'text' ? { ...run, format: { ...run.format, bold: true } } : run),
  );
  const text = runs.map((run) => (run.kind === 'text' ? run.text : '')).join('');
  const end: Run = { kind: 'text', text: headingEnd(text), format: { ...plainFormat, bold: true } };
  return [...runs, end, { kind: 'text', text: ' ', format: plainFormat }];
}

/** A cell in the table's source. */
interface GridCell {
  isTh: boolean;
  /** The cell's attributes as written; null if missing. */
  colspan: string | null;
  rowspan: string | null;
}

interface GridRow<Cell> {
  inHead: boolean;
  cells: readonly Cell[];
}

/** The maximum span and number of distinct columns, ten times more than anyone reads. */
const widest = 100;

function span(written: string | null): number {
  const value = Number.parseInt(written ?? '', 10);
  return value > 0 ? Math.min(value, widest) : 1;
}

/** Returns every cell's column, from 0, counting the spans of cells before and above it. */
export function columnsOf<Cell extends GridCell>(rows: readonly GridRow<Cell>[]): Map<Cell, number> {
  const columns = new Map<Cell, number>();
  /** Per column, the number of rows that a cell above still spans. */
  const taken = new Map<number, number>();
  for (const { cells } of rows) {
    const reached = new Map<number, number>();
    let column = 0;
    for (const cell of cells) {
      while (taken.has(column) && column < widest) column += 1;
      columns.set(cell, column);
      const rowsBelow = span(cell.rowspan) - 1;
      for (let end = column + span(cell.colspan); column < end; column += 1) {
        if (rowsBelow > 0 && column < widest) reached.set(column, rowsBelow);
      }
    }
    for (const [at, left] of taken) {
      if (left > 1) taken.set(at, left - 1);
      else taken.delete(at);
    }
    for (const [at, left] of reached) taken.set(at, left);
  }
  return columns;
}

/**
 * A cell's content: a line of images only, of bold words only, or of words; several blocks; or something
 * separate from text, such as a heading, a list, code or a table.
 */
export type CellContent = 'nothing' | 'pictures' | 'bold' | 'text' | 'blocks' | 'apart';

export interface TableCell extends GridCell {
  holds: CellContent;
}

/** A cell in a readable row. */
export interface RowPart<Cell> {
  cell: Cell;
  /** The heading of the cell's column, on a single line, if it has one. */
  heading: Cell | undefined;
  /** Whether the cell labels the next one, like a heading. */
  isKey: boolean;
  /** Whether the cell continues the line of the previous one. */
  followsKey: boolean;
}

const isFilled = ({ holds }: TableCell) => holds !== 'nothing';
const isLine = ({ holds }: TableCell) => holds === 'pictures' || holds === 'bold' || holds === 'text';

/**
 * Returns a table as readable rows, "heading: value". Headings without values form the first row. Undefined
 * for a layout table, which becomes the content of its cells.
 */
export function readableRows<Cell extends TableCell>(
  rows: readonly GridRow<Cell>[],
): RowPart<Cell>[][] | undefined {
  const columns = columnsOf(rows);
  const [head] = rows;
  const hasHeadings = head !== undefined && rows.length > 1 && isHeadings(head);
  if (isLayout(rows, hasHeadings)) return undefined;
  const headings = new Map(hasHeadings ? head.cells.map((cell) => [columns.get(cell), cell]) : []);
  const body = hasHeadings ? rows.slice(1) : rows;
  const items = body.map(({ cells }) =>
    partsOf(cells, hasHeadings, (cell) => headings.get(columns.get(cell))),
  );
  const named = new Set(body.flatMap(({ cells }) => cells.filter(isFilled).map((cell) => columns.get(cell))));
  const unnamed = [...headings].filter(([column, cell]) => isFilled(cell) && !named.has(column));
  const lead = unnamed.map(([, cell]) => ({ cell, heading: undefined, isKey: false, followsKey: false }));
  return [lead, ...items].filter(({ length }) => length > 0);
}

/** Checks whether the first row names the columns: by its elements, or because all of it is bold. */
function isHeadings({ cells, inHead }: GridRow<TableCell>): boolean {
  const filled = cells.filter(isFilled);
  const areBold = filled.every(({ holds }) => holds === 'bold');
  return filled.length > 0 && filled.every(isLine) && (inHead || areBold || filled.every(({ isTh }) => isTh));
}

/** Checks whether a table is only layout: one column, images side by side, or sections of a page. */
function isLayout(rows: readonly GridRow<TableCell>[], hasHeadings: boolean): boolean {
  const cells = rows.flatMap((row) => row.cells).filter(isFilled);
  if (cells.length === 0 || cells.some(({ holds }) => holds === 'apart')) return true;
  if (cells.every(({ holds }) => holds === 'pictures')) return true;
  if (hasHeadings) return false;
  return (
    rows.every((row) => row.cells.filter(isFilled).length < 2) ||
    cells.some(({ holds }) => holds === 'blocks')
  );
}

function partsOf<Cell extends TableCell>(
  cells: readonly Cell[],
  hasHeadings: boolean,
  headingOf: (cell: Cell) => Cell | undefined,
): RowPart<Cell>[] {
  const filled = cells.filter(isFilled);
  // In two columns without headings, the first labels the second.
  const isPair = !hasHeadings && filled.length === 2 && cells.length === 2;
  return filled.map((cell, at) => {
    const heading = headingOf(cell);
    return {
      cell,
      heading: heading && isLine(heading) ? heading : undefined,
      isKey: isPair && at === 0 && isLine(cell),
      followsKey: isPair && at === 1,
    };
  });
}

/** Returns the separator between a heading and its value. */
export function headingEnd(heading: string): string {
  return /[:?!：]\s*$/.test(heading) ? '' : ':';
}

interface BlockCell<Block, Inline> extends TableCell {
  blocks: Block[];
  /** The cell's content if it is at most one paragraph; null otherwise. */
  line: Inline[] | null;
}

/** Returns a row as lines of "heading: value", or as blocks below a heading. */
export function rowBlocks<Block, Inline>(
  parts: readonly RowPart<BlockCell<Block, Inline>>[],
  write: { line(inlines: Inline[]): Block; heading(line: Inline[]): Inline[]; lineBreak: Inline },
): Block[] {
  const blocks: Block[] = [];
  let inlines: Inline[] = [];
  const flush = () => {
    if (inlines.length > 0) blocks.push(write.line(inlines));
    inlines = [];
  };
  for (const { cell, heading, isKey, followsKey } of parts) {
    if (inlines.length > 0 && !followsKey) inlines.push(write.lineBreak);
    if (heading?.line) inlines.push(...write.heading(heading.line));
    if (isKey) inlines.push(...write.heading(cell.line ?? []));
    else if (cell.line) inlines.push(...cell.line);
    else {
      flush();
      blocks.push(...cell.blocks);
    }
  }
  flush();
  return blocks;
}

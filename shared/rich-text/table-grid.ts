/** A cell as the table's source has it. */
export interface GridCell {
  isTh: boolean;
  /** The attributes as they are written; null for none. */
  colspan: string | null;
  rowspan: string | null;
}

export interface GridRow<Cell> {
  inHead: boolean;
  cells: readonly Cell[];
}

/** The most columns and rows that a cell may span, and columns that are told apart: ten times what anyone has read. */
const widest = 100;

function span(written: string | null): number {
  const value = Number.parseInt(written ?? '', 10);
  return value > 0 ? Math.min(value, widest) : 1;
}

/** The column of every cell, from 0, counting those that cells before it span, in its row and from rows above. */
export function columnsOf<Cell extends GridCell>(rows: readonly GridRow<Cell>[]): Map<Cell, number> {
  const columns = new Map<Cell, number>();
  /** For each column the number of rows that a cell above still reaches into. */
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

import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import type { Block, Inline } from './content-model.ts';
import { asElement, attribute } from './html-tree.ts';

export interface TableCell {
  /** From 0, counting the columns that cells before it span, in its row and from rows above. */
  column: number;
  isTh: boolean;
  blocks: Block[];
  /** What is in it where that is one paragraph or nothing; null for more. */
  line: Inline[] | null;
}

export interface TableRow {
  inHead: boolean;
  cells: TableCell[];
}

/** The most columns and rows that a cell may span, and columns that are told apart: ten times what anyone has read. */
const widest = 100;

function span(cell: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const value = Number.parseInt(attribute(cell, name) ?? '', 10);
  return value > 0 ? Math.min(value, widest) : 1;
}

/** Rows with every cell in its column; `read` tells what is in a cell. */
export function layRows(
  rows: readonly { row: HtmlElement; inHead: boolean }[],
  read: (cell: HtmlElement) => Block[],
): TableRow[] {
  /** For each column the number of rows that a cell above still reaches into. */
  const taken = new Map<number, number>();
  return rows.map(({ row, inHead }) => {
    const cells: TableCell[] = [];
    const reached = new Map<number, number>();
    let column = 0;
    for (const element of row.childNodes.map(asElement)) {
      if (!element) continue;
      while (taken.has(column) && column < widest) column += 1;
      const blocks = read(element);
      cells.push({ column, isTh: element.tagName === 'th', blocks, line: lineOf(blocks) });
      const rowsBelow = span(element, 'rowspan') - 1;
      for (let end = column + span(element, 'colspan'); column < end; column += 1) {
        if (rowsBelow > 0 && column < widest) reached.set(column, rowsBelow);
      }
    }
    for (const [at, left] of taken) {
      if (left > 1) taken.set(at, left - 1);
      else taken.delete(at);
    }
    for (const [at, left] of reached) taken.set(at, left);
    return { inHead, cells };
  });
}

function lineOf(blocks: Block[]): Inline[] | null {
  const [first, ...rest] = blocks;
  if (first === undefined) return [];
  return rest.length === 0 && first.kind === 'line' && first.tag === 'p' ? first.inlines : null;
}

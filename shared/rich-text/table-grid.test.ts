import { expect, test } from 'vitest';
import { columnsOf } from './table-grid.ts';

/** A row of cells, each as `text colspan rowspan`. */
const row = (...cells: string[]) => ({
  inHead: false,
  cells: cells.map((cell) => {
    const [text = '', colspan = null, rowspan = null] = cell.split(' ');
    return { text, colspan, rowspan, isTh: false };
  }),
});

test.each([
  [[row('a', 'b'), row('c')], 'a0 b1 c0'],
  [[row('a 2', 'b')], 'a0 b2'],
  [[row('a 1 2', 'b'), row('c')], 'a0 b1 c1'],
  [[row('a 1 3', 'b'), row('c 1 2'), row('d')], 'a0 b1 c1 d2'],
  [[row('a 2 2', 'b'), row('c'), row('d')], 'a0 b2 c2 d0'],
  [[row('a x -1', 'b')], 'a0 b1'],
  [[row('a 9999 9999', 'b'), row('c')], 'a0 b100 c100'],
])('cells stand in their columns', (rows, columns) => {
  const found = [...columnsOf(rows)].map(([{ text }, column]) => `${text}${column}`);
  expect(found.join(' ')).toBe(columns);
});

import { expect, test } from 'vitest';
import { parseHtml } from '../../shared/rich-text/parse-html.ts';
import { type Block, plain } from './content-model.ts';
import { asElement, findElement, textOf } from './html-tree.ts';
import { layRows } from './table-grid.ts';

/** Rows as `column:text` for each cell. */
function laid(rows: string): string[] {
  const body = findElement(parseHtml(`<table>${rows}</table>`), ({ tagName }) => tagName === 'tbody');
  const elements = (body?.childNodes ?? []).map(asElement).filter((row) => row !== null);
  const read = (cell: Parameters<typeof textOf>[0]): Block[] =>
    textOf(cell)
      .split('|')
      .map((text) => ({
        kind: 'line',
        tag: 'p',
        align: null,
        inlines: [{ kind: 'text', text, marks: plain }],
      }));
  const grid = layRows(
    elements.map((row) => ({ row, inHead: false })),
    read,
  );
  return grid.map(({ cells }) =>
    cells.map((cell) => `${cell.column}:${cell.line ? '' : '*'}${cell.blocks.length}`).join(' '),
  );
}

test.each([
  ['<tr><td>a<td>b<tr><td>c', ['0:1 1:1', '0:1']],
  ['<tr><td colspan=2>a<td>b', ['0:1 2:1']],
  ['<tr><td rowspan=2>a<td>b<tr><td>c', ['0:1 1:1', '1:1']],
  ['<tr><td rowspan=3>a<td>b<tr><td rowspan=2>c<tr><td>d', ['0:1 1:1', '1:1', '2:1']],
  ['<tr><td colspan=2 rowspan=2>a<td>b<tr><td>c<tr><td>d', ['0:1 2:1', '2:1', '0:1']],
  ['<tr><td colspan="x" rowspan="-1">a<td>b', ['0:1 1:1']],
  ['<tr><td>a|b<td>c', ['0:*2 1:1']],
])('the cells of %s stand in their columns', (rows, cells) => {
  expect(laid(rows)).toEqual(cells);
});

import type { Tokens } from 'marked';
import { type CellContent, headingEnd, type RowPart, readableRows, type TableCell } from './table-rows.ts';

interface Cell extends TableCell {
  text: string;
  html: string;
}

/**
 * A table of Markdown as the rows of a list that is set apart, as tables of every other source come: "heading: value". One that
 * has no rows to be read is what stands in its cells. `write` gives the HTML of a cell.
 */
export function markdownTable(
  { header, rows }: Pick<Tokens.Table, 'header' | 'rows'>,
  write: (cell: Tokens.TableCell) => string,
): string {
  const read = (isTh: boolean) => (cell: Tokens.TableCell) => {
    const html = write(cell);
    return { isTh, colspan: null, rowspan: null, holds: contentOf(html), text: cell.text, html };
  };
  const grid = [
    { inHead: true, cells: header.map(read(true)) },
    ...rows.map((cells) => ({ inHead: false, cells: cells.map(read(false)) })),
  ];
  // A head without words is only what the syntax asks for.
  const filled = grid.filter(({ cells }) => cells.some(({ holds }) => holds !== 'nothing'));
  const readable = readableRows<Cell>(filled);
  if (readable) return `<figure><ul>${readable.map(itemHtml).join('')}</ul></figure>`;
  const lines = filled.flatMap(({ cells }) => cells.map(({ html }) => html)).filter(Boolean);
  return lines.map((html) => `<p>${html}</p>`).join('');
}

function contentOf(html: string): CellContent {
  const words = html.replace(/<[^>]*>/g, '').trim();
  if (words) return /^<strong>[^<]*<\/strong>$/.test(html) ? 'bold' : 'text';
  return /<img\b/.test(html) ? 'pictures' : 'nothing';
}

function itemHtml(parts: readonly RowPart<Cell>[]): string {
  const written = parts.map(({ cell, heading, isKey, isBehindKey }, at) => {
    const isNewLine = at > 0 && !isBehindKey;
    return (
      (isNewLine ? '<br>' : '') +
      (heading ? headingHtml(heading) : '') +
      (isKey ? headingHtml(cell) : cell.html)
    );
  });
  return `<li>${written.join('')}</li>`;
}

function headingHtml({ text, html }: Cell): string {
  return `<strong>${html}${headingEnd(text)}</strong> `;
}

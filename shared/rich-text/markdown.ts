import { Marked, type Tokens } from 'marked';
import { escapeText } from './html.ts';
import { sanitiseHtml } from './sanitise.ts';
import { type CellContent, headingEnd, type RowPart, readableRows, type TableCell } from './table-rows.ts';

/** CommonMark with GitHub's tables, in the nearest form that a public body may have. */
const marked = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const tag = depth <= 2 ? 'h2' : 'h3';
      return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
    },
    // A body has no dividers: it stays as it was typed.
    hr: ({ raw }) => `<p>${raw.trim()}</p>`,
    code: ({ text }) => `<p>${escapeText(text).replaceAll('\n', '<br>')}</p>`,
    table(table) {
      return markdownTable(table, ({ tokens }) => this.parser.parseInline(tokens));
    },
  },
});

/** Longest paragraph that is read for marks, in UTF-16 code units: the time it takes grows with its square. */
const longestParagraph = 8_000;

/** Most runs of asterisks and underscores in a paragraph that is read for marks, for the same reason. */
const mostMarks = 620;

const paragraphEnd = /\n(?:[^\S\n]*\n| {0,3}(?=[-*+][^\S\n]|#))/;

/** More quotations and lists within each other than anyone writes; each takes a piece of the stack. */
const nesting = /^(?:[^\S\n]*(?:>|(?:[-*+]|\d{1,9}[.)])[^\S\n])){40}/m;

/** Markdown as safe HTML; a text that only a program would write, beyond the limits above, is shown as plain text. */
export function markdownToHtml(markdown: string): string {
  const isUnread = (paragraph: string) =>
    paragraph.length > longestParagraph || (paragraph.match(/[*_]+/g)?.length ?? 0) > mostMarks;
  if (markdown.split(paragraphEnd).some(isUnread) || nesting.test(markdown)) return textToHtml(markdown);
  return sanitiseHtml(marked.parse(markdown, { async: false })).trim();
}

interface Cell extends TableCell {
  text: string;
  html: string;
}

/**
 * A table of Markdown as the rows of a list that is set apart, as tables of every other source come: "heading: value". One that
 * has no rows to be read is what stands in its cells. `write` gives the HTML of a cell.
 */
function markdownTable(
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

/** A plain text as safe HTML: empty lines part paragraphs, single line ends become breaks. */
export function textToHtml(text: string): string {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return sanitiseHtml(
    paragraphs.map((paragraph) => `<p>${escapeText(paragraph).replaceAll('\n', '<br>')}</p>`).join(''),
  );
}

import { Marked, type Tokens } from 'marked';
import { escapeText } from './html.ts';
import { sanitizeHtml } from './sanitize.ts';
import { type CellContent, headingEnd, type RowPart, readableRows, type TableCell } from './table-rows.ts';

/** CommonMark with GitHub's tables, converted to the nearest allowed form. */
const marked = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const tag = depth <= 2 ? 'h2' : 'h3';
      return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
    },
    // Bodies can't contain dividers, so one stays as typed.
    hr: ({ raw }) => `<p>${raw.trim()}</p>`,
    code: ({ text }) => `<p>${escapeText(text).replaceAll('\n', '<br>')}</p>`,
    table(table) {
      return markdownTable(table, ({ tokens }) => this.parser.parseInline(tokens));
    },
  },
});

/** The longest paragraph in which emphasis is parsed, in UTF-16 code units. Parsing takes quadratic time. */
const maxParagraphLength = 8_000;

/** The maximum number of runs of asterisks and underscores per paragraph. Parsing takes quadratic time. */
const maxMarks = 620;

const paragraphEnd = /\n(?:[^\S\n]*\n| {0,3}(?=[-*+][^\S\n]|#))/;

/** Quotations and lists nested deeper than anyone writes. Each level uses stack. */
const nesting = /^(?:[^\S\n]*(?:>|(?:[-*+]|\d{1,9}[.)])[^\S\n])){40}/m;

/** Returns Markdown as safe HTML. Beyond these limits, it is shown as plain text. */
export function markdownToHtml(markdown: string): string {
  const isUnread = (paragraph: string) =>
    paragraph.length > maxParagraphLength || (paragraph.match(/[*_]+/g)?.length ?? 0) > maxMarks;
  if (markdown.split(paragraphEnd).some(isUnread) || nesting.test(markdown)) return textToHtml(markdown);
  return sanitizeHtml(marked.parse(markdown, { async: false })).trim();
}

interface Cell extends TableCell {
  text: string;
  html: string;
}

/**
 * Returns a Markdown table as a list of rows, "heading: value", like tables from every other source. A layout
 * table becomes the content of its cells. `write` returns a cell's HTML.
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
  // An empty header row is there only because the syntax requires it.
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
  const written = parts.map(({ cell, heading, isKey, followsKey }, at) => {
    const isNewLine = at > 0 && !followsKey;
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

/** Returns plain text as safe HTML. Blank lines separate paragraphs, and single line ends become breaks. */
export function textToHtml(text: string): string {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return sanitizeHtml(
    paragraphs.map((paragraph) => `<p>${escapeText(paragraph).replaceAll('\n', '<br>')}</p>`).join(''),
  );
}

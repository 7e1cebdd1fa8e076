import { Marked } from 'marked';
import { escapeAttribute, escapeText } from '../../shared/rich-text/escape.ts';

/** CommonMark with GitHub's tables and struck text; what of it cannot stay is said when the HTML is converted. */
const marked = new Marked({ gfm: true });

/** Longest paragraph and most marks in one that are read: beyond them the time grows with their square. */
const limits = { paragraph: 20_000, marks: 1_000 };

const paragraphEnd = /\n[^\S\n]*\n/;

/** More quotations and lists within each other than anyone writes; each takes a piece of the stack. */
const nesting = /^(?:[^\S\n]*(?:>|(?:[-*+]|\d{1,9}[.)])[^\S\n])){40}/m;

const htmlAddress =
  /(<(?:img|a|source|video|audio)\b[^>]{0,2000}?\s(?:src|href)\s*=\s*)(["'])([^"']{0,2000})\2/gi;

/** Markdown as HTML that nobody has sanitised; a text that only a program would write comes as paragraphs of plain text. */
export function readMarkdown(markdown: string): string {
  const isUnread = (text: string) =>
    text.length > limits.paragraph || (text.match(/[*_[\]`]+/g)?.length ?? 0) > limits.marks;
  const paragraphs = markdown.split(paragraphEnd);
  if (!nesting.test(markdown) && !paragraphs.some(isUnread)) return marked.parse(markdown, { async: false });
  return paragraphs.map((text) => `<p>${escapeText(text).replaceAll('\n', '<br>')}</p>`).join('\n');
}

/** HTML with other addresses of links and pictures; `map` gives an address itself where it stays. */
export function mapHtmlAddresses(html: string, map: (address: string) => string): string {
  return html.replace(htmlAddress, (whole, start: string, quote: string, written: string) => {
    const address = written.replaceAll('&amp;', '&');
    const mapped = map(address);
    return mapped === address ? whole : start + quote + escapeAttribute(mapped) + quote;
  });
}

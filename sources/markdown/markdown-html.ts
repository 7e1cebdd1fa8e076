import { Marked, type Token } from 'marked';
import { escapeText } from '../../shared/rich-text/escape.ts';

/** CommonMark with GitHub's tables and struck text; what of it cannot stay is said when the HTML is converted. */
const marked = new Marked({ gfm: true });

/** Longest paragraph and most marks in one that are read: beyond them the time grows with their square. */
const limits = { paragraph: 20_000, marks: 1_000 };

const paragraphEnd = /\n[^\S\n]*\n/;

/** More quotations and lists within each other than anyone writes; each takes a piece of the stack. */
const nesting = /^(?:[^\S\n]*(?:>|(?:[-*+]|\d{1,9}[.)])[^\S\n])){40}/m;

const htmlAddress =
  /(<(?:img|a|source|video|audio)\b[^>]{0,2000}?\s(?:src|href)\s*=\s*)(["'])([^"']{0,2000})\2/gi;

/** An address as it shall be; a text's own address where it stays. */
export type MapAddress = (address: string) => string;

/**
 * Markdown as HTML that nobody has sanitised, with the addresses of its links and pictures mapped. A text that only a
 * program would write comes as paragraphs of plain text.
 */
export function readMarkdown(markdown: string, map: MapAddress = (address) => address): string {
  const isUnread = (text: string) =>
    text.length > limits.paragraph || (text.match(/[*_[\]`]+/g)?.length ?? 0) > limits.marks;
  const paragraphs = markdown.split(paragraphEnd);
  if (nesting.test(markdown) || paragraphs.some(isUnread)) {
    return paragraphs.map((text) => `<p>${escapeText(text).replaceAll('\n', '<br>')}</p>`).join('\n');
  }
  const walkTokens = (token: Token) => {
    if (token.type === 'link' || token.type === 'image') token.href = map(token.href);
    else if (token.type === 'html')
      token.text = token.text.replace(
        htmlAddress,
        (_: string, start: string, quote: string, address: string) => start + quote + map(address) + quote,
      );
  };
  return marked.parse(markdown, { async: false, walkTokens });
}

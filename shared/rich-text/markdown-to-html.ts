import { Marked } from 'marked';
import { escapeText } from './escape.ts';
import { markdownTable } from './markdown-table.ts';
import { sanitiseHtml } from './sanitise.ts';
import { textToHtml } from './text-to-html.ts';

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

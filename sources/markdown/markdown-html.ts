import { Marked, type Token } from 'marked';
import { escapeAttribute, escapeText } from '../../shared/rich-text/escape.ts';
import { markdownSyntax, numberNotes, withNotesApart } from './markdown-syntax.ts';

/** Pages of players and posts, which Obsidian shows where a picture would stand. */
const shownPage =
  /^https?:\/\/(?:[\w-]+\.)?(?:youtube\.com\/(?:watch|shorts|live|embed)|youtu\.be\/|vimeo\.com\/|twitter\.com\/|x\.com\/)/i;

/** CommonMark with GitHub's tables and what other Markdown has beyond it; what of it cannot stay is said when the HTML is converted. */
const marked = new Marked({ gfm: true }, markdownSyntax, {
  renderer: {
    image({ href, text }) {
      if (shownPage.test(href))
        return `<iframe src="${escapeAttribute(href)}" title="${escapeAttribute(text)}"></iframe>`;
      const [whole, alt = '', size] = /^([^|]*)\|\s*(\d+(?:x\d+)?)$/.exec(text) ?? [];
      // Obsidian's width of a picture.
      if (whole === undefined || size === undefined) return false;
      return `<img src="${escapeAttribute(href)}" alt="${escapeAttribute(alt)}">`;
    },
  },
});

/** Longest paragraph and most marks in one that are read: beyond them the time grows with their square. */
const limits = { paragraph: 20_000, marks: 1_000 };

const paragraphEnd = /\n[^\S\n]*\n/;

/** More quotations and lists within each other than anyone writes; each takes a piece of the stack. */
const nesting = /^(?:[^\S\n]*(?:>|(?:[-*+]|\d{1,9}[.)])[^\S\n])){40}/m;

const blockTypes = new Set(
  'space code heading table hr blockquote list html def paragraph noteText definitions'.split(' '),
);

const htmlAddress =
  /(<(?:img|a|source|video|audio)\b[^>]{0,2000}?\s(?:src|href)\s*=\s*)(["'])([^"']{0,2000})\2/gi;

/** Markdown as HTML that nobody has sanitised; a text that only a program would write comes as paragraphs of plain text. */
export function readMarkdown(markdown: string): string {
  const isUnread = (text: string) =>
    text.length > limits.paragraph || (text.match(/[*_[\]`]+/g)?.length ?? 0) > limits.marks;
  const paragraphs = markdown.split(paragraphEnd);
  if (!nesting.test(markdown) && !paragraphs.some(isUnread)) return render(markdown);
  return paragraphs.map((text) => `<p>${escapeText(text).replaceAll('\n', '<br>')}</p>`).join('\n');
}

function render(markdown: string): string {
  const tokens = marked.lexer(withNotesApart(markdown));
  const { used, unused } = numberNotes(tokens, (inside, each) => void marked.walkTokens(inside, each));
  const items = used.map((note) => `<li>${htmlOf(note)}</li>`).join('\n');
  // What no mark refers to was never shown.
  const hidden = unused.map((note) => `<div hidden>${htmlOf(note)}</div>`).join('\n');
  return marked.parser(tokens) + (items && `<ol>\n${items}\n</ol>\n`) + hidden;
}

/** A note's blocks, or the words of one that stands in its line. */
function htmlOf(note: Token[]): string {
  const isLine = note.every(({ type }) => !blockTypes.has(type));
  return isLine ? marked.Parser.parseInline(note, marked.defaults) : marked.parser(note);
}

/** HTML with other addresses of links and pictures; `map` gives an address itself where it stays. */
export function mapHtmlAddresses(html: string, map: (address: string) => string): string {
  return html.replace(htmlAddress, (whole, start: string, quote: string, written: string) => {
    const address = written.replaceAll('&amp;', '&');
    const mapped = map(address);
    return mapped === address ? whole : start + quote + escapeAttribute(mapped) + quote;
  });
}

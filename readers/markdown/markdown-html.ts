import {
  Marked,
  type MarkedExtension,
  type Token,
  type TokenizerAndRendererExtension,
  type Tokens,
} from 'marked';
import { escapeAttribute, escapeText } from '../../shared/rich-text/html.ts';
import { raisedText } from '../raised-text.ts';

/** A note in brackets, with up to two nested levels of brackets. */
const bracketed = /^\^\[((?:[^[\]\\`]|\\[\s\S]|`[^`\n]{0,500}`|\[(?:[^[\]\\]|\\[\s\S]|\[[^[\]\n]*\])*\])+)\]/;
const noteStart = /^ {0,3}\[\^([^\]\n]+)\]:[^\S\n]*/;
/** A line that ends a note even without a blank line. */
const breaksNote =
  /^ {0,3}(?:\[\^[^\]\n]+\]:|#{1,6}\s|>|`{3}|~{3}|(?:[-*_] *){3,}$|[-*+]\s|\d{1,9}[.)]\s|<\/?\w|\{:)/;

interface NoteMark extends Tokens.Generic {
  type: 'noteMark';
  /** The note's ID; '' for an inline note. */
  id: string;
  content: Token[];
  number?: number;
}

interface NoteText extends Tokens.Generic {
  type: 'noteText';
  id: string;
  content: Token[];
  isUsed?: boolean;
}

/** A note's text: `[^1]: The note`, with its continuation lines. */
const noteText: TokenizerAndRendererExtension = {
  name: 'noteText',
  level: 'block',
  tokenizer(src) {
    const [head = '', id] = noteStart.exec(src) ?? [];
    if (id === undefined) return undefined;
    const lines = src.split('\n');
    let end = 1;
    for (let at = 1; at < lines.length; at += 1) {
      const line = lines[at] ?? '';
      const isBlank = line.trim() === '';
      const isIndented = /^(?: {4}|\t)/.test(line);
      const followsBlankLine = (lines[at - 1] ?? '').trim() === '';
      if (!isBlank && !isIndented && (followsBlankLine || breaksNote.test(line))) break;
      if (!isBlank) end = at + 1;
    }
    const own = lines.slice(0, end);
    const text = [
      own[0]?.slice(head.length) ?? '',
      ...own.slice(1).map((line) => line.replace(/^(?: {1,4}|\t)/, '')),
    ];
    const content: Token[] = [];
    this.lexer.blockTokens(text.join('\n'), content);
    return {
      type: 'noteText',
      raw: own.join('\n') + (end < lines.length ? '\n' : ''),
      id: id.toLowerCase(),
      content,
    };
  },
  // Notes are shown at the end of the text.
  renderer: () => '',
};

/** A note's mark in the text: `[^1]`, an inline note `^[note]`, or MultiMarkdown's `[^two words]`. */
const noteMark: TokenizerAndRendererExtension = {
  name: 'noteMark',
  level: 'inline',
  start(src) {
    const at = src.indexOf('^');
    return at < 0 ? undefined : at - (src[at - 1] === '[' ? 1 : 0);
  },
  tokenizer(src, before) {
    const [inline, words] = bracketed.exec(src) ?? [];
    const [raw = inline, id] = /^\[\^([^\]\n]+)\](?![(:])/.exec(src) ?? [];
    if (raw === undefined) return undefined;
    const content = this.lexer.inlineTokens(words ?? id ?? '', []);
    const followsNoteMark = before.at(-1)?.type === 'noteMark';
    return { type: 'noteMark', raw, id: id?.toLowerCase() ?? '', content, followsNoteMark };
  },
  // Adjacent marks are separated, or they would read as one number.
  renderer: ({ raw, number, followsNoteMark }) =>
    number === undefined ? escapeText(raw) : `${followsNoteMark ? '\u202f' : ''}${raised(number)}`,
};

function indexOf(src: string, mark: string): number | undefined {
  const at = src.indexOf(mark);
  return at < 0 ? undefined : at;
}

const raised = (number: number) => raisedText(String(number), 'superscript') ?? '';

const isAttached = (before: readonly Token[]) => /[\p{L}\p{N})\]*_.]$/u.test(before.at(-1)?.raw ?? '');

/** Reads Pandoc's `x^2^` and `H~2~O`. A `~` that isn't attached to a word strikes through, as on GitHub. */
function small(
  name: 'superscript' | 'subscript',
  tag: 'sup' | 'sub',
  mark: '^' | '~',
): TokenizerAndRendererExtension {
  const sign = `\\${mark}`;
  const pattern = new RegExp(`^${sign}(?!${sign})([^\\s${sign}[\\]\\\\]{1,40})${sign}(?!${sign})`);
  return {
    name,
    level: 'inline',
    start: (src) => indexOf(src, mark),
    tokenizer(src, before) {
      const [raw, text] = pattern.exec(src) ?? [];
      if (raw === undefined || !isAttached(before as Token[])) return undefined;
      // In a formula such as x^2y^2, the second ^ isn't an end mark.
      return mark === '^' && /^[\p{L}\p{N}]/u.test(src.slice(raw.length))
        ? undefined
        : { type: name, raw, text };
    },
    renderer: ({ text }) => raisedText(text, name) ?? `<${tag}>${escapeText(text)}</${tag}>`,
  };
}

const highlight: TokenizerAndRendererExtension = {
  name: 'highlight',
  level: 'inline',
  start: (src) => indexOf(src, '=='),
  tokenizer(src) {
    const [raw, text = ''] = /^==(?=[^\s=])((?:[^=\n]|=(?!=)){0,2000}?[^\s=])==(?!=)/.exec(src) ?? [];
    return raw === undefined
      ? undefined
      : { type: 'highlight', raw, tokens: this.lexer.inlineTokens(text, []) };
  },
  renderer({ tokens = [] }) {
    return `<mark>${this.parser.parseInline(tokens)}</mark>`;
  },
};

const emphasized =
  /^(\*{1,3})(?![\s*])((?:\\[\s\S]|`[^`\n]{0,500}`|(?!\1)[^\\`]){1,2000}?)(?<![\s\\])\1(?!\*)/;

/** `**Note:**text` is bold in kramdown only. */
const emphasis: TokenizerAndRendererExtension = {
  name: 'emphasis',
  level: 'inline',
  start: (src) => indexOf(src, '*'),
  tokenizer(src, before) {
    const [raw, marks = '', text = ''] = emphasized.exec(src) ?? [];
    if (raw === undefined || /\n\s*\n/.test(text)) return undefined;
    const touchesNextLetter = /^[\p{L}\p{N}]/u.test(src.slice(raw.length)) && /[\p{P}\p{S}]$/u.test(text);
    const touchesPreviousLetter = isAttached(before as Token[]) && /^[\p{P}\p{S}]/u.test(text);
    if (!touchesNextLetter && !touchesPreviousLetter) return undefined;
    return { type: 'emphasis', raw, marks: marks.length, tokens: this.lexer.inlineTokens(text, []) };
  },
  renderer({ tokens = [], marks }) {
    const html = this.parser.parseInline(tokens);
    if (marks === 1) return `<em>${html}</em>`;
    return marks === 2 ? `<strong>${html}</strong>` : `<em><strong>${html}</strong></em>`;
  },
};

const definition =
  /^(?![^\S\n]{4}|[^\S\n]*(?:[#>|<{`~:]|[-*+]\s|\d{1,9}[.)]\s))((?:[^\n]+\n){1,5}?)\n?((?: {0,3}:[^\S\n]+[^\n]+(?:\n(?! {0,3}:\s)[^\S\n]*\S[^\n]*|\n\n(?= {2,}\S| {0,3}:[^\S\n])[^\n]*)*\n*)+)/;

/** Definition lists of kramdown, PHP Markdown Extra and Pandoc. */
const definitions: TokenizerAndRendererExtension = {
  name: 'definitions',
  level: 'block',
  childTokens: ['names', 'meanings'],
  tokenizer(src) {
    const [raw, terms = '', texts = ''] = definition.exec(src) ?? [];
    if (raw === undefined) return undefined;
    const meanings = texts
      .split(/^ {0,3}:[^\S\n]+/m)
      .slice(1)
      .map((text) => {
        const content: Token[] = [];
        this.lexer.blockTokens(text.replace(/\n {1,4}/g, '\n').trimEnd(), content);
        return content;
      });
    const names = terms
      .trimEnd()
      .split('\n')
      .map((term) => this.lexer.inline(term.trim()));
    return { type: 'definitions', raw, names, meanings };
  },
  renderer({ names, meanings }) {
    const terms = (names as Token[][]).map((term) => `<dt>${this.parser.parseInline(term)}</dt>`);
    const texts = (meanings as Token[][]).map((text) => `<dd>${this.parser.parse(text)}</dd>`);
    return `<dl>${terms.join('')}${texts.join('')}</dl>\n`;
  },
};

/** Fenced code, or the line end before a note. */
const beforeNote =
  /^(?<fence>`{3,20}|~{3,20})[^\n]*\n[\s\S]*?(?:^\k<fence>|(?![\s\S]))|(?<=\S[^\S\n]{0,9})\n(?<quote>(?:[^\S\n]{0,3}>){0,9}) {0,3}(?=\[\^[^\]\n]{1,200}\]:)/gm;

/** Inserts a blank line before each note. */
function withNotesSplitOff(markdown: string): string {
  return markdown.replace(beforeNote, (whole, ...rest) => {
    const { quote } = rest.at(-1) as { quote?: string };
    return quote === undefined ? whole : `\n${quote}${whole}`;
  });
}

/** Extensions of Pandoc, kramdown, Obsidian and MultiMarkdown. */
const markdownSyntax: MarkedExtension = {
  extensions: [
    noteText,
    definitions,
    noteMark,
    small('superscript', 'sup', '^'),
    small('subscript', 'sub', '~'),
    highlight,
    emphasis,
  ],
};

/** Numbers notes in the order of their marks. Notes without a mark come last. */
function numberNotes(
  tokens: Token[],
  walk: (tokens: Token[], each: (token: Token) => void) => void,
): { used: Token[][]; unused: Token[][] } {
  const texts = new Map<string, NoteText>();
  const all: NoteText[] = [];
  const used: Token[][] = [];
  const numbers = new Map<string, number>();
  const collect = (token: Token) => {
    if (token.type !== 'noteText') return;
    const note = token as NoteText;
    all.push(note);
    if (!texts.has(note.id)) texts.set(note.id, note);
    walk(note.content, collect);
  };
  const number = (token: Token) => {
    if (token.type !== 'noteMark') return;
    const mark = token as NoteMark;
    const text = texts.get(mark.id);
    const isInline = mark.id === '' || (!text && /\S\s+\S/.test(mark.id));
    if (!text && !isInline) return;
    const known = text && numbers.get(mark.id);
    mark.number = known ?? used.push(text?.content ?? mark.content);
    if (text) {
      text.isUsed = true;
      numbers.set(mark.id, mark.number);
    }
  };
  walk(tokens, collect);
  walk(tokens, number);
  for (let at = 0; at < used.length; at += 1) walk(used[at] ?? [], number);
  return { used, unused: all.filter(({ isUsed }) => !isUsed).map(({ content }) => content) };
}

/** Page URLs that Obsidian embeds. */
const shownPage =
  /^https?:\/\/(?:[\w-]+\.)?(?:youtube\.com\/(?:watch|shorts|live|embed)|youtu\.be\/|vimeo\.com\/|twitter\.com\/|x\.com\/)/i;

/** CommonMark with GitHub's tables and other extensions. The conversion reports what can't stay. */
const marked = new Marked({ gfm: true }, markdownSyntax, {
  renderer: {
    image({ href, text }) {
      if (shownPage.test(href))
        return `<iframe src="${escapeAttribute(href)}" title="${escapeAttribute(text)}"></iframe>`;
      const [whole, alt = '', size] = /^([^|]*)\|\s*(\d+(?:x\d+)?)$/.exec(text) ?? [];
      // Obsidian writes an image's width after its alt text.
      if (whole === undefined || size === undefined) return false;
      return `<img src="${escapeAttribute(href)}" alt="${escapeAttribute(alt)}">`;
    },
  },
});

/** The limits per paragraph, because the parser's time is quadratic in them. */
const limits = { paragraph: 20_000, marks: 1_000 };

const paragraphEnd = /\n[^\S\n]*\n/;

/** The nesting limit, because each level uses stack. */
const nesting = /^(?:[^\S\n]*(?:>|(?:[-*+]|\d{1,9}[.)])[^\S\n])){40}/m;

const blockTypes = new Set(
  'space code heading table hr blockquote list html def paragraph noteText definitions'.split(' '),
);

const htmlAddress =
  /(<(?:img|a|source|video|audio)\b[^>]{0,2000}?\s(?:src|href)\s*=\s*)(["'])([^"']{0,2000})\2/gi;

/** Converts Markdown to unsanitized HTML. Generated text that exceeds the limits becomes plain paragraphs. */
export function readMarkdown(markdown: string): string {
  const isUnread = (text: string) =>
    text.length > limits.paragraph || (text.match(/[*_[\]`]+/g)?.length ?? 0) > limits.marks;
  const paragraphs = markdown.split(paragraphEnd);
  if (!nesting.test(markdown) && !paragraphs.some(isUnread)) return render(markdown);
  return paragraphs.map((text) => `<p>${escapeText(text).replaceAll('\n', '<br>')}</p>`).join('\n');
}

function render(markdown: string): string {
  const tokens = marked.lexer(withNotesSplitOff(markdown));
  const { used, unused } = numberNotes(tokens, (inside, each) => void marked.walkTokens(inside, each));
  const items = used.map((note) => `<li>${htmlOf(note)}</li>`).join('\n');
  // Notes that nothing refers to were never shown.
  const hidden = unused.map((note) => `<div hidden>${htmlOf(note)}</div>`).join('\n');
  return marked.parser(tokens) + (items && `<ol>\n${items}\n</ol>\n`) + hidden;
}

function htmlOf(note: Token[]): string {
  const isLine = note.every(({ type }) => !blockTypes.has(type));
  return isLine ? marked.Parser.parseInline(note, marked.defaults) : marked.parser(note);
}

/** Maps the URLs of links and images in HTML. */
export function mapHtmlAddresses(html: string, map: (address: string) => string): string {
  return html.replace(htmlAddress, (whole, start: string, quote: string, written: string) => {
    const address = written.replaceAll('&amp;', '&');
    const mapped = map(address);
    return mapped === address ? whole : start + quote + escapeAttribute(mapped) + quote;
  });
}

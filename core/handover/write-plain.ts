import type { MailBody } from '../../shared/handover.ts';
import type { Align, Block, Inline, Line } from '../../shared/rich-text/blocks.ts';
import { escapeAttribute, escapeText } from '../../shared/rich-text/html.ts';
import { absolute, linkRuns, type ReadText } from './handed-text.ts';

/** Writes CommonMark (https://spec.commonmark.org/0.31.2/) with the title as a heading. Images keep their URLs. */
export function writeMarkdown(text: ReadText): string {
  const { origin } = text;
  return [`# ${escapeWords(text.title)}`, ...blocksOf(text.blocks, origin)].join('\n\n').concat('\n');
}

function blocksOf(blocks: readonly Block[], origin: string): string[] {
  return blocks.map((block, at) => {
    const before = blocks[at - 1];
    const written = writeBlock(block, origin);
    // Adjacent lists or quotations would merge.
    const isTouching = before?.kind === block.kind && (block.kind === 'list' || block.kind === 'quote');
    return isTouching ? `<!-- -->\n\n${written}` : written;
  });
}

function writeBlock(block: Block, origin: string): string {
  switch (block.kind) {
    case 'line':
      return `${{ p: '', h2: '## ', h3: '### ' }[block.tag]}${lineOf(block, origin)}`;
    case 'quote':
      return indented(blocksOf(block.blocks, origin).join('\n\n'), '> ', '> ');
    case 'figure': {
      const caption = block.caption ? [`*${lineOf(block.caption, origin, true)}*`] : [];
      return [...blocksOf(block.blocks, origin), ...caption].join('\n\n');
    }
    case 'list': {
      const isLoose = block.items.some((item) => item.filter(({ kind }) => kind !== 'list').length > 1);
      const items = block.items.map((item, at) => {
        const mark = block.ordered ? `${Math.max(block.start, 0) + at}. ` : '- ';
        const inside = blocksOf(item, origin).join(isLoose ? '\n\n' : '\n');
        return indented(inside, mark, ' '.repeat(mark.length));
      });
      return items.join(isLoose ? '\n\n' : '\n');
    }
  }
}

function indented(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : line === '' ? others.trimEnd() : others + line))
    .join('\n');
}

/** Writes a line. Headings and captions have no line breaks, and captions are entirely italic. */
function lineOf({ inlines, tag }: Line, origin: string, isSlanted = false): string {
  const lineEnd = tag === 'p' && !isSlanted ? '\\\n' : ' ';
  const runs = linkRuns(inlines).map((run) => {
    const link = run[0]?.marks.link;
    const words = wordsOf(run, origin, { lineEnd, isSlanted });
    if (!link) return words;
    const title = link.title ? ` "${link.title.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"` : '';
    return `[${words}](${addressOf(link.href, origin)}${title})`;
  });
  return escapeStart(runs.join(''));
}

function wordsOf(
  inlines: readonly Inline[],
  origin: string,
  { lineEnd, isSlanted }: { lineEnd: string; isSlanted: boolean },
): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'break') return lineEnd;
      if (inline.kind === 'picture') {
        const { alt, src } = inline.picture;
        return `![${escapeWords(alt)}](${addressOf(src, origin)})`;
      }
      const { strong, em } = inline.marks;
      const mark = `${strong ? '**' : ''}${em && !isSlanted ? '*' : ''}`;
      // In Markdown, emphasis marks must touch a word.
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inline.text) ?? [];
      if (words === '' || mark === '') return escapeWords(inline.text);
      return `${before}${mark}${escapeWords(words)}${[...mark].reverse().join('')}${after}`;
    })
    .join('');
}

function addressOf(address: string, origin: string): string {
  return absolute(address, origin).replace(/[\s()<>\\]/g, (character) =>
    encodeURIComponent(character).replace('(', '%28').replace(')', '%29'),
  );
}

/** Escapes Markdown in text. An underscore within a word needs no escape, and `&` only if it looks like an entity. */
function escapeWords(text: string): string {
  return text
    .replace(/[\\`*[\]<]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/~~/g, '\\~\\~');
}

function escapeStart(line: string): string {
  return line
    .replace(/(^|\n)(#{1,6}(?=\s|$)|[-+>](?=\s|$|>)|={2,}|-{3,})/g, '$1\\$2')
    .replace(/(^|\n)(\d{1,9})([.)])(?=\s|$)/g, '$1$2\\$3');
}

/** The most characters per line (RFC 5322 2.1.1 allows 78). */
const width = 72;

interface Words {
  link: string;
  picture: string;
}

const words: Record<ReadText['language'], Words> = {
  en: { link: 'Links', picture: 'Image' },
  es: { link: 'Enlaces', picture: 'Imagen' },
};

/** Writes plain text with numbered links, listed at the end. */
export function writeText(text: ReadText): string {
  const writer = new TextWriter(text);
  const title = wrap(text.title, width);
  const body = writer.blocks(text.blocks, width);
  const parts = [...title, underline(title, '='), '', ...body, ...writer.addresses()];
  return parts.join('\n').concat('\n');
}

/** Writes plain text for emails, without the title, which is the subject. */
export function writePlainBody(text: ReadText): string {
  const writer = new TextWriter(text);
  const body = writer.blocks(text.blocks, width);
  return [...body, ...writer.addresses()].join('\n').concat('\n');
}

class TextWriter {
  private readonly text: ReadText;
  private readonly links = new Map<string, number>();

  constructor(text: ReadText) {
    this.text = text;
  }

  addresses(): string[] {
    if (this.links.size === 0) return [];
    const lines = [...this.links].map(([address, number]) => `[${number}] ${address}`);
    const heading = words[this.text.language].link;
    return ['', heading, '-'.repeat(heading.length), '', ...lines];
  }

  blocks(blocks: readonly Block[], room: number, isTight = false): string[] {
    return blocks.flatMap((block, at) => [...(at > 0 && !isTight ? [''] : []), ...this.block(block, room)]);
  }

  private block(block: Block, room: number): string[] {
    if (block.kind === 'line') return this.line(block, room);
    if (block.kind === 'quote')
      return this.blocks(block.blocks, room - 2).map((line) => `> ${line}`.trimEnd());
    if (block.kind === 'figure') {
      const caption = block.caption ? ['', ...this.line(block.caption, room)] : [];
      return [...this.blocks(block.blocks, room), ...caption];
    }
    const isTight = block.items.every((item) => item.filter(({ kind }) => kind !== 'list').length <= 1);
    const last = `${block.start + block.items.length - 1}. `.length;
    return block.items.flatMap((item, at) => {
      const mark = block.ordered ? `${block.start + at}. `.padStart(last) : '- ';
      const lines = this.blocks(item, room - mark.length, isTight);
      const blank = ' '.repeat(mark.length);
      const set = lines.map((line, index) => ((index === 0 ? mark : blank) + line).trimEnd());
      return at > 0 && !isTight ? ['', ...set] : set;
    });
  }

  private line({ inlines, tag }: Line, room: number): string[] {
    const lines = this.wordsOf(inlines)
      .split('\n')
      .flatMap((line) => wrap(line, room));
    if (tag === 'p') return lines;
    return [...lines, underline(lines, tag === 'h2' ? '-' : '.')];
  }

  private wordsOf(inlines: readonly Inline[]): string {
    let text = '';
    for (const [at, inline] of inlines.entries()) {
      if (inline.kind === 'break') text += '\n';
      else if (inline.kind === 'text') text += inline.text.replaceAll('\u00ad', '');
      else text += this.pictureWords(inline);
      const { link } = inline.marks;
      if (link && inlines[at + 1]?.marks.link !== link) text += this.noteOf(link.href, text);
    }
    return text;
  }

  private pictureWords({ picture }: Extract<Inline, { kind: 'picture' }>): string {
    const name = words[this.text.language].picture;
    const mark = this.noteOf(picture.src, '');
    return `[${name}${picture.alt ? `: ${picture.alt}` : ''}]${mark}`;
  }

  /** Returns a link's number in the list of links; '' if the linked words are the URL itself. */
  private noteOf(href: string, before: string): string {
    const address = absolute(href, this.text.origin);
    const bare = address.replace(/^(mailto:|tel:|https?:\/\/)/, '').replace(/\/$/, '');
    if (before.endsWith(address) || (bare && before.endsWith(bare))) return '';
    const number = this.links.get(address) ?? this.links.size + 1;
    this.links.set(address, number);
    return ` [${number}]`;
  }
}

function underline(lines: readonly string[], character: string): string {
  return character.repeat(Math.min(width, Math.max(...lines.map((line) => Array.from(line).length))));
}

/** Breaks lines at spaces, but not at no-break spaces. A longer word gets its own line. */
export function wrap(text: string, room: number): string[] {
  const most = Math.max(room, 20);
  const lines: string[] = [];
  let line = '';
  let length = 0;
  for (const word of text.split(' ')) {
    const own = Array.from(word).length;
    if (line !== '' && length + 1 + own > most) {
      lines.push(line);
      line = word;
      length = own;
    } else {
      line = line === '' ? word : `${line} ${word}`;
      length = line === word ? own : length + 1 + own;
    }
  }
  return [...lines, line];
}

/** Inline styles, because email programs ignore style sheets. */
const styles = {
  body: "font-family: Georgia, 'Times New Roman', serif; font-size: 17px; line-height: 1.55; color: #1a1a1a; max-width: 38em",
  p: 'margin: 0 0 1em',
  h2: 'margin: 1.6em 0 .5em; font-size: 22px; line-height: 1.25',
  h3: 'margin: 1.4em 0 .4em; font-size: 18px; line-height: 1.3',
  list: 'margin: 0 0 1em; padding-left: 1.6em',
  item: 'margin: 0 0 .35em',
  quote: 'margin: 0 0 1em; padding-left: 1em; border-left: 3px solid #9b1c14; color: #444444',
  figure: 'margin: 1.2em 0',
  caption: 'margin: .4em 0 0; font-size: 14px; color: #666666',
  link: 'color: #9b1c14',
} as const;

/** Writes an email body. Its images are loaded from the site. */
export function writeMailBody(text: ReadText): MailBody {
  const { origin, language } = text;
  const html = text.blocks.map((block) => mailBlock(block, origin)).join('\n');
  return {
    subject: text.title,
    html: `<div lang="${language}" style="${styles.body}">\n${html}\n</div>`,
    text: writePlainBody(text),
  };
}

const styled = (style: string, align: Align | null) =>
  ` style="${style}${align ? `; text-align: ${align}` : ''}"`;

function mailBlock(block: Block, origin: string): string {
  const inside = (blocks: readonly Block[]) => blocks.map((each) => mailBlock(each, origin)).join('\n');
  switch (block.kind) {
    case 'line':
      return lineTag(block, origin);
    case 'quote':
      return `<blockquote style="${styles.quote}">${inside(block.blocks)}</blockquote>`;
    case 'list': {
      const start = block.ordered && block.start !== 1 ? ` start="${block.start}"` : '';
      const items = block.items.map((item) => `<li style="${styles.item}">${itemHtml(item, origin)}</li>`);
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}${start} style="${styles.list}">${items.join('\n')}</${tag}>`;
    }
    case 'figure': {
      // Old email programs don't support figures.
      const caption = block.caption
        ? `<p${styled(styles.caption, block.caption.align)}>${inlinesHtml(block.caption.inlines, origin)}</p>`
        : '';
      return `<div${styled(styles.figure, block.align)}>${inside(block.blocks)}${caption}</div>`;
    }
  }
}

function lineTag({ tag, align, inlines }: Line, origin: string): string {
  return `<${tag}${styled(styles[tag], align)}>${inlinesHtml(inlines, origin)}</${tag}>`;
}

function itemHtml(blocks: readonly Block[], origin: string): string {
  const [first, ...rest] = blocks;
  const isLone = first?.kind === 'line' && first.tag === 'p' && !first.align && rest[0]?.kind !== 'line';
  const others = (isLone ? rest : blocks).map((block) => mailBlock(block, origin)).join('\n');
  return isLone ? inlinesHtml(first.inlines, origin) + others : others;
}

function inlinesHtml(inlines: readonly Inline[], origin: string): string {
  return linkRuns(inlines)
    .map((run) => {
      const link = run[0]?.marks.link;
      const html = run.map((inline) => markedHtml(inline, origin)).join('');
      if (!link) return html;
      return `<a href="${escapeAttribute(absolute(link.href, origin))}" style="${styles.link}">${html}</a>`;
    })
    .join('');
}

function markedHtml(inline: Inline, origin: string): string {
  const { strong, em, u } = inline.marks;
  const tags = Object.entries({ strong, em, u }).flatMap(([tag, isSet]) => (isSet ? [tag] : []));
  return tags.reduceRight((html, tag) => `<${tag}>${html}</${tag}>`, inlineHtml(inline, origin));
}

function inlineHtml(inline: Inline, origin: string): string {
  if (inline.kind === 'text') return escapeText(inline.text);
  if (inline.kind === 'break') return '<br>';
  const { src, alt, width } = inline.picture;
  const share = /^\d{1,3}%$/.test(width) ? `width: ${width}; ` : '';
  const address = escapeAttribute(absolute(src, origin));
  return `<img src="${address}" alt="${escapeAttribute(alt)}" style="${share}max-width: 100%; height: auto">`;
}

/** Lines of base64 (RFC 2045 6.8). */
const base64Line = /.{1,76}/g;

const encoded = (text: string) => (Buffer.from(text).toString('base64').match(base64Line) ?? []).join('\r\n');

/** Encodes a header as words of at most 75 characters (RFC 2047). */
function headerText(text: string): string {
  if (/^[\x20-\x7e]{0,60}$/.test(text)) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text.replace(/\s+/g, ' ')) {
    if (Buffer.byteLength(word + character) > 42) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${Buffer.from(each).toString('base64')}?=`).join('\r\n ');
}

/** Writes a file that email programs open as a draft, with HTML and plain text (RFC 2046 5.1.4). */
export function writeMailFile(text: ReadText): string {
  const { subject, html, text: plain } = writeMailBody(text);
  const boundary = 'the-same-words-twice';
  const part = (type: string, body: string) =>
    [
      `--${boundary}`,
      `Content-Type: ${type}; charset=utf-8`,
      'Content-Transfer-Encoding: base64',
      '',
      encoded(body),
    ].join('\r\n');
  const page = `<!doctype html><html lang="${text.language}"><head><meta charset="utf-8"></head><body>${html}</body></html>`;
  return [
    `Subject: ${headerText(subject)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    part('text/plain', plain.replaceAll('\n', '\r\n')),
    part('text/html', page),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

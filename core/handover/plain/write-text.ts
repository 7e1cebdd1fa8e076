import type { Block, Inline, Line } from '../../../shared/rich-text/blocks.ts';
import { absolute, type ReadText } from '../handed-text.ts';

/** Characters to a line: what mail programs have shown without breaking for fifty years (RFC 5322 2.1.1 says 78). */
const width = 72;

interface Words {
  link: string;
  picture: string;
}

const words: Record<ReadText['language'], Words> = {
  en: { link: 'Links', picture: 'Picture' },
  es: { link: 'Enlaces', picture: 'Imagen' },
};

/** A text as plain text in lines of 72 characters: links are numbered, and listed at its end. */
export function writeText(text: ReadText): string {
  const writer = new TextWriter(text);
  const title = wrap(text.title, width);
  const body = writer.blocks(text.blocks, width);
  const parts = [...title, underline(title, '='), '', ...body, ...writer.addresses()];
  return parts.join('\n').concat('\n');
}

/** The same without its title, for mails: there it is the subject. */
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

  /** Lines, with an empty one between blocks. */
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

  /** Nothing where the words are the address themselves. */
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

/** Lines of at most so many characters, broken at spaces; a longer word stands alone. No-break spaces hold. */
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

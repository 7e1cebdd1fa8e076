import type { ChangeLog } from '../../shared/imported-post.ts';
import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import type { Attachments } from '../wordpress/attachments.ts';
import type { Align, Block, ContentImage, Inline, Marks } from './content-model.ts';
import type { HtmlNode } from './html-tree.ts';

export interface OldBlog {
  /** Address that relative ones are resolved against; null where it is not known. */
  base: string | null;
  attachments: Pick<Attachments, 'fileAt'>;
  log: ChangeLog;
  /** Reads also what is left out on purpose: a comparison then shows what else was lost. */
  readsAll?: boolean;
  /** Called for what is left out on purpose. */
  onLeftOut?(): void;
}

export interface ReadContext extends OldBlog {
  /** Reads sibling nodes into blocks of their own. */
  blocks(nodes: readonly HtmlNode[], place: Place): Block[];
  /** Reads sibling nodes into the line at hand. */
  into(lines: LineCollector, nodes: readonly HtmlNode[], place: Place): void;
  /** Whether an element is left out with all it holds; the log says why, and quotes it. */
  isLeftOut(element: HtmlElement): boolean;
}

/** Reads one element into the lines; `place` has the element's own marks already. */
export type ElementReader = (
  lines: LineCollector,
  element: HtmlElement,
  context: ReadContext,
  place: Place,
) => void;

/** Stands for a blank line and for a line end of classic content; noncharacters, so no text contains them. */
const partingSign = '\ufdd0';
const breakSign = '\ufdd1';

const signs = /[\ufdd0\ufdd1]/g;

/** Content without the characters that we use as signs. */
export function withoutSigns(html: string): string {
  return html.replace(signs, '');
}

/** Elements in which a line end is what it is. */
const verbatim = new Set(['pre', 'script', 'style', 'textarea', 'svg', 'xmp']);

/**
 * Marks where classic content has paragraphs (a blank line) and breaks (a line end), as `wpautop` does, outside of tags,
 * comments and verbatim elements. Whether a paragraph can begin there is decided where the tree is read.
 */
export function markLineBreaks(html: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? html.length : open;
    parts.push(markText(html.slice(at, end)));
    if (open < 0) break;
    at = markupEnd(html, open);
    parts.push(html.slice(open, at));
  }
  return parts.join('');
}

function markText(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n').map((line) => line.trim());
  const first = text.slice(0, text.length - text.trimStart().length);
  const last = text.slice(text.trimEnd().length);
  if (lines.every((line) => line === '')) return lines.length > 2 ? partingSign : breakSign;
  const marked = lines
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
    .replace(/\n{2,}/g, partingSign)
    .replaceAll('\n', breakSign);
  return edge(first) + marked + edge(last);
}

function edge(space: string): string {
  const lines = space.split('\n').length - 1;
  if (lines === 0) return space === '' ? '' : ' ';
  return lines > 1 ? partingSign : breakSign;
}

/** Index behind the tag, comment or verbatim element that begins at `open`. */
function markupEnd(html: string, open: number): number {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open + 4);
    return end < 0 ? html.length : end + 3;
  }
  const name = /^<\/?([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 24))?.[1]?.toLowerCase();
  if (name === undefined) return open + 1;
  const close = html.indexOf('>', open);
  const tagEnd = close < 0 ? html.length : close + 1;
  if (!verbatim.has(name) || html[open + 1] === '/') return tagEnd;
  const closing = new RegExp(`</${name}[\\s>]`, 'gi');
  closing.lastIndex = tagEnd;
  const found = closing.exec(html);
  return found ? found.index : html.length;
}

/** Something to see: not white space, and not the invisible marks that editors leave in empty paragraphs. */
export const visible = /[^\s\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/u;

export function isBlank(inline: Inline): boolean {
  return inline.kind === 'text' ? !visible.test(inline.text) : inline.kind !== 'image';
}

/** Cuts a run of inlines into paragraphs: at partings, and where two breaks meet. Empty ones go. */
function splitParagraphs(inlines: Inline[]): Inline[][] {
  const paragraphs: Inline[][] = [[]];
  let breaks = 0;
  for (const inline of inlines) {
    const current = paragraphs.at(-1) ?? [];
    if (inline.kind === 'break') {
      // "<br>" at the end of a source line is one break, not two.
      const last = current.findLast((earlier) => earlier.kind === 'break' || !isBlank(earlier));
      if (!(inline.soft && last?.kind === 'break' && breaks > 0)) breaks += 1;
      else continue;
    } else if (!isBlank(inline)) breaks = 0;
    if (inline.kind === 'parting' || breaks > 1) {
      paragraphs.push([]);
      breaks = 0;
    } else current.push(inline);
  }
  return paragraphs.map(tidyLine).filter((line) => line.length > 0);
}

/** One line without blank ends, doubled spaces and spaces beside breaks; empty when nothing is to be seen. */
function tidyLine(inlines: Inline[]): Inline[] {
  const line = inlines.map(
    (inline): Inline => (inline.kind === 'parting' ? { kind: 'break', soft: true } : inline),
  );
  if (line.every(isBlank)) return [];
  while (line[0] && isBlank(line[0])) line.shift();
  while (line.at(-1) && isBlank(line.at(-1) as Inline)) line.pop();
  const tidy: Inline[] = [];
  for (const [i, inline] of line.entries()) {
    if (inline.kind !== 'text') {
      tidy.push(inline);
      continue;
    }
    const before = tidy.at(-1);
    const after = line[i + 1];
    const atStart = before === undefined || before.kind === 'break' || endsInSpace(before);
    let text = atStart ? inline.text.replace(/^[ \n]+/, '') : inline.text;
    if (after === undefined || after.kind === 'break') text = text.replace(/ +$/, '');
    if (text) tidy.push({ ...inline, text });
  }
  return tidy;
}

function endsInSpace(inline: Inline): boolean {
  return inline.kind === 'text' && inline.text.endsWith(' ');
}

/** A paragraph's floated pictures stand above it: beside each other is not among a post's forms. */
function liftFloats(line: Inline[]): Inline[][] {
  const isFloat = (inline: Inline) => inline.kind === 'image' && inline.floated;
  if (!line.some(isFloat) || !line.some((inline) => inline.kind === 'text')) return [line];
  const floats = line.filter(isFloat).map((inline) => [inline]);
  return [...floats, tidyLine(line.filter((inline) => !isFloat(inline)))];
}

/** What surrounds the text that is being read. */
export interface Place {
  marks: Marks;
  align: Align | null;
  /** Inside of `pre`: line ends and runs of spaces count. */
  isVerbatim: boolean;
}

const tokens = new RegExp(`[${partingSign}${breakSign}]|[^${partingSign}${breakSign}]+`, 'g');

/** Gathers text, pictures and breaks into lines, and lines and other blocks into a list of blocks. */
export class LineCollector {
  private readonly blocks: Block[] = [];
  private line: Inline[] = [];
  private align: Align | null = null;

  text(value: string, place: Place): void {
    if (this.line.length === 0) this.align = place.align;
    if (place.isVerbatim) this.verbatim(value, place);
    else this.flowing(value, place);
  }

  private flowing(value: string, place: Place): void {
    for (const [token] of value.matchAll(tokens)) {
      if (token === partingSign) this.line.push({ kind: 'parting' });
      else if (token === breakSign) this.lineBreak(true);
      else this.line.push({ kind: 'text', text: token.replace(/[ \t\n\r\f]+/g, ' '), marks: place.marks });
    }
  }

  /** The number of a footnote as it is shown. */
  noteNumber(note: number, text: string, { marks }: Place): void {
    this.line.push({ kind: 'text', text, marks, note });
  }

  lineBreak(soft: boolean): void {
    this.line.push({ kind: 'break', soft });
  }

  /** `align` is the picture's own: it counts where the picture begins the line. */
  image(image: ContentImage, place: Place, align: Align | null, floated: boolean): void {
    if (this.isEmpty()) {
      this.align = align ?? place.align;
    }
    this.line.push({ kind: 'image', image, marks: place.marks, floated });
  }

  isEmpty(): boolean {
    return this.line.every(isBlank);
  }

  endsInImage(): boolean {
    return this.line.at(-1)?.kind === 'image';
  }

  /** Ends the line at hand and adds finished blocks. */
  add(blocks: Block[]): void {
    this.flush();
    this.blocks.push(...blocks);
  }

  flush(): void {
    if (this.line.length === 0) return;
    for (const inlines of splitParagraphs(this.line).flatMap(liftFloats)) {
      this.blocks.push({ kind: 'line', tag: 'p', align: this.align, inlines });
    }
    this.line = [];
    this.align = null;
  }

  finish(): Block[] {
    this.flush();
    return this.blocks;
  }

  private verbatim(value: string, place: Place): void {
    const lines = value.replaceAll('\t', '    ').split('\n');
    for (const [i, line] of lines.entries()) {
      if (i > 0) this.lineBreak(false);
      // A text that ends without a line end goes on in the next element: its space is one between words.
      const written = i < lines.length - 1 ? line.trimEnd() : line.replace(/(?<=\S) +$/, ' ');
      const last = this.line.at(-1);
      const startsLine = last === undefined || last.kind === 'break' || last.kind === 'parting';
      // Indentation is part of code and verse. Every other space is a no-break space: none collapses, and a
      // long run of them can still be broken on a narrow screen.
      const text = written.replace(startsLine ? /^ +| {2,}/g : / {2,}/g, (run) =>
        '\u00a0 '.repeat(run.length).slice(0, run.length),
      );
      if (text) this.addVerbatim(text, place);
    }
  }

  /** Text of one line in several elements is joined, and an indentation to what it indents: by itself it would be blank. */
  private addVerbatim(text: string, { marks }: Place): void {
    const last = this.line.at(-1);
    const isIndent = last?.kind === 'text' && isBlank(last);
    if (last?.kind === 'text' && (isIndent || last.marks === marks)) {
      this.line.pop();
      this.line.push({ kind: 'text', text: last.text + text, marks });
    } else this.line.push({ kind: 'text', text, marks });
  }
}

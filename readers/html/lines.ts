import type { ChangeLog } from '../../shared/imported-post.ts';
import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import type { Attachments } from '../wordpress/attachments.ts';
import type { Align, Block, ContentImage, Inline, Marks } from './content-model.ts';
import type { HtmlNode } from './html-tree.ts';

export interface OldBlog {
  /** The base of relative URLs; null if unknown. */
  base: string | null;
  attachments: Pick<Attachments, 'fileAt'>;
  log: ChangeLog;
  /** Includes what is omitted deliberately, for the comparison. */
  readsAll?: boolean;
  /** Called for each deliberate omission. */
  onLeftOut?(): void;
}

export interface ReadContext extends OldBlog {
  blocks(nodes: readonly HtmlNode[], place: Place): Block[];
  into(lines: LineCollector, nodes: readonly HtmlNode[], place: Place): void;
  /** Whether to omit an element. An omitted element is logged and quoted. */
  isLeftOut(element: HtmlElement): boolean;
}

/** Reads one element. `place` already has the element's marks. */
export type ElementReader = (
  lines: LineCollector,
  element: HtmlElement,
  context: ReadContext,
  place: Place,
) => void;

/** Noncharacters that mark a blank line and a line end of classic content. */
const partingSign = '\ufdd0';
const breakSign = '\ufdd1';

const signs = /[\ufdd0\ufdd1]/g;

/** Removes these marker characters from HTML. */
export function withoutSigns(html: string): string {
  return html.replace(signs, '');
}

/** Elements in which line ends are significant. */
const verbatim = new Set(['pre', 'script', 'style', 'textarea', 'svg', 'xmp']);

/**
 * Marks the paragraphs and breaks of classic content, as WordPress' `wpautop` does. The tree reader decides
 * whether a paragraph can begin there.
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

/** Returns the index after the construct at `open`. */
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

/** A visible character, as opposed to spaces and editor marks. */
export const visible = /[^\s\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/u;

export function isBlank(inline: Inline): boolean {
  return inline.kind === 'text' ? !visible.test(inline.text) : inline.kind !== 'image';
}

/** Splits a line into paragraphs at blank lines and double breaks. */
function splitParagraphs(inlines: Inline[]): Inline[][] {
  const paragraphs: Inline[][] = [[]];
  let breaks = 0;
  for (const inline of inlines) {
    const current = paragraphs.at(-1) ?? [];
    if (inline.kind === 'break') {
      // "<br>" at a line end counts as one break.
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

/** Trims a line. Returns an empty line if nothing is visible. */
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

/** Moves floated images above their paragraph. */
function liftFloats(line: Inline[]): Inline[][] {
  const isFloat = (inline: Inline) => inline.kind === 'image' && inline.floated;
  if (!line.some(isFloat) || !line.some((inline) => inline.kind === 'text')) return [line];
  const floats = line.filter(isFloat).map((inline) => [inline]);
  return [...floats, tidyLine(line.filter((inline) => !isFloat(inline)))];
}

export interface Place {
  marks: Marks;
  align: Align | null;
  /** True inside `pre`. */
  isVerbatim: boolean;
}

const tokens = new RegExp(`[${partingSign}${breakSign}]|[^${partingSign}${breakSign}]+`, 'g');

/** Collects text and images into lines, and lines into blocks. */
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

  /** Adds a footnote's number. */
  noteNumber(note: number, text: string, { marks }: Place): void {
    this.line.push({ kind: 'text', text, marks, note });
  }

  lineBreak(soft: boolean): void {
    this.line.push({ kind: 'break', soft });
  }

  /** Adds an image. `align` is its own alignment, which is used if it starts the line. */
  image(image: ContentImage, place: Place, align: Align | null, floated: boolean): void {
    if (this.isEmpty()) this.align = align ?? place.align;
    this.line.push({ kind: 'image', image, marks: place.marks, floated });
  }

  isEmpty(): boolean {
    return this.line.every(isBlank);
  }

  endsInImage(): boolean {
    return this.line.at(-1)?.kind === 'image';
  }

  /** Ends the line and adds blocks. */
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
      // Text without a line end continues in the next element.
      const written = i < lines.length - 1 ? line.trimEnd() : line.replace(/(?<=\S) +$/, ' ');
      const last = this.line.at(-1);
      const startsLine = last === undefined || last.kind === 'break' || last.kind === 'parting';
      // Every other space of an indentation becomes a no-break space, so that spaces don't collapse and long
      // runs still wrap.
      const text = written.replace(startsLine ? /^ +| {2,}/g : / {2,}/g, (run) =>
        '\u00a0 '.repeat(run.length).slice(0, run.length),
      );
      if (text) this.addVerbatim(text, place);
    }
  }

  /** Joins the texts of a line, and an indentation with its text. */
  private addVerbatim(text: string, { marks }: Place): void {
    const last = this.line.at(-1);
    const isIndent = last?.kind === 'text' && isBlank(last);
    if (last?.kind === 'text' && (isIndent || last.marks === marks)) {
      this.line.pop();
      this.line.push({ kind: 'text', text: last.text + text, marks });
    } else this.line.push({ kind: 'text', text, marks });
  }
}

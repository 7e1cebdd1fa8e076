import type { Align, Block, ContentImage, Inline, Marks } from './content-model.ts';
import { breakSign, partingSign } from './line-breaks.ts';
import { isBlank, liftFloats, splitParagraphs } from './tidy-line.ts';

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

import { escapeText } from './escape.ts';

/** A block that is open in the source. It is written with its first content, so that empty ones never are. */
interface Frame {
  kind: 'container' | 'line' | 'boundary' | 'implied';
  tag: string;
  startTag: string;
  written: boolean;
  lead: string;
  /** Containers: the last thing written in it is text that stands in no block of its own … */
  bare: boolean;
  /** … and a block began or ended since, even if nothing of it was written. */
  parted: boolean;
  /** Lines: a block began or ended within it since its last text. */
  broken: boolean;
  /** The line that this block interrupts, taken up again behind it. */
  resume?: Frame;
}

interface Mark {
  tag: string;
  startTag: string;
}

/** Blocks within blocks that are written; deeper ones keep their text only. Far below the parser's own limit. */
const maxBlocks = 64;

const space = /^[ \t\n]*$/;

function frame(kind: Frame['kind'], tag: string, startTag: string): Frame {
  return { kind, tag, startTag, written: false, lead: '', bare: false, parted: false, broken: false };
}

/** Writes a body in its normal form, which parsers read back as the same tree: no browser sees other elements than these. */
export class BodyWriter {
  private readonly parts: string[] = [];
  private length = 0;
  private readonly longestMarked: number;
  private readonly frames: Frame[] = [{ ...frame('container', '', ''), written: true }];
  private readonly framed: boolean[] = [];
  private readonly marks: (Mark | undefined)[] = [];
  private openMarks: Mark[] = [];

  /** From `longestMarked` characters on, marks are left out: one link around very many paragraphs would fill the memory. */
  constructor(longestMarked: number) {
    this.longestMarked = longestMarked;
  }

  /** `tag` is '' for a block that is not allowed; its text then goes into paragraphs with `startTag`. */
  enterBlock(kind: 'container' | 'line' | 'boundary', tag: string, startTag: string): void {
    const top = this.top();
    const parts = kind === 'boundary' || tag === 'p';
    this.framed.push(!(top.kind === 'line' && parts));
    if (top.kind === 'line' && parts) {
      top.broken = top.written;
      return;
    }
    this.closeMarks();
    this.closeImplied();
    const interrupted = top.kind === 'line' ? top : undefined;
    if (interrupted) this.close();
    const parent = this.container();
    parent.parted = parent.bare;
    // An `li` start tag ends an `li` that nothing stands between, and depth has its limit.
    const fits = tag === 'li' ? parent.tag !== 'li' : true;
    const blocks = this.frames.filter(({ kind }) => kind === 'container').length;
    const next =
      kind !== 'boundary' && fits && blocks <= maxBlocks
        ? frame(kind, tag, startTag)
        : frame('boundary', '', kind === 'boundary' ? startTag : '<p>');
    if (interrupted) next.resume = interrupted;
    this.frames.push(next);
  }

  leaveBlock(): void {
    if (!this.framed.pop()) {
      this.top().broken = this.top().written;
      return;
    }
    this.closeMarks();
    this.closeImplied();
    const { resume } = this.close();
    if (resume) this.frames.push({ ...resume, written: false, lead: '', broken: false });
  }

  /** A mark without a start tag, or within its like, is not written. */
  enterMark(tag: string, startTag: string | undefined): void {
    const nested = this.marks.some((mark) => mark?.tag === tag);
    this.marks.push(startTag === undefined || nested ? undefined : { tag, startTag });
  }

  leaveMark(): void {
    this.marks.pop();
  }

  text(text: string): void {
    const top = this.top();
    if (space.test(text) && !this.inText(top)) {
      if (top.kind === 'boundary' || top.broken) return;
      if (top.written) this.write(text);
      else top.lead += text;
      return;
    }
    const begins = this.begin();
    this.write(escapeText(begins ? text.replace(/^[ \t\n]+/, '') : text));
  }

  atom(tag: string): void {
    this.begin();
    this.write(tag);
  }

  finish(): string {
    this.closeMarks();
    this.closeImplied();
    return this.parts.join('');
  }

  private inText(top: Frame): boolean {
    if (top.kind === 'container') return top.bare && !top.parted;
    return top.kind !== 'boundary' && top.written && !top.broken;
  }

  private begin(): boolean {
    const outer = this.top();
    const implied = outer.kind === 'boundary' || (outer.kind === 'container' && outer.parted);
    if (implied) {
      this.closeMarks();
      this.frames.push(frame('implied', 'p', outer.kind === 'boundary' ? outer.startTag : '<p>'));
    }
    const top = this.top();
    if (!top.written) this.writeFrames();
    if (top.kind === 'container') top.bare = true;
    this.syncMarks();
    if (top.broken) this.write('<br>');
    top.broken = false;
    return implied;
  }

  private writeFrames(): void {
    let parent: Frame | undefined;
    for (const each of this.frames) {
      if (!each.written && each.kind !== 'boundary') {
        this.write(each.startTag + each.lead);
        if (parent) {
          parent.bare = false;
          parent.parted = false;
        }
      }
      each.written = true;
      if (each.kind === 'container') parent = each;
    }
  }

  private syncMarks(): void {
    const wanted = this.length < this.longestMarked ? this.marks.filter((mark) => mark !== undefined) : [];
    let same = 0;
    while (same < wanted.length && wanted[same] === this.openMarks[same]) same += 1;
    this.closeMarks(same);
    for (const mark of wanted.slice(same)) this.write(mark.startTag);
    this.openMarks = wanted;
  }

  private closeMarks(keep = 0): void {
    while (this.openMarks.length > keep) this.write(`</${this.openMarks.pop()?.tag}>`);
  }

  private closeImplied(): void {
    if (this.top().kind === 'implied') this.close();
  }

  private close(): Frame {
    const closed = this.top();
    this.frames.pop();
    if (closed.written && closed.tag) this.write(`</${closed.tag}>`);
    return closed;
  }

  private write(text: string): void {
    this.parts.push(text);
    this.length += text.length;
  }

  private top(): Frame {
    return this.frames.at(-1) ?? frame('container', '', '');
  }

  private container(): Frame {
    return this.frames.findLast(({ kind }) => kind === 'container') ?? this.top();
  }
}

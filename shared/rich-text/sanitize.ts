import { allowedAddress, elementKind, escapeAttribute, escapeText, visibleText } from './html.ts';
import { type HtmlElement, walkHtml } from './parse-html.ts';

/** An open block in the source. It is written with its first content, so empty blocks are never written. */
interface Frame {
  kind: 'container' | 'line' | 'boundary' | 'implied';
  tag: string;
  startTag: string;
  written: boolean;
  lead: string;
  /** For containers: the last thing written was text outside any block. */
  bare: boolean;
  /** For containers: a block has begun or ended since then, even if it wasn't written. */
  parted: boolean;
  /** For lines: a block has begun or ended inside since the last text. */
  broken: boolean;
  /** The line that this block interrupts and that continues after it. */
  resume?: Frame;
}

interface Mark {
  tag: string;
  startTag: string;
}

/** The maximum depth of blocks. Deeper ones keep only their text. Far below the parser's limit. */
const maxBlocks = 64;

const space = /^[ \t\n]*$/;

function frame(kind: Frame['kind'], tag: string, startTag: string): Frame {
  return { kind, tag, startTag, written: false, lead: '', bare: false, parted: false, broken: false };
}

/** Writes a body in its normal form, which every parser reads as the same tree. */
class BodyWriter {
  private readonly parts: string[] = [];
  private length = 0;
  private readonly maxMarkedLength: number;
  private readonly frames: Frame[] = [{ ...frame('container', '', ''), written: true }];
  private readonly framed: boolean[] = [];
  private readonly marks: (Mark | undefined)[] = [];
  private openMarks: Mark[] = [];

  /**
   * From `maxMarkedLength` characters on, formatting is omitted, because one link repeated around very many
   * paragraphs would fill the memory.
   */
  constructor(maxMarkedLength: number) {
    this.maxMarkedLength = maxMarkedLength;
  }

  /** `tag` is '' for a block that isn't allowed. Its text goes in paragraphs with `startTag`. */
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
    // An `li` start tag closes an open `li`, and depth is limited.
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

  /** Doesn't write a mark without a start tag or inside the same mark. */
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
    const wanted = this.length < this.maxMarkedLength ? this.marks.filter((mark) => mark !== undefined) : [];
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

const maxLength = 4096;

function safeImageSource(value: string | undefined): string | undefined {
  const address = allowedAddress(value, 'picture');
  return address?.startsWith('#') ? undefined : address;
}

function textAlign(style: string): string | undefined {
  const declarations = style.split(';').reverse();
  for (const declaration of declarations) {
    const value = /^\s*text-align\s*:\s*(left|center|right|justify)\s*(?:!\s*important\s*)?$/i.exec(
      declaration,
    );
    if (value?.[1]) return `text-align: ${value[1].toLowerCase()}`;
  }
  return undefined;
}

function matching(value: string | undefined, pattern: RegExp): string | undefined {
  const trimmed = value?.trim();
  return trimmed !== undefined && pattern.test(trimmed) ? trimmed : undefined;
}

/** Returns the attributes that an element keeps, by its tag (docs/specification.md 5.9). */
function allowedOnly(element: HtmlElement): Record<string, string | undefined> {
  const given = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const text = (name: string) => {
    const value = given.get(name);
    return value === undefined || value.length > maxLength ? undefined : visibleText(value);
  };
  const kind = elementKind(element.tagName);
  if (element.tagName === 'a') {
    const href = allowedAddress(given.get('href'), 'link');
    return { href, title: text('title') || undefined, target: '_blank', rel: 'noopener noreferrer' };
  }
  if (kind === 'image') {
    return {
      src: safeImageSource(given.get('src')),
      alt: text('alt'),
      title: text('title') || undefined,
      // The editor's sizes are percentages of the width (docs/specification.md 5.5).
      width: matching(given.get('width'), /^\d{1,5}$|^\d{1,3}%$/),
      height: matching(given.get('height'), /^\d{1,5}$/),
    };
  }
  if (kind === 'mark' || kind === 'break') return {};
  return {
    start: element.tagName === 'ol' ? matching(given.get('start'), /^-?\d{1,9}$/) : undefined,
    style: textAlign(given.get('style') ?? ''),
  };
}

function writeTag(element: HtmlElement, tagName: string): string | undefined {
  const attributes = allowedOnly(element);
  if (tagName === 'a' && attributes.href === undefined) return undefined;
  if (tagName === 'img' && attributes.src === undefined) return undefined;
  let tag = `<${tagName}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) tag += ` ${name}="${escapeAttribute(value)}"`;
  }
  return `${tag}>`;
}

/** The parser repeats an unclosed link in every later paragraph with the same list of attributes. */
const links = new WeakMap<HtmlElement['attrs'], { tag: string | undefined }>();

/** Returns an element's start tag, as `tagName`; undefined for a link or image without a valid URL. */
function startTag(element: HtmlElement, tagName: string = element.tagName): string | undefined {
  if (tagName !== 'a') return writeTag(element, tagName);
  const link = links.get(element.attrs) ?? { tag: writeTag(element, tagName) };
  links.set(element.attrs, link);
  return link.tag;
}

/** The maximum factor by which sanitizing lengthens real text: `<a href=x>x` becomes six times as long. */
const growth = 8;

/** Returns the public form of a body (docs/specification.md 5.9), built only from allowed parts. */
export function sanitizeHtml(html: string): string {
  const writer = new BodyWriter(html.length * growth);
  walkHtml(html, {
    enter(kind, element) {
      const tag = element.tagName;
      if (kind === 'mark') writer.enterMark(tag, startTag(element));
      else if (kind === 'container' || kind === 'line') writer.enterBlock(kind, tag, startTag(element) ?? '');
      else if (kind === 'boundary') writer.enterBlock(kind, '', startTag(element, 'p') ?? '');
      else if (kind === 'break') writer.atom('<br>');
      else if (kind === 'image') {
        const image = startTag(element);
        if (image) writer.atom(image);
      }
    },
    leave(kind) {
      if (kind === 'mark') writer.leaveMark();
      else if (kind === 'container' || kind === 'line' || kind === 'boundary') writer.leaveBlock();
    },
    text: (text) => writer.text(text),
  });
  return writer.finish();
}

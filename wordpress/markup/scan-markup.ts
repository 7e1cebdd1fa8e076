/** A tag as it is written. */
export interface Tag {
  /** In lower case. */
  name: string;
  isEnd: boolean;
  /** Index behind it. */
  end: number;
  /** The tag with the quote and the bracket that its writer forgot; null where there is nothing to mend. */
  mended: string | null;
}

type TagEnd = Pick<Tag, 'end' | 'mended'>;

const opening = /<(\/?)([a-z][^\s/<>]{0,60})/iy;
const ending = /<\/([a-z][^\s/<>]{0,60})/gi;
const stops = /["'<>]/g;
const declaration = /<(?:(!doctype)\b|!\[(?:if\b|endif)|\?xml(?::|\s+version))[^<>]{0,1000}>/iy;

const visible = /\S/;

/** Characters within which a drawing has its title. */
const drawingStart = 1_000;

/** Raw elements that nobody uses with nothing or one small word in them: "between <title> and </title>". */
const spokenOf = /^(?:script|style|title|xmp)$/;
const spokenBetween = /^(?:\s+[^\s(){};=<]{1,5}\s+)?$/;

/** Attributes whose values hold no brackets. */
const neverMarkup = /\s(?:class|height|href|id|rel|src|target|width)\s*=\s*$/i;

/** Elements of one letter, which sums and comparisons look like: `a <b and c> d`. */
const short = /^[abipqsu]$/;
const bareAttributes = /^(?:\s*(?:download|hidden|itemscope|nofollow|nowrap)|[\s/])*$/i;

/**
 * Reads what begins at a `<` of one text. It takes time in proportion to the length of the whole, however often it is asked,
 * as long as it is asked from the front to the back.
 */
export class MarkupScanner {
  private readonly html: string;
  private readonly next = new Map<string, number>();
  private readonly ends = new Map<string, number>();
  private lastEnds: Map<string, number> | null = null;

  constructor(html: string) {
    this.html = html;
  }

  /** Index of the next `text` at or behind `from`; the length of the whole where there is none. */
  indexOf(text: string, from: number): number {
    const last = this.next.get(text);
    if (last !== undefined && last >= from) return last;
    const found = this.html.indexOf(text, from);
    const index = found < 0 ? this.html.length : found;
    this.next.set(text, index);
    return index;
  }

  /** Whether an end tag of this name stands at or behind `from`. */
  hasEndTag(name: string, from: number): boolean {
    if (this.lastEnds === null) {
      this.lastEnds = new Map();
      for (const match of this.html.matchAll(ending))
        this.lastEnds.set((match[1] ?? '').toLowerCase(), match.index);
    }
    return (this.lastEnds.get(name) ?? -1) >= from;
  }

  /** Index of the end tag of what a start tag began; null where it was never ended, as `<iframe />` before other text is not. */
  closeOf({ name, end }: Tag): number | null {
    if (!this.hasEndTag(name, end)) return null;
    const close = this.endTag(name, end);
    if (close === this.html.length) return null;
    return this.html[end - 2] === '/' && visible.test(this.html.slice(end, Math.min(close, end + 2000)))
      ? null
      : close;
  }

  /** Whether somebody wrote about a raw element, not with it: "the <script> tag", "between <title> and </title>". */
  isSpokenOf(tag: Tag, open: number): boolean {
    if (tag.isEnd || tag.end - open > tag.name.length + 2) return false;
    if (tag.name === 'title' && this.isInDrawing(open)) return false;
    const close = this.closeOf(tag);
    if (close === null) return true;
    return (
      spokenOf.test(tag.name) && close - tag.end < 12 && spokenBetween.test(this.html.slice(tag.end, close))
    );
  }

  /** Whether a drawing began shortly before and has not ended: its title is its own, empty or not. */
  private isInDrawing(open: number): boolean {
    const before = this.html.slice(Math.max(0, open - drawingStart), open).toLowerCase();
    return before.lastIndexOf('<svg') > before.lastIndexOf('</svg');
  }

  /** Index behind the comment that begins here; null where none begins, or it has no end. */
  comment(open: number): number | null {
    if (!this.html.startsWith('<!--', open)) return null;
    const empty = /^-?>/.exec(this.html.slice(open + 4, open + 6));
    if (empty) return open + 4 + empty[0].length;
    const end = this.indexOf('-->', open + 4);
    return end < this.html.length ? end + 3 : null;
  }

  /** Index behind `<!doctype …>`, `<?xml …>` or a condition of Word (`<![if …]>`), which nobody wrote to be read; null elsewhere. */
  declaration(open: number): number | null {
    declaration.lastIndex = open;
    const match = declaration.exec(this.html);
    // A document begins with its type; in the middle of a text it is what the text is about.
    if (!match || (match[1] !== undefined && /\S/.test(this.html.slice(0, open)))) return null;
    return declaration.lastIndex;
  }

  /** The tag that begins here; null where there is none, or what looks like one is a sum, or has no end. */
  tag(open: number): Tag | null {
    opening.lastIndex = open;
    const match = opening.exec(this.html);
    if (!match?.[2]) return null;
    const name = match[2].toLowerCase();
    const from = open + match[0].length;
    const end = this.tagEnd(open, from);
    if (end && short.test(name)) {
      const attributes = this.html.slice(from, end.end - 1);
      if (!attributes.includes('=') && !bareAttributes.test(attributes)) return null;
    }
    return end && { name, isEnd: match[1] === '/', ...end };
  }

  private endTag(name: string, from: number): number {
    const last = this.ends.get(name);
    if (last !== undefined && last >= from) return last;
    const pattern = new RegExp(`</${name.replace(/[^a-z0-9]/g, '\\$&')}[\\s/>]`, 'gi');
    pattern.lastIndex = from;
    const index = pattern.exec(this.html)?.index ?? this.html.length;
    this.ends.set(name, index);
    return index;
  }

  private tagEnd(open: number, from: number): TagEnd | null {
    let at = from;
    while (this.indexOf('>', at) < this.html.length) {
      stops.lastIndex = at;
      const stop = stops.exec(this.html);
      if (stop === null) return null;
      const [mark] = stop;
      if (mark === '>') return { end: stop.index + 1, mended: null };
      if (mark === '<') return this.cutOff(open, stop.index);
      at = stop.index + 1;
      if (!/=\s{0,3}$/.test(this.html.slice(at - 5, at - 1))) continue;
      const close = this.indexOf(mark, at);
      const bracket = this.indexOf('>', at);
      const isEnded = close < this.html.length && /^(?:[\s/>]|$)/.test(this.html.charAt(close + 1));
      const isSound = isEnded && !(bracket < close && this.isAddressWithText(at, bracket, close));
      // The quote that ends this value begins another: its own was forgotten.
      if (bracket < close && !isSound)
        return { end: bracket + 1, mended: `${this.html.slice(open, bracket)}${mark}>` };
      at = close + 1;
    }
    return null;
  }

  /** A value that can't hold a bracket with text behind it, and does. */
  private isAddressWithText(start: number, bracket: number, end: number): boolean {
    if (!neverMarkup.test(this.html.slice(Math.max(0, start - 20), start - 1))) return false;
    return this.indexOf('<', bracket) < end || /\s/.test(this.html.charAt(bracket + 1));
  }

  /** A tag in which another begins lacks its bracket where it has attributes; else its `<` is a text's. */
  private cutOff(open: number, end: number): TagEnd | null {
    const text = this.html.slice(open, end);
    return /\s[a-z-]+\s*=/i.test(text.slice(0, 300)) ? { end, mended: `${text}>` } : null;
  }
}

function names(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** All HTML, SVG and MathML elements. Any other name in angle brackets is text. */
const known =
  names(`a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink
  blockquote body br button canvas caption center centre cite code col colgroup command content data datalist dd del
  details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5
  h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map
  mark marquee menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option
  output p param picture plaintext portal pre progress q rb rbc rp rt rtc ruby s samp script search section select
  shadow slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot
  th thead time title tr track tt u ul var video wbr xmp
  circle clippath defs desc ellipse g line lineargradient mask metadata path pattern polygon polyline radialgradient
  rect stop symbol text textpath tspan use annotation annotation-xml math menclose merror mfenced mfrac mi mn mo mover
  mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics`);

const namespaced = /^[a-z][a-z\d]*:[a-z][\w.-]*$/;

/** Whether this lowercase name is markup: an HTML name or a namespaced one (`o:p`, `fb:like`). */
export function isMarkupName(name: string): boolean {
  return known.has(name) || namespaced.test(name);
}

/** Elements whose content is raw text up to their end tag. */
export const rawElements = names(
  'iframe noembed noframes noscript plaintext script style textarea title xmp',
);

/** Elements with fallback content, and elements that are never displayed. */
export const hiddenElements =
  names(`annotation annotation-xml applet audio canvas datalist desc head iframe metadata
  noembed noframes noscript object script style template title video`);

export const emptyElements = names(
  'area base basefont bgsound br col command embed frame hr image img input isindex keygen link meta nextid param source spacer track wbr',
);

export interface Tag {
  name: string;
  isEnd: boolean;
  /** The index after the tag. */
  end: number;
  /** The tag with a missing quote or bracket added; null if it is complete. */
  repaired: string | null;
}

type TagEnd = Pick<Tag, 'end' | 'repaired'>;

const opening = /<(\/?)([a-z][^\s/<>]{0,60})/iy;
const ending = /<\/([a-z][^\s/<>]{0,60})/gi;
const stops = /["'<>]/g;
const declaration = /<(?:(!doctype)\b|!\[(?:if\b|endif)|\?xml(?::|\s+version))[^<>]{0,1000}>/iy;

const visible = /\S/;

/** The number of characters within which a drawing has its title. */
const drawingStart = 1_000;

/** Elements that, if empty or with one short word, are only written about: "between <title> and </title>". */
const spokenOf = /^(?:script|style|title|xmp)$/;
const spokenBetween = /^(?:\s+[^\s(){};=<]{1,5}\s+)?$/;

/** Attributes whose values contain no angle brackets. */
const neverMarkup = /\s(?:class|height|href|id|rel|src|target|width)\s*=\s*$/i;

/** Elements with one letter, which may be comparisons: `a <b and c> d`. */
const short = /^[abipqsu]$/;
const bareAttributes = /^(?:\s*(?:download|hidden|itemscope|nofollow|nowrap)|[\s/])*$/i;

/** Reads the construct at a `<`. Calls from start to end take linear time in total. */
export class MarkupScanner {
  private readonly html: string;
  private readonly next = new Map<string, number>();
  private readonly ends = new Map<string, number>();
  private lastEnds: Map<string, number> | null = null;

  constructor(html: string) {
    this.html = html;
  }

  /** Returns the index of the next `text`, or the length if there is none. */
  indexOf(text: string, from: number): number {
    const last = this.next.get(text);
    if (last !== undefined && last >= from) return last;
    const found = this.html.indexOf(text, from);
    const index = found < 0 ? this.html.length : found;
    this.next.set(text, index);
    return index;
  }

  /** Whether such an end tag follows. */
  hasEndTag(name: string, from: number): boolean {
    if (this.lastEnds === null) {
      this.lastEnds = new Map();
      for (const match of this.html.matchAll(ending))
        this.lastEnds.set((match[1] ?? '').toLowerCase(), match.index);
    }
    return (this.lastEnds.get(name) ?? -1) >= from;
  }

  /** Returns the index of the end tag; null for an unclosed element, such as `<iframe />` before text. */
  closeOf({ name, end }: Tag): number | null {
    if (!this.hasEndTag(name, end)) return null;
    const close = this.endTag(name, end);
    if (close === this.html.length) return null;
    return this.html[end - 2] === '/' && visible.test(this.html.slice(end, Math.min(close, end + 2000)))
      ? null
      : close;
  }

  /** Whether a raw element is only written about: "the <script> tag". */
  isSpokenOf(tag: Tag, open: number): boolean {
    if (tag.isEnd || tag.end - open > tag.name.length + 2) return false;
    if (tag.name === 'title' && this.isInDrawing(open)) return false;
    const close = this.closeOf(tag);
    if (close === null) return true;
    return (
      spokenOf.test(tag.name) && close - tag.end < 12 && spokenBetween.test(this.html.slice(tag.end, close))
    );
  }

  /** Whether a title is in a drawing, which never shows it. */
  private isInDrawing(open: number): boolean {
    const before = this.html.slice(Math.max(0, open - drawingStart), open).toLowerCase();
    return before.lastIndexOf('<svg') > before.lastIndexOf('</svg');
  }

  /** Returns the index after a comment; null if there is none or it has no end. */
  comment(open: number): number | null {
    if (!this.html.startsWith('<!--', open)) return null;
    const empty = /^-?>/.exec(this.html.slice(open + 4, open + 6));
    if (empty) return open + 4 + empty[0].length;
    const end = this.indexOf('-->', open + 4);
    return end < this.html.length ? end + 3 : null;
  }

  /** Returns the index after `<!doctype …>`, `<?xml …>` or Word's `<![if …]>`; null otherwise. */
  declaration(open: number): number | null {
    declaration.lastIndex = open;
    const match = declaration.exec(this.html);
    // A doctype in the middle of a text is content.
    if (!match || (match[1] !== undefined && /\S/.test(this.html.slice(0, open)))) return null;
    return declaration.lastIndex;
  }

  /** Returns the tag at `open`; null for comparisons and tags without an end. */
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
      if (mark === '>') return { end: stop.index + 1, repaired: null };
      if (mark === '<') return this.cutOff(open, stop.index);
      at = stop.index + 1;
      if (!/=\s{0,3}$/.test(this.html.slice(at - 5, at - 1))) continue;
      const close = this.indexOf(mark, at);
      const bracket = this.indexOf('>', at);
      const isEnded = close < this.html.length && /^(?:[\s/>]|$)/.test(this.html.charAt(close + 1));
      const isSound = isEnded && !(bracket < close && this.isAddressWithText(at, bracket, close));
      // This quote opens the next value, so the closing one is missing.
      if (bracket < close && !isSound)
        return { end: bracket + 1, repaired: `${this.html.slice(open, bracket)}${mark}>` };
      at = close + 1;
    }
    return null;
  }

  /** Whether an unquoted value contains angle brackets and is followed by text. */
  private isAddressWithText(start: number, bracket: number, end: number): boolean {
    if (!neverMarkup.test(this.html.slice(Math.max(0, start - 20), start - 1))) return false;
    return this.indexOf('<', bracket) < end || /\s/.test(this.html.charAt(bracket + 1));
  }

  /** Reads a tag that contains another. With attributes, its bracket is missing; else its `<` is text. */
  private cutOff(open: number, end: number): TagEnd | null {
    const text = this.html.slice(open, end);
    return /\s[a-z-]+\s*=/i.test(text.slice(0, 300)) ? { end, repaired: `${text}>` } : null;
  }
}

/** Tags that editors and highlighters add to code. Other tags are code. */
const marks = names(
  'a abbr acronym b big br cite code del dfn em font i img ins kbd mark q s samp small span strike strong sub sup tt u var wbr nobr',
);

/** Tags that editors and highlighters add to code of several lines. */
const lineMarks = names('center div hr li ol p pre table tbody td tfoot th thead tr ul');

/** Tags that editors add even to unescaped code. */
const editorMarks = names('br code font kbd samp span');

/** Whether code is unescaped. */
const isTyped = (code: string): boolean => /<[?%!]/.test(code) && !/&lt;/.test(code);

/** WordPress' own comments, which remain comments in code. */
const ownComments = /<!--\s*(?:\/?wp:|more\b|nextpage\b)/g;
const ownComment = /<!--\s*(?:\/?wp:|more\b|nextpage\b)/y;

/** Escapes code, except elements that only style it and have their end tag. Takes linear time. */
function escapeCode(code: string): string {
  if (!code.includes('<')) return code;
  const texts = textTags(code);
  const parts: string[] = [];
  let at = 0;
  for (const open of texts) {
    parts.push(code.slice(at, open), '&lt;');
    at = open + 1;
  }
  return parts.join('') + code.slice(at);
}

/** Returns the positions of each `<` that is code. */
function textTags(code: string): number[] {
  const scanner = new MarkupScanner(code);
  const hasLines = code.includes('\n') || /<(?:br|p|div)\b/i.test(code);
  const allowed = isTyped(code.replace(ownComments, '')) ? editorMarks : marks;
  const texts: number[] = [];
  const open: { name: string; at: number }[] = [];
  const counts = new Map<string, number>();
  const close = (name: string): void => {
    for (let last = open.pop(); last; last = open.pop()) {
      counts.set(last.name, (counts.get(last.name) ?? 1) - 1);
      if (last.name === name) return;
      texts.push(last.at);
    }
  };
  const isMarkup = ({ name, isEnd, repaired }: Tag, at: number): boolean => {
    if (repaired !== null || !(allowed.has(name) || (hasLines && allowed === marks && lineMarks.has(name))))
      return false;
    if (emptyElements.has(name)) return true;
    const isOpen = (counts.get(name) ?? 0) > 0;
    if (isEnd && isOpen) close(name);
    else if (!isEnd) {
      open.push({ name, at });
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return !isEnd || isOpen;
  };
  for (let at = code.indexOf('<'); at >= 0; ) {
    ownComment.lastIndex = at;
    const comment = ownComment.test(code) ? scanner.comment(at) : null;
    const tag = comment === null ? scanner.tag(at) : null;
    const isText = comment === null && (tag === null || !isMarkup(tag, at));
    if (isText) texts.push(at);
    at = code.indexOf('<', isText ? at + 1 : (comment ?? tag?.end ?? at + 1));
  }
  return [...texts, ...open.map((each) => each.at)].sort((a, b) => a - b);
}

/** Elements that would hide the rest of the text if their end tag is missing. */
const swallowing = names(
  'applet audio button canvas form iframe math noembed noframes noscript object script select style svg template video',
);

/** Tags with these names count as text about HTML, not as markup, if they have no attributes and no end tag. */
const mentionable = names(
  'base body frame frameset head html link meta plaintext script style textarea title xmp',
);

const codeElements = new Set(['code', 'listing', 'pre']);

/**
 * Escapes each `<` that is text to its author but markup to browsers (`<?php`, `</3`, `<stdio.h>`, tags in
 * code), and repairs unfinished tags. Takes linear time.
 */
export function escapeStrayMarkup(html: string): string {
  return html.includes('<') ? new StrayMarkup(html).escape() : html;
}

class StrayMarkup {
  private readonly html: string;
  private readonly scanner: MarkupScanner;
  private readonly parts: string[] = [];
  private readonly opened = new Set<string>();
  /** Raw elements that are only written about, up to their end tag. */
  private readonly spoken = new Set<string>();
  private at = 0;

  constructor(html: string) {
    this.html = html;
    this.scanner = new MarkupScanner(html);
  }

  escape(): string {
    for (
      let open = this.html.indexOf('<');
      open >= 0;
      open = this.html.indexOf('<', Math.max(open + 1, this.at))
    ) {
      const unread = this.scanner.comment(open) ?? this.scanner.declaration(open);
      const tag = unread === null ? this.scanner.tag(open) : null;
      if (unread !== null) this.copyTo(unread);
      // An unclosed comment ends at the end of the line or at the next tag.
      else if (this.html.startsWith('<!--', open)) this.replace(open, this.lineEnd(open + 4), '');
      else if (tag === null || !this.isRealMatch(tag, open)) this.replace(open, open + 1, '&lt;');
      else this.tag(tag, open);
    }
    this.copyTo(this.html.length);
    return this.parts.join('');
  }

  /** Whether the author meant a tag. */
  private isRealMatch(tag: Tag, open: number): boolean {
    const { name, isEnd, end } = tag;
    if (isMarkupName(name)) {
      if (rawElements.has(name) && this.scanner.isSpokenOf(tag, open)) this.spoken.add(name);
      const isBare = !isEnd && end - open <= name.length + 2;
      if (isBare && mentionable.has(name) && !this.scanner.hasEndTag(name, end)) return false;
      return !this.spoken.has(name) || (isEnd && !this.spoken.delete(name));
    }
    if (isEnd) return this.opened.has(name);
    if (this.scanner.hasEndTag(name, end)) this.opened.add(name);
    return this.opened.has(name);
  }

  private tag(tag: Tag, open: number): void {
    const { name, isEnd, end, repaired } = tag;
    if (repaired !== null) this.replace(open, end, repaired);
    else this.copyTo(end);
    const isCode = codeElements.has(name);
    if (isEnd || !(isCode || swallowing.has(name) || rawElements.has(name))) return;
    const close = this.scanner.closeOf(tag);
    if (close === null && swallowing.has(name)) this.parts.push(`</${name}>`);
    else if (close !== null && isCode) this.replace(end, close, escapeCode(this.html.slice(end, close)));
    else if (close !== null && rawElements.has(name)) this.copyTo(close);
  }

  private lineEnd(from: number): number {
    return Math.min(this.scanner.indexOf('<', from), this.scanner.indexOf('\n', from));
  }

  private copyTo(end: number): void {
    this.parts.push(this.html.slice(this.at, end));
    this.at = end;
  }

  private replace(from: number, to: number, text: string): void {
    this.copyTo(from);
    this.parts.push(text);
    this.at = to;
  }
}

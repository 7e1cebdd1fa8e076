import { emptyElements, isMarkupName, rawElements } from './element-names.ts';
import { MarkupScanner, type Tag } from './scan-markup.ts';

function names(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** What editors and highlighters put into code; every other tag in code is a part of it. */
const marks = names(
  'a abbr acronym b big br cite code del dfn em font i img ins kbd mark q s samp small span strike strong sub sup tt u var wbr nobr',
);

/** The same for code of several lines. */
const lineMarks = names('center div hr li ol p pre table tbody td tfoot th thead tr ul');

/** What an editor puts even into code that was typed as it stands. */
const editorMarks = names('br code font kbd samp span');

/** Code that was typed as it stands, and not escaped: its tags are its own. */
const isTyped = (code: string): boolean => /<[?%!]/.test(code) && !/&lt;/.test(code);

/** What stays a comment also in code: WordPress put it there. */
const ownComments = /<!--\s*(?:\/?wp:|more\b|nextpage\b)/g;
const ownComment = /<!--\s*(?:\/?wp:|more\b|nextpage\b)/y;

/** The content of a code element in which only its looks are markup, whole elements of them: all else is text. Linear. */
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

/** Where a `<` is a part of the code, in order. */
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
  const isMarkup = ({ name, isEnd, mended }: Tag, at: number): boolean => {
    if (mended !== null || !(allowed.has(name) || (hasLines && allowed === marks && lineMarks.has(name))))
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

/** Elements that go with what is in them: without an end they would take the rest of the text along. */
const swallowing = new Set(
  'applet audio button canvas form iframe math noembed noframes noscript object script select style svg template video'.split(
    ' ',
  ),
);

/** Without attributes and an end they do nothing: whoever wrote one wrote about it. */
const spokenOf = new Set(
  'base body frame frameset head html link meta plaintext script style textarea title xmp'.split(' '),
);

const codeElements = new Set(['code', 'listing', 'pre']);

/**
 * Escapes every `<` that a browser takes for the beginning of a comment or of an unknown element, but its writer for text
 * (`<?php`, `</3`, `<stdio.h>`, tags in code), and mends tags that were not ended. Takes time in proportion to the length.
 */
export function escapeStrayMarkup(html: string): string {
  return html.includes('<') ? new StrayMarkup(html).escape() : html;
}

class StrayMarkup {
  private readonly html: string;
  private readonly scanner: MarkupScanner;
  private readonly parts: string[] = [];
  private readonly opened = new Set<string>();
  /** Raw elements that were written about, until their end. */
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
      // A comment that was never ended was a note all the same: it goes as far as the line or the next tag.
      else if (this.html.startsWith('<!--', open)) this.replace(open, this.lineEnd(open + 4), '');
      else if (tag === null || !this.isMeant(tag, open)) this.replace(open, open + 1, '&lt;');
      else this.tag(tag, open);
    }
    this.copyTo(this.html.length);
    return this.parts.join('');
  }

  /** Whether its writer meant a tag to be one. */
  private isMeant(tag: Tag, open: number): boolean {
    const { name, isEnd, end } = tag;
    if (isMarkupName(name)) {
      if (rawElements.has(name) && this.scanner.isSpokenOf(tag, open)) this.spoken.add(name);
      const isBare = !isEnd && end - open <= name.length + 2;
      if (isBare && spokenOf.has(name) && !this.scanner.hasEndTag(name, end)) return false;
      return !this.spoken.has(name) || (isEnd && !this.spoken.delete(name));
    }
    if (isEnd) return this.opened.has(name);
    if (this.scanner.hasEndTag(name, end)) this.opened.add(name);
    return this.opened.has(name);
  }

  private tag(tag: Tag, open: number): void {
    const { name, isEnd, end, mended } = tag;
    if (mended !== null) this.replace(open, end, mended);
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

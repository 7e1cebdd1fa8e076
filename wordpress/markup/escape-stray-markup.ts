import { isMarkupName, rawElements } from './element-names.ts';
import { escapeCode } from './escape-code.ts';
import { MarkupScanner, type Tag } from './scan-markup.ts';

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

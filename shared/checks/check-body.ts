import type { Locale } from '../locale.ts';
import { allowedAddress } from '../rich-text/allowed-address.ts';
import type { ElementKind } from '../rich-text/element-kinds.ts';
import type { HtmlElement } from '../rich-text/parse-html.ts';
import { walkHtml } from '../rich-text/walk-html.ts';
import { findPlaceholders } from './find-placeholders.ts';
import { mostChecks, type PostCheck } from './post-check.ts';

/** What is told of what stands beside a passage, in characters. */
const around = 40;

interface OpenElement {
  name: string;
  element: HtmlElement;
  start: number;
  hasPicture: boolean;
}

/** A link as it stands; whether its address leads anywhere on this site is for who knows the site. */
export type FoundLink = Record<'href' | 'passage' | 'before' | 'after', string>;

export interface CheckedBody {
  checks: PostCheck[];
  links: FoundLink[];
}

const levels = new Map(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name, at) => [name, at + 1]));

/** What there is to say of a body as it was typed, and its links that lead somewhere. Throws `TooIntricateError`. */
export function checkBody({ html, language }: { html: string; language: Locale }): CheckedBody {
  const reader = new BodyReader(language);
  walkHtml(html, reader);
  reader.endLine();
  return { checks: reader.checks.slice(0, mostChecks), links: reader.links };
}

class BodyReader {
  readonly checks: PostCheck[] = [];
  readonly links: FoundLink[] = [];
  readonly #language: Locale;
  readonly #open: OpenElement[] = [];
  /** What is told of passages of the line, once all of it is read. */
  #waiting: ((line: string) => void)[] = [];
  #line: string[] = [];
  #length = 0;
  #pictures = 0;
  /** Of the heading before; the title is the first. */
  #level = 1;

  constructor(language: Locale) {
    this.#language = language;
  }

  enter(kind: ElementKind, element: HtmlElement): void {
    if (kind !== 'mark' && kind !== 'transparent' && kind !== 'image') this.endLine();
    if (kind === 'image') this.#readPicture(element);
    this.#open.push({ name: element.tagName, element, start: this.#length, hasPicture: false });
  }

  leave(kind: ElementKind): void {
    const left = this.#open.pop();
    if (left?.name === 'a') this.#readLink(left);
    const level = left && levels.get(left.name);
    if (level) this.#readHeading(level);
    if (kind !== 'mark' && kind !== 'transparent' && kind !== 'image') this.endLine();
  }

  text(text: string): void {
    this.#line.push(text);
    this.#length += text.length;
  }

  /** Tells of the line that was read. */
  endLine(): void {
    const line = this.#line.join('');
    for (const tell of this.#waiting) tell(line);
    for (const { start, end } of findPlaceholders(line, this.#language))
      this.checks.push({ code: 'placeholder', field: 'body', ...passageIn(line, start, end) });
    this.#waiting = [];
    this.#line = [];
    this.#length = 0;
  }

  #readPicture(element: HtmlElement): void {
    for (const open of this.#open) open.hasPicture = true;
    if (!attribute(element, 'alt')?.trim())
      this.checks.push({ code: 'picture_without_words', field: 'body', at: this.#pictures });
    this.#pictures += 1;
  }

  #readLink({ element, start, hasPicture }: OpenElement): void {
    const end = this.#length;
    const href = allowedAddress(attribute(element, 'href'), 'link') ?? '';
    this.#waiting.push((line) => {
      const place = passageIn(line, start, end);
      const isEmpty = href === '' || href === '#' || (!place.passage.trim() && !hasPicture);
      if (isEmpty) this.checks.push({ code: 'link_empty', field: 'body', ...place, href });
      // Bodies keep no names of places; only the top of a page is one by itself.
      else if (href.startsWith('#') && href.toLowerCase() !== '#top')
        this.checks.push({ code: 'link_without_place', field: 'body', ...place, href });
      else this.links.push({ ...place, href });
    });
  }

  #readHeading(level: number): void {
    const before = this.#level;
    this.#waiting.push((line) => {
      if (!line.trim()) return;
      const place = passageIn(line, 0, line.length);
      if (level === 1) this.checks.push({ code: 'heading_first', field: 'body', ...place, at: level });
      else if (level > before + 1)
        this.checks.push({ code: 'heading_skipped', field: 'body', ...place, at: level });
    });
    this.#level = level;
  }
}

function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

function passageIn(line: string, start: number, end: number) {
  return {
    before: line.slice(Math.max(0, start - around), start),
    passage: line.slice(start, end),
    after: line.slice(end, end + around),
  };
}

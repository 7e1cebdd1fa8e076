import { ownPath } from '../addresses.ts';
import type { Locale } from '../locale.ts';
import { paths } from '../paths.ts';
import { ownerAreas, publicPages } from '../public-pages.ts';
import { allowedAddress, type ElementKind } from '../rich-text/html.ts';
import { type HtmlElement, walkHtml } from '../rich-text/parse-html.ts';
import { maxChecks, type PostCheck } from './post-check.ts';

const inBoth = [
  /\blorem ipsum\b/giu,
  /(?<![\p{L}\p{N}])(?:FIXME|TBD|TBC|X{4,}|xxx+|TK(?:TK)*)(?![\p{L}\p{N}])/gu,
  // Placeholders in brackets, in capitals or named as such. "[…]" marks an omission in a quotation.
  /\[\s*[\p{Lu}][\p{Lu} _-]{2,60}\]/gu,
  /\[\s*(?:insert|add|check|insertar|añadir|comprobar)\b[^\]\n]{0,80}\]/giu,
  /\[\s*(?:name|date|company|place|link|source|quote|nombre|fecha|empresa|lugar|enlace|fuente|cita)\s*\]/giu,
];

/** "TODO" is a Spanish word, so in Spanish only "TODO:" counts. "XXX" after a name is a Roman numeral. */
const inOne: Record<Locale, RegExp[]> = {
  en: [
    /(?<![\p{L}\p{N}])TODO(?![\p{L}\p{N}])/gu,
    /(?<!\p{Lu}\p{L}*\s)(?<![\p{L}\p{N}])XXX(?!\s?[\p{L}\p{N}])/gu,
  ],
  es: [/(?<![\p{L}\p{N}])TODO:/gu],
};

/** Returns placeholders that were never filled in, with start and end in UTF-16 code units. */
export function findPlaceholders(text: string, language: Locale): { start: number; end: number }[] {
  return [...inBoth, ...inOne[language]]
    .flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => [index, index + length]),
    )
    .map(([start = 0, end = 0]) => ({ start, end }))
    .sort((one, other) => one.start - other.start)
    .filter(({ start }, at, all) => start >= (all[at - 1]?.end ?? 0));
}

/** Characters of context around a passage. */
const around = 40;

interface OpenElement {
  name: string;
  element: HtmlElement;
  start: number;
  hasPicture: boolean;
}

/** A link in the text. Whether its target exists is checked elsewhere. */
export type FoundLink = Record<'href' | 'passage' | 'before' | 'after', string>;

export interface CheckedBody {
  checks: PostCheck[];
  links: FoundLink[];
}

const levels = new Map(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name, at) => [name, at + 1]));

/** Checks a body as typed and collects its links. Throws `TooIntricateError`. */
export function checkBody({ html, language }: { html: string; language: Locale }): CheckedBody {
  const reader = new BodyReader(language);
  walkHtml(html, reader);
  reader.endLine();
  return { checks: reader.checks.slice(0, maxChecks), links: reader.links };
}

class BodyReader {
  readonly checks: PostCheck[] = [];
  readonly links: FoundLink[] = [];
  readonly #language: Locale;
  readonly #open: OpenElement[] = [];
  /** Reports that wait for the rest of the line, because they quote it. */
  #waiting: ((line: string) => void)[] = [];
  #line: string[] = [];
  #length = 0;
  #pictures = 0;
  /** The level of the previous heading. The title is level 1. */
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

  /** Reports what was found in the line. */
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
      // The sanitizer removes anchors from bodies, and only `#top` works without one.
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

/** Letter widths in em in Arial, the font of search results. Others are as wide as lower-case letters. */
const widths: readonly [RegExp, number][] = [
  [/[\p{Mn}\u00ad\u200b]/u, 0],
  [/[ijl'’‘|]/, 0.22],
  [/[ftrI.,:;!/()[\]\s·-]/, 0.29],
  [/[mMW%]/, 0.86],
  [/w/, 0.72],
  [/[\p{Lu}—…&]/u, 0.69],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 1],
];

/** Space for a title in a search result, in em: 600 px at a font size of 20 px, less the ellipsis. */
const room = 580 / 20;

/** Returns the whole words of a title that fit in a search result; undefined if the whole title fits. */
export function shownInSearch(title: string): string | undefined {
  const letters = Array.from(title.trim().normalize('NFC'));
  let width = 0;
  for (const [at, letter] of letters.entries()) {
    const base = Array.from(letter.normalize('NFD'))[0] ?? letter;
    width += widths.find(([pattern]) => pattern.test(base))?.[1] ?? 0.54;
    if (width <= room) continue;
    const start = letters.slice(0, at).join('');
    const space = start.lastIndexOf(' ');
    return (space > start.length / 2 ? start.slice(0, space) : start).replace(/[\s,;:–—-]+$/, '');
  }
  return undefined;
}

/** The longest slug that is easy to read and say, in characters. */
const easySlug = 60;

export interface Details {
  title: string;
  slug: string;
  excerpt: string | null;
  cover: string | null;
  cover_alt: string | null;
  tags: readonly string[];
  language: Locale;
  /** Published posts keep their slug: changing it costs more than it gains. */
  isPublished: boolean;
  /** Whether other posts have tags. */
  usesTags: boolean;
}

/** Checks a post's fields besides its text. */
export function checkDetails(post: Details): PostCheck[] {
  const checks: PostCheck[] = [];
  const title = post.title.trim();
  const passage = shownInSearch(title);
  if (passage !== undefined)
    checks.push({ code: 'title_long', field: 'title', passage, length: Array.from(title).length });
  if (!post.excerpt?.trim()) checks.push({ code: 'no_excerpt', field: 'excerpt' });
  if (post.cover && !post.cover_alt?.trim()) checks.push({ code: 'cover_without_words', field: 'cover_alt' });
  if (post.usesTags && post.tags.length === 0) checks.push({ code: 'no_tags', field: 'tags' });
  if (!post.isPublished) {
    const [year] = /(?<![^-])20\d\d(?![^-])/.exec(post.slug) ?? [];
    if (year) checks.push({ code: 'slug_year', field: 'slug', passage: year });
    if (post.slug.length > easySlug)
      checks.push({ code: 'slug_long', field: 'slug', length: post.slug.length });
  }
  for (const field of ['title', 'excerpt', 'cover_alt'] as const) {
    const text = post[field] ?? '';
    for (const { start, end } of findPlaceholders(text, post.language))
      checks.push({ code: 'placeholder', field, passage: text.slice(start, end) });
  }
  return checks;
}

/** The target of a URL on this site. */
export type LinkTarget =
  | { kind: 'page' }
  | { kind: 'owner' }
  | { kind: 'post'; slug: string }
  | { kind: 'tag'; tag: string }
  | { kind: 'picture'; id: string }
  | { kind: 'other'; path: string };

const pages: ReadonlySet<string> = new Set([...publicPages.map(({ path }) => path), '/outcomes', '/offline']);

/** Returns the target of a link; undefined for other sites and for URLs that aren't pages. */
export function linkTarget(href: string, origin: string): LinkTarget | undefined {
  const path = ownPath(href) ?? pathAt(href, origin);
  if (path === undefined) return undefined;
  const bare = (path.split(/[?#]/)[0] ?? '').replace(/\/+$/, '') || '/';
  if (pages.has(bare)) return { kind: 'page' };
  if (ownerAreas.some((area) => bare === area || bare.startsWith(`${area}/`))) return { kind: 'owner' };
  const [, folder, first = '', second = ''] = bare.split('/');
  if (folder === 'blog' && first === 'tag' && second) return { kind: 'tag', tag: decoded(second) };
  if (folder === 'blog' && first && !second && !first.includes('.'))
    return { kind: 'post', slug: decoded(first) };
  if (folder === 'media' && first) return { kind: 'picture', id: decoded(first) };
  // Files and API responses can't be checked here, so they count as existing pages.
  if (/\.\w{1,5}$/.test(bare) || folder === 'api' || folder === 'share-pictures') return { kind: 'page' };
  return { kind: 'other', path: bare };
}

function pathAt(href: string, origin: string): string | undefined {
  const url = URL.parse(href, `${origin}${paths.blog}/x`);
  return url?.origin === new URL(origin).origin ? url.pathname + url.search + url.hash : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

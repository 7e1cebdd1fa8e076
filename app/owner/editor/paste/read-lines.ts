import { elementKind } from '../../../../shared/rich-text/html.ts';
import { noteMark, raisedText } from '../../../../shared/text.ts';
import { linkTarget, pictureSource } from '../addresses.ts';
import { isFrame, isPictureFigure } from '../frame-node.ts';
import {
  alignOf,
  ClassRules,
  directionOf,
  formatWithin,
  hasLostStyle,
  isHidden,
  raisedIn,
  type Style,
  strikeOf,
} from './element-style.ts';
import { type Container, type Format, type Line, PasteLog, type Picture, type Run } from './lines.ts';
import { checkBoxOf, countingOf, countsItems, findMarker, numeral, WordLists } from './list-markers.ts';
import {
  emojiOf,
  findNotes,
  findShareRows,
  isFeedFooter,
  isPlayer,
  nameOf,
  type PastedNotes,
  readEmbed,
  socialPostAddress,
} from './pasted-parts.ts';
import { MissingPictures } from './pasted-pictures.ts';
import { tableLines } from './pasted-table.ts';

/** A node's inherited context. */
interface Surroundings {
  format: Format;
  path: readonly Container[];
  tag: Line['tag'];
  align: string | undefined;
  isInLink: boolean;
  /** Whether line breaks are preserved. */
  isPre: boolean;
  isRtl: boolean;
  /** Inside a checked item of a checklist, which many programs strike through. */
  isTicked: boolean;
  raised: 'sup' | 'sub' | undefined;
}

const headings: Record<string, Line['tag']> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' };

/** Elements whose text isn't part of the document. */
const formParts = /^(select|textarea|datalist|canvas|noframes|noembed|applet)$/;

/** Endings of ordinals (1st, 2nd), which needn't be raised. */
const ordinal = /^(st|nd|rd|th|er|re|ra|ro|do|os|as)$/i;

/** Reads a pasted body into lines, so that text in different blocks is never joined. */
export class LineReader {
  readonly lines: Line[] = [];
  /** Whether visible formatting was lost. */
  hasDropped = false;
  readonly missing = new MissingPictures();
  readonly log = new PasteLog();
  private line: Line | undefined;
  private quote: Container | undefined;
  private lastStruck: Element | undefined;
  /** Text to insert before an item's next text: `a) `, `☐ `. */
  private prefix = '';
  private readonly wordLists: WordLists;
  private readonly rules: ClassRules;
  private notes: PastedNotes | undefined;
  private rows: ReadonlySet<Element> = new Set();
  /** Numbers and checkboxes of items, and links from footnotes back to the text. */
  private readonly skipped = new Set<Node>();

  constructor(html: string) {
    this.wordLists = new WordLists(html);
    this.rules = new ClassRules(html);
  }

  read(body: ParentNode): Line[] {
    this.notes = findNotes(body);
    this.rows = findShareRows(body);
    const { notes, comments } = this.notes;
    this.skip(comments);
    for (const { block, backLinks } of notes) this.skip([block, ...backLinks]);
    for (const { localName } of comments) if (localName === 'a') this.log.add('comments');
    const around: Surroundings = {
      format: { bold: false, italic: false, underline: false },
      path: [],
      tag: 'p',
      align: undefined,
      isInLink: false,
      isPre: false,
      isRtl: false,
      isTicked: false,
      raised: undefined,
    };
    this.children(body, around);
    const list: Container = { tag: 'ol' };
    for (const { block } of notes)
      this.block(block, this.rules.styleOf(block), around, [list, { tag: 'li' }]);
    return this.lines;
  }

  private skip(nodes: Iterable<Node>): void {
    for (const node of nodes) this.skipped.add(node);
  }

  private children(parent: ParentNode, around: Surroundings): void {
    for (const node of parent.childNodes) {
      if (this.skipped.has(node)) continue;
      if (node.nodeType === 3) this.text(node.nodeValue ?? '', around);
      else if (node.nodeType === 1) this.element(node as Element, around);
    }
  }

  private text(text: string, around: Surroundings): void {
    // Soft hyphens and byte order marks are invisible and break searches.
    const written = this.onLine(text.replace(/[\u00ad\ufeff]/g, ''), around);
    const parts = around.isPre ? written.split(/\r\n?|\n/) : [written];
    for (const [at, part] of parts.entries()) {
      if (at > 0) this.add({ kind: 'break' }, around);
      this.write(part, around);
    }
  }

  private write(text: string, around: Surroundings): void {
    this.add({ kind: 'text', text, format: around.format }, around);
  }

  /** Replaces raised and lowered text with Unicode characters. Reports text that has none. */
  private onLine(text: string, { raised }: Surroundings): string {
    const converted = raised && text.trim() ? raisedText(text, raised) : text;
    if (converted === undefined && !ordinal.test(text.trim())) this.log.add('raised', text);
    return converted ?? text;
  }

  private element(element: Element, around: Surroundings): void {
    const tag = element.localName;
    const style = this.rules.styleOf(element);
    const kind = tag === 'xml' ? 'dropped' : elementKind(tag);
    const note = this.notes?.marks.get(element);
    if (note !== undefined) return void this.write(noteMark(note), around);
    if (this.isLeftOut(element, style, around)) return;
    if (isPlayer(element) || socialPostAddress(element)) return void this.embed(element, around);
    if (kind === 'dropped' && tag !== 'math') {
      if (formParts.test(tag) && element.textContent?.trim()) this.log.add('left_out', element.textContent);
      return;
    }
    if (hasLostStyle(element, style)) this.hasDropped = true;
    if (kind === 'break') this.add({ kind: 'break' }, around);
    else if (kind === 'image') this.picture(element, around);
    else if (tag === 'figure' && isPictureFigure(element)) this.figure(element, style, around);
    else if (kind === 'mark' || kind === 'transparent' || kind === 'dropped')
      this.inline(element, style, around);
    else if (tag === 'table' && !element.querySelector('table')) this.table(element, style, around);
    else this.block(element, style, around);
  }

  /** Checks whether an element is omitted. Its text is reported, unless it is a mark or bullet. */
  private isLeftOut(element: Element, style: Style, around: Surroundings): boolean {
    const { localName: tag } = element;
    const name = element.getAttribute('class') ?? '';
    const part = style.get('mso-element') ?? '';
    if (part === 'comment' || (part === '' && /\bMsoCommentText\b|\bmsocomtxt\b/.test(name))) {
      this.log.add('comments');
      return true;
    }
    if (/\bmsocom(anchor|off)\b/.test(name) || style.get('mso-special-character') === 'comment') return true;
    if (style.get('mso-list') === 'ignore') return true;
    // KaTeX repeats a formula for display.
    if (/\bkatex-html\b/.test(name) && element.parentElement?.querySelector('math')) return true;
    if (/^(annotation|annotation-xml)$/.test(tag)) return true;
    const strike = strikeOf(element, style);
    if (strike && !around.isTicked) {
      this.strike(element, strike, around);
      return true;
    }
    if (isHidden(element, style)) {
      const words = element.textContent?.trim() ?? '';
      const isFormula = element.querySelector('math') && element.parentElement?.querySelector('img');
      const isMarker = findMarker(element)?.text.trim() === words;
      const isWritten = words !== '' && !isFormula && !isMarker && elementKind(tag) !== 'dropped';
      if (isWritten) this.log.add('hidden', words);
      return true;
    }
    if (this.rows.has(element) || (tag === 'p' && isFeedFooter(element))) {
      this.log.add('boilerplate', element.textContent);
      return true;
    }
    return false;
  }

  private strike(element: Element, how: 'deleted' | 'struck', around: Surroundings): void {
    const text = element.textContent ?? '';
    let before = element.previousSibling;
    while (before && before.textContent?.trim() === '') before = before.previousSibling;
    if (text.trim()) this.log.add(how, text, before !== null && before === this.lastStruck);
    this.lastStruck = element;
    // A space separates the text on both sides.
    const isInline = /^(mark|transparent)$/.test(elementKind(element.localName));
    if (isInline && /^\s|\s$/.test(text)) this.write(' ', around);
  }

  private embed(element: Element, around: Surroundings): void {
    const post = socialPostAddress(element);
    const embed = post ? { href: post, text: post } : readEmbed(element);
    const href = linkTarget(embed?.href);
    if (!embed || !href) return void this.log.add('left_out', nameOf(element));
    this.log.add('embeds', href);
    this.line = undefined;
    this.write(embed.text, { ...around, format: { ...around.format, href, title: undefined } });
    this.line = undefined;
  }

  private inline(element: Element, style: Style, around: Surroundings): void {
    const tag = element.localName;
    if (tag === 'math') {
      const source = element.getAttribute('alttext') ?? element.querySelector('annotation')?.textContent;
      this.log.add('equations', source ?? element.textContent);
    }
    const isInLink = around.isInLink || tag === 'a';
    const raised = raisedIn(element, style) ?? around.raised;
    const inside = { ...around, isInLink, raised };
    if (tag === 'input' && element.getAttribute('type')?.toLowerCase() === 'checkbox') {
      return void this.write(element.hasAttribute('checked') ? '☑ ' : '☐ ', around);
    }
    if (/^(msup|msub|msubsup|mfrac)$/.test(tag)) return void this.formula(element, around);
    this.children(element, { ...inside, format: this.marked(element, style, inside) });
  }

  /** Writes MathML scripts and fractions on one line. */
  private formula({ localName: tag, children: [base, ...scripts] }: Element, around: Surroundings): void {
    if (base) this.element(base, around);
    if (tag === 'mfrac') this.text('/', around);
    for (const [at, script] of scripts.entries()) {
      const raised = tag === 'msup' || at > 0 ? 'sup' : 'sub';
      this.element(script, tag === 'mfrac' ? around : { ...around, raised });
    }
  }

  /** Reads a data table. A table that contains tables is a page layout, which is read as a block. */
  private table(table: Element, style: Style, around: Surroundings): void {
    const read = (part: Element) => {
      const before = this.lines.length;
      this.wordLists.close();
      this.block(part, this.rules.styleOf(part), within);
      return this.lines.splice(before);
    };
    const within = { ...around, format: formatWithin(table, style, around.format, false), align: undefined };
    const lines = tableLines(table, { path: around.path, read });
    this.wordLists.close();
    this.quote = undefined;
    this.line = undefined;
    this.lines.push(...lines);
  }

  private block(element: Element, style: Style, around: Surroundings, path = around.path): void {
    this.line = undefined;
    const tag = element.localName;
    const isHeading = tag in headings || element.getAttribute('role') === 'heading';
    const direction = directionOf(element, style);
    const isRtl = direction === 'rtl' || (around.isRtl && direction !== 'ltr');
    const within: Surroundings = {
      ...around,
      path,
      format: formatWithin(element, style, around.format, isHeading),
      isRtl,
      align: alignOf(element, style, isRtl) ?? around.align ?? (isRtl ? 'right' : undefined),
      isPre: around.isPre || tag === 'pre' || tag === 'listing',
    };
    const depth = Number(element.getAttribute('aria-level')) || 2;
    if (isHeading) within.tag = headings[tag in headings ? tag : `h${Math.min(depth, 6)}`] ?? 'p';
    if (/^(td|th)$/.test(tag)) within.align = undefined;
    if (/^(li|td|th|blockquote|p|pre)$/.test(tag) && !isHeading) within.tag = 'p';
    if (path !== around.path) this.wordLists.close();
    else if (tag === 'ul' || tag === 'ol') within.path = this.listPath(element, path);
    else if (tag === 'li') this.item(element, style, within);
    else if (tag === 'blockquote') within.path = [...path, { tag: 'blockquote' }];
    else if (tag === 'figure' && isFrame(element)) within.path = [...path, { tag: 'figure' }];
    else if (tag === 'figcaption' && path.at(-1)?.tag === 'figure') within.tag = 'figcaption';
    else if (/^(p|div|pre|h\d)$/.test(tag)) this.wordParagraph(element, style, within);
    this.children(element, within);
    if (tag === 'li' || this.wordLists.isItem(style)) this.prefix = '';
    this.line = undefined;
  }

  private listPath(element: Element, outer: readonly Container[]): readonly Container[] {
    // In Word for the web each item has its own list.
    if (isWebItem(element.firstElementChild)) return outer;
    if (outer.at(-1)?.tag !== 'li') this.wordLists.close();
    const isOrdered = element.localName === 'ol';
    const items = [...element.children].filter(({ localName }) => localName === 'li');
    const isReversed = isOrdered && element.hasAttribute('reversed');
    const first = numberIn(element, 'start') ?? (isReversed ? items.length : 1);
    const isLabeled = isOrdered && (isReversed || this.countingIn(element) !== undefined);
    const list: Container = {
      tag: isOrdered && !isLabeled ? 'ol' : 'ul',
      ...(isOrdered && { next: first }),
      ...(isOrdered && !isLabeled && first !== 1 && { start: first }),
    };
    const parent = outer.at(-1);
    if (parent?.tag !== 'ul' && parent?.tag !== 'ol') return [...outer, list];
    // A list directly inside a list belongs to the item before it, or only indents.
    return parent.lastItem ? [...outer.slice(0, -1), parent.later ?? parent, parent.lastItem, list] : outer;
  }

  /** Returns an ordered list's letters or Roman numerals. Google Docs sets them on the items. */
  private countingIn(list: Element) {
    const item = list.firstElementChild;
    const style = this.rules.styleOf(list);
    const ofItem = item && this.rules.styleOf(item);
    return countingOf(list.getAttribute('type'), ofItem?.has('list-style-type') ? ofItem : style);
  }

  private item(element: Element, style: Style, within: Surroundings): void {
    if (isWebItem(element)) {
      const { path, label } = this.wordLists.enterWeb(element, within.path);
      within.path = path;
      if (label) this.prefix += `${label} `;
    } else {
      const list = element.parentElement;
      const { path, number } = itemPath(element, within.path);
      within.path = path;
      // The site's lists only have numbers, so letters become text.
      const isLabeled = path.at(-2)?.tag === 'ul' && list?.localName === 'ol';
      if (isLabeled && number !== undefined && style.get('list-style-type') !== 'none') {
        this.prefix += `${numeral(number, this.countingIn(list))}. `;
      }
    }
    const box = checkBoxOf(element);
    if (!box) return;
    this.skip(box.nodes);
    this.prefix += box.isChecked ? '☑ ' : '☐ ';
    within.isTicked = box.isChecked;
  }

  private wordParagraph(element: Element, style: Style, within: Surroundings): void {
    const name = element.className;
    if (this.wordLists.isItem(style) && within.tag === 'p') {
      const marker = findMarker(element);
      if (marker && isNumberedCell(element, marker.text)) {
        this.skip(marker.nodes);
        return void this.text(marker.text.trim(), within);
      }
      const { path, label } = this.wordLists.enter(style, marker?.text, within.path);
      within.path = path;
      this.prefix = label ? `${label} ` : '';
      this.skip(marker?.nodes ?? []);
    } else if (/^MsoListParagraph/.test(name)) within.path = this.wordLists.lastItemPath(within.path);
    else if (element.localName !== 'div' && within.path.at(-1)?.tag !== 'li') this.wordLists.close();
    if (within.tag !== 'p' && this.wordLists.isItem(style)) this.headingNumber(element, within);
    if (/^MsoTitle/.test(name)) within.tag = 'h2';
    if (/^Mso(Intense)?Quote/.test(name)) {
      this.quote ??= { tag: 'blockquote' };
      within.path = [...within.path, this.quote];
    } else if (element.localName !== 'div') this.quote = undefined;
  }

  /** A heading's number becomes text, because the text refers to it. */
  private headingNumber(element: Element, within: Surroundings): void {
    const marker = findMarker(element);
    this.skip(marker?.nodes ?? []);
    if (!marker || !countsItems(marker.text)) return;
    this.write(`${marker.text.replace(/[\s\u00a0]+/g, ' ').trim()} `, within);
  }

  private picture(element: Element, around: Surroundings): void {
    const emoji = emojiOf(element);
    if (emoji) return void this.write(emoji, around);
    const isPixel = element.getAttribute('width') === '1' && element.getAttribute('height') === '1';
    const src = isPixel ? undefined : (pictureSource(element) ?? this.missing.sourceOf(element));
    if (!src) return;
    this.add({ kind: 'picture', picture: readPicture(element, src), format: around.format }, around);
  }

  private figure(element: Element, style: Style, around: Surroundings): void {
    const before = this.lines.length;
    this.block(element, style, around);
    const parts = this.lines.splice(before);
    const runs = parts.flatMap(({ runs }, at) => (at > 0 ? [{ kind: 'break' } as const, ...runs] : runs));
    if (!runs.some(({ kind }) => kind === 'picture')) return void this.lines.push(...parts);
    const align = parts.find(({ align }) => align)?.align;
    this.lines.push({ tag: 'figure', align, path: around.path, runs });
  }

  private add(run: Run, { tag, align, path, isRtl, format }: Surroundings): void {
    if (!this.line) {
      this.line = { tag, align: align === 'left' ? undefined : align, path, runs: [], isRtl };
      this.lines.push(this.line);
    }
    const { runs } = this.line;
    const written = isWritten(run) && path.at(-1)?.tag === 'li' && !runs.some(isWritten) ? withBox(run) : run;
    if (this.prefix && isWritten(run)) {
      const unlinked = { ...format, href: undefined, title: undefined };
      runs.push({ kind: 'text', text: this.prefix, format: unlinked });
      this.prefix = '';
    }
    runs.push(written);
  }

  private marked(element: Element, style: Style, around: Surroundings): Format {
    const format = formatWithin(element, style, around.format, around.tag !== 'p');
    // Links are underlined anyway.
    if (around.isInLink) format.underline = false;
    if (element.localName !== 'a') return format;
    const written = element.getAttribute('href')?.trim() ?? '';
    // Anchors of the source page no longer exist.
    const href = written.startsWith('#') ? undefined : linkTarget(written);
    if (!href && !/^(#|$)/.test(written) && element.textContent?.trim())
      this.log.add('links', element.textContent);
    return { ...format, href, title: element.getAttribute('title') || undefined };
  }
}

/** Checks whether a table cell contains only the row's number. */
function isNumberedCell(paragraph: Element, marker: string): boolean {
  const isAlone = (paragraph.textContent ?? '').trim() === marker.trim();
  return isAlone && countsItems(marker) && paragraph.closest('td, th') !== null;
}

function isWritten(run: Run): boolean {
  return run.kind === 'picture' || (run.kind === 'text' && run.text.trim() !== '');
}

/** Replaces `[x]`, which Notion and Markdown use, with a checkbox. */
function withBox(run: Run): Run {
  if (run.kind !== 'text') return run;
  return { ...run, text: run.text.replace(/^\s*\[([ x])\]\s+/i, (_, tick) => (tick === ' ' ? '☐ ' : '☑ ')) };
}

/** Checks whether a list item comes from Word for the web, which sets a level instead of nesting. */
function isWebItem(element: Element | null): boolean {
  if (element?.localName !== 'li' || !element.hasAttribute('data-listid')) return false;
  return !element.parentElement?.closest('li');
}

function numberIn(element: Element, attribute: string): number | undefined {
  const text = element.getAttribute(attribute)?.trim();
  return text && /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Returns the path and number of the next item. A gap in the numbers starts a new list. */
function itemPath(element: Element, outer: readonly Container[]) {
  const item: Container = { tag: 'li' };
  const first = outer.at(-1);
  if (first?.tag !== 'ul' && first?.tag !== 'ol') {
    return { path: [...outer, { tag: 'ul' as const, lastItem: item }, item], number: undefined };
  }
  const value = numberIn(element, 'value') ?? first.next;
  if (first.tag === 'ol' && value !== undefined && value !== first.next) {
    first.later = { tag: 'ol', start: value };
  }
  const list = first.later ?? first;
  list.lastItem = item;
  first.lastItem = item;
  if (value !== undefined) first.next = value + (element.parentElement?.hasAttribute('reversed') ? -1 : 1);
  return { path: [...outer.slice(0, -1), list, item], number: value };
}

function readPicture(element: Element, src: string): Picture {
  const attribute = (name: string) => element.getAttribute(name) ?? undefined;
  const size = (name: string) => attribute(name)?.match(/^\d{1,5}$|^\d{1,3}%$/)?.[0];
  return {
    src,
    alt: attribute('alt'),
    title: attribute('title'),
    width: size('width'),
    height: size('height'),
  };
}

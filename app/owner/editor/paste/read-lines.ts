import { elementKind } from '../../../../shared/rich-text/element-kinds.ts';
import { isFrame, isPictureFigure } from '../frame-node.ts';
import { alignOf, formatWithin, hasLostLook, type Style, styleOf } from './element-style.ts';
import type { Container, Format, Line, Picture, Run } from './line.ts';
import { MissingPictures } from './missing-picture.ts';
import { tableLines } from './pasted-table.ts';
import { linkTarget, pictureSource } from './safe-address.ts';
import { countsItems, findMarker, WordLists } from './word-lists.ts';

/** What surrounds a node. */
interface Surroundings {
  format: Format;
  path: readonly Container[];
  tag: Line['tag'];
  align: string | undefined;
  isInLink: boolean;
  /** Whether line ends are kept. */
  isPre: boolean;
  /** Nodes that are drawn before an item, not written in it. */
  skipped: ReadonlySet<Node> | undefined;
}

const headings: Record<string, Line['tag']> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' };

/** Reads a pasted body into lines: whatever the source nests, no block's words run into another's. */
export class LineReader {
  readonly lines: Line[] = [];
  /** True once a look was met that the site has no place for. */
  hasDropped = false;
  readonly missing = new MissingPictures();
  private line: Line | undefined;
  private quote: Container | undefined;
  private readonly wordLists: WordLists;

  constructor(html: string) {
    this.wordLists = new WordLists(html);
  }

  read(body: ParentNode): Line[] {
    const format: Format = { bold: false, italic: false, underline: false };
    const around = { format, path: [], tag: 'p', align: undefined, isInLink: false, isPre: false } as const;
    this.children(body, { ...around, skipped: undefined });
    return this.lines;
  }

  private children(parent: ParentNode, around: Surroundings): void {
    for (const node of parent.childNodes) {
      if (around.skipped?.has(node)) continue;
      if (node.nodeType === 3) this.text(node.nodeValue ?? '', around);
      else if (node.nodeType === 1) this.element(node as Element, around);
    }
  }

  private text(text: string, around: Surroundings): void {
    const parts = around.isPre ? text.split(/\r\n?|\n/) : [text];
    for (const [at, part] of parts.entries()) {
      if (at > 0) this.add({ kind: 'break' }, around);
      this.add({ kind: 'text', text: part, format: around.format }, around);
    }
  }

  private element(element: Element, around: Surroundings): void {
    const tag = element.localName;
    const style = styleOf(element);
    const kind = tag === 'xml' ? 'dropped' : elementKind(tag);
    // Word's comment marks and drawn bullets are no text; what nobody saw was not meant to be copied.
    if (kind === 'dropped' || style.get('display') === 'none' || style.get('mso-list') === 'ignore') return;
    if (hasLostLook(element, style)) this.hasDropped = true;
    if (kind === 'break') this.add({ kind: 'break' }, around);
    else if (kind === 'image') this.picture(element, around);
    else if (tag === 'figure' && isPictureFigure(element)) this.figure(element, style, around);
    else if (kind === 'mark' || kind === 'transparent') {
      const isInLink = around.isInLink || tag === 'a';
      this.children(element, {
        ...around,
        isInLink,
        format: marked(element, style, { ...around, isInLink }),
      });
    } else if (tag === 'table' && !element.querySelector('table')) this.table(element, style, around);
    else this.block(element, style, around);
  }

  /** One with tables in it lays out a page. */
  private table(table: Element, style: Style, around: Surroundings): void {
    const read = (part: Element) => {
      const before = this.lines.length;
      this.wordLists.close();
      this.block(part, styleOf(part), within);
      return this.lines.splice(before);
    };
    const within = { ...around, format: formatWithin(table, style, around.format, false), align: undefined };
    const lines = tableLines(table, { path: around.path, read });
    this.wordLists.close();
    this.quote = undefined;
    this.line = undefined;
    this.lines.push(...lines);
  }

  private block(element: Element, style: Style, around: Surroundings): void {
    this.line = undefined;
    const tag = element.localName;
    const within: Surroundings = {
      ...around,
      format: formatWithin(element, style, around.format, tag in headings),
      align: alignOf(element, style) ?? around.align,
      isPre: around.isPre || tag === 'pre' || tag === 'listing',
    };
    if (tag in headings) within.tag = headings[tag] ?? 'p';
    if (/^(td|th)$/.test(tag)) within.align = undefined;
    if (/^(li|td|th|blockquote|p|pre)$/.test(tag)) within.tag = 'p';
    if (tag === 'ul' || tag === 'ol') within.path = this.listPath(element, around.path);
    else if (tag === 'li') within.path = itemPath(around.path);
    else if (tag === 'blockquote') within.path = [...around.path, { tag: 'blockquote' }];
    else if (tag === 'figure' && isFrame(element)) within.path = [...around.path, { tag: 'figure' }];
    else if (tag === 'figcaption' && around.path.at(-1)?.tag === 'figure') within.tag = 'figcaption';
    else if (/^(p|div|pre|h\d)$/.test(tag)) this.wordParagraph(element, style, within);
    this.children(element, within);
    this.line = undefined;
  }

  private listPath(element: Element, outer: readonly Container[]): readonly Container[] {
    const start = element.localName === 'ol' ? Number(element.getAttribute('start') ?? 1) : 1;
    const list: Container = { tag: element.localName === 'ol' ? 'ol' : 'ul', ...(start !== 1 && { start }) };
    const parent = outer.at(-1);
    if (parent?.tag !== 'ul' && parent?.tag !== 'ol') return [...outer, list];
    // Directly within a list: it belongs to the item before it, or only indents what it holds.
    return parent.lastItem ? [...outer, parent.lastItem, list] : outer;
  }

  private wordParagraph(element: Element, style: Style, within: Surroundings): void {
    const name = element.className;
    if (this.wordLists.isItem(style) && within.tag === 'p') {
      const marker = findMarker(element);
      within.path = this.wordLists.enter(style, marker?.text, within.path);
      within.skipped = marker?.nodes;
    } else if (/^MsoListParagraph/.test(name)) within.path = this.wordLists.goOn(within.path) ?? within.path;
    else if (element.localName !== 'div') this.wordLists.close();
    if (within.tag !== 'p' && this.wordLists.isItem(style)) this.headingNumber(element, within);
    if (/^MsoTitle/.test(name)) within.tag = 'h2';
    if (/^Mso(Intense)?Quote/.test(name)) {
      this.quote ??= { tag: 'blockquote' };
      within.path = [...within.path, this.quote];
      // Word sets a quotation in italics; here it is set as a quotation.
    } else if (element.localName !== 'div') this.quote = undefined;
  }

  /** The number of a heading is what the text calls it by: it stays, as words. */
  private headingNumber(element: Element, within: Surroundings): void {
    const marker = findMarker(element);
    within.skipped = marker?.nodes;
    if (!marker || !countsItems(marker.text)) return;
    const text = `${marker.text.replace(/[\s\u00a0]+/g, ' ').trim()} `;
    this.add({ kind: 'text', text, format: within.format }, within);
  }

  private picture(element: Element, around: Surroundings): void {
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

  private add(run: Run, { tag, align, path }: Surroundings): void {
    if (!this.line) {
      this.line = { tag, align, path, runs: [] };
      this.lines.push(this.line);
    }
    this.line.runs.push(run);
  }
}

function marked(element: Element, style: Style, around: Surroundings): Format {
  const format = formatWithin(element, style, around.format, around.tag !== 'p');
  // A link is underlined as links are, whatever its style says.
  if (around.isInLink) format.underline = false;
  if (element.localName !== 'a') return format;
  const href = linkTarget(element.getAttribute('href'));
  return { ...format, href, title: element.getAttribute('title') || undefined };
}

function itemPath(outer: readonly Container[]): readonly Container[] {
  const item: Container = { tag: 'li' };
  const list = outer.at(-1);
  if (list?.tag !== 'ul' && list?.tag !== 'ol') return [...outer, { tag: 'ul', lastItem: item }, item];
  list.lastItem = item;
  return [...outer, item];
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

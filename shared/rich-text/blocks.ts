import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';
import { escapeAttribute, escapeText, visibleText } from './html.ts';
import { type HtmlElement, parseHtml } from './parse-html.ts';

/** A link in a text. Two adjacent links are two objects, even if they have the same URL. */
export interface Link {
  href: string;
  /** The link's title; '' without one. */
  title: string;
}

export interface Marks {
  strong: boolean;
  em: boolean;
  u: boolean;
  link: Link | null;
}

export const plain: Marks = { strong: false, em: false, u: false, link: null };

/** An image as in the body; '' for missing values. */
export interface Picture {
  src: string;
  alt: string;
  title: string;
  width: string;
  height: string;
}

export type Inline =
  | { kind: 'text'; text: string; marks: Marks }
  | { kind: 'picture'; picture: Picture; marks: Marks }
  | { kind: 'break'; marks: Marks };

export type Align = 'left' | 'center' | 'right' | 'justify';

export interface Line {
  kind: 'line';
  tag: 'p' | 'h2' | 'h3';
  /** The image's alignment; null for that of the surrounding figure, or left. */
  align: Align | null;
  inlines: Inline[];
}

/** A public body as blocks that contain blocks or a line (docs/specification.md 5.9). */
export type Block =
  | Line
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'figure'; align: Align | null; blocks: Block[]; caption: Line | null };

/** Checks whether a line contains only images. */
export function isPictures({ inlines }: Line): boolean {
  return (
    inlines.some(({ kind }) => kind === 'picture') &&
    inlines.every((inline) => inline.kind !== 'text' || inline.text.trim() === '')
  );
}

function isSameMarks(one: Marks, other: Marks): boolean {
  return one.strong === other.strong && one.em === other.em && one.u === other.u && one.link === other.link;
}

/**
 * Normalizes a line's inlines as a browser displays them: white space is collapsed and removed at the ends
 * and next to breaks, and equal adjacent texts are joined. No-break and other special spaces stay.
 */
export function tidyInlines(inlines: readonly Inline[]): Inline[] {
  const tidied: Inline[] = [];
  /** Whether a space here is visible. */
  let shows = false;
  for (const inline of inlines) {
    if (inline.kind !== 'text') {
      if (inline.kind === 'break') trimEnd(tidied);
      tidied.push(inline);
      shows = inline.kind === 'picture';
      continue;
    }
    const collapsed = inline.text.replace(/[ \t\n\r\f]+/g, ' ');
    const text = shows ? collapsed : collapsed.replace(/^ /, '');
    if (text === '') continue;
    shows = !text.endsWith(' ');
    const last = tidied.at(-1);
    if (last?.kind === 'text' && isSameMarks(last.marks, inline.marks)) last.text += text;
    else tidied.push({ ...inline, text });
  }
  trimEnd(tidied);
  // A break at the end of a line is invisible.
  while (tidied.at(-1)?.kind === 'break') {
    tidied.pop();
    trimEnd(tidied);
  }
  return tidied;
}

function trimEnd(inlines: Inline[]): void {
  const last = inlines.at(-1);
  if (last?.kind !== 'text' || !last.text.endsWith(' ')) return;
  last.text = last.text.slice(0, -1);
  if (last.text === '') inlines.pop();
}

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The alignment that blocks inherit, and the surrounding figure's own. */
interface Place {
  align: Align | null;
  figure: Align | null;
}

/** Reads a sanitized body as blocks, with alignment moved to the lines. Throws `TooIntricateError`. */
export function readBlocks(html: string): Block[] {
  const [root] = parseHtml(html).childNodes;
  const nodes = root && defaultTreeAdapter.isElementNode(root) ? root.childNodes : [];
  return blocksOf(nodes, { align: null, figure: null });
}

function attribute(element: HtmlElement, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value ?? '';
}

function alignOf(element: HtmlElement): Align | null {
  const value = /text-align:\s*(left|center|right|justify)/.exec(attribute(element, 'style'))?.[1];
  return (value as Align | undefined) ?? null;
}

const blockTags = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption']);

function blocksOf(nodes: readonly Node[], place: Place): Block[] {
  const blocks: Block[] = [];
  let loose: Node[] = [];
  const flush = () => {
    const line = lineOf('p', loose, place);
    if (line) blocks.push(line);
    loose = [];
  };
  for (const node of nodes) {
    if (!defaultTreeAdapter.isElementNode(node) || !blockTags.has(node.tagName)) {
      loose.push(node);
      continue;
    }
    flush();
    blocks.push(...blockOf(node, place));
  }
  flush();
  return blocks;
}

function blockOf(element: HtmlElement, outer: Place): Block[] {
  const place = { ...outer, align: alignOf(element) ?? outer.align };
  const { tagName: tag, childNodes } = element;
  if (tag === 'p' || tag === 'h2' || tag === 'h3') {
    const line = lineOf(tag, childNodes, place);
    return line ? [line] : [];
  }
  if (tag === 'ul' || tag === 'ol') return listOf(element, place);
  if (tag === 'blockquote') {
    const blocks = blocksOf(childNodes, place);
    return blocks.length > 0 ? [{ kind: 'quote', blocks }] : [];
  }
  if (tag === 'figure') return figureOf(element, place);
  return blocksOf(childNodes, place);
}

function listOf(element: HtmlElement, place: Place): Block[] {
  const items: Block[][] = [];
  for (const child of element.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    const own = { ...place, align: alignOf(child) ?? place.align };
    const blocks = child.tagName === 'li' ? blocksOf(child.childNodes, own) : blocksOf([child], place);
    if (blocks.length > 0) items.push(blocks);
  }
  const start = Number(attribute(element, 'start') || 1);
  const ordered = element.tagName === 'ol';
  return items.length > 0 ? [{ kind: 'list', ordered, start: ordered ? start : 1, items }] : [];
}

function figureOf(element: HtmlElement, place: Place): Block[] {
  const align = different(place.align, place.figure);
  const inside = { align: place.align, figure: align };
  const captions: Line[] = [];
  const rest: Node[] = [];
  for (const child of element.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child) || child.tagName !== 'figcaption') {
      rest.push(child);
      continue;
    }
    const own = { ...inside, align: alignOf(child) ?? inside.align };
    captions.push(...blocksOf(child.childNodes, own).flatMap(linesOf));
  }
  const blocks = blocksOf(rest, inside);
  const caption = joined(captions);
  return blocks.length > 0 || caption ? [{ kind: 'figure', align, blocks, caption }] : [];
}

/** Returns the lines in a block, in order. */
export function linesOf(block: Block): Line[] {
  if (block.kind === 'line') return [block];
  if (block.kind === 'list') return block.items.flat().flatMap(linesOf);
  return [
    ...block.blocks.flatMap(linesOf),
    ...(block.kind === 'figure' && block.caption ? [block.caption] : []),
  ];
}

/** Joins lines with breaks. */
function joined(lines: readonly Line[]): Line | null {
  const [first] = lines;
  if (!first) return null;
  const inlines = lines.flatMap(({ inlines }, at): Inline[] =>
    at === 0 ? inlines : [{ kind: 'break', marks: plain }, ...inlines],
  );
  return { kind: 'line', tag: 'p', align: first.align, inlines };
}

/** Returns an alignment, or null if it equals the inherited one. */
function different(align: Align | null, around: Align | null): Align | null {
  return (align ?? 'left') === (around ?? 'left') ? null : (align ?? 'left');
}

function lineOf(tag: Line['tag'], nodes: readonly Node[], { align, figure }: Place): Line | null {
  const inlines: Inline[] = [];
  for (const node of nodes) collect(node, plain, inlines);
  const tidied = tidyInlines(inlines);
  return tidied.length > 0 ? { kind: 'line', tag, align: different(align, figure), inlines: tidied } : null;
}

function collect(node: Node, marks: Marks, inlines: Inline[]): void {
  if (defaultTreeAdapter.isTextNode(node))
    inlines.push({ kind: 'text', text: visibleText(node.value), marks });
  if (!defaultTreeAdapter.isElementNode(node)) return;
  if (node.tagName === 'br') inlines.push({ kind: 'break', marks });
  else if (node.tagName === 'img') {
    const [src, alt, title, width, height] = ['src', 'alt', 'title', 'width', 'height'].map((name) =>
      attribute(node, name),
    ) as [string, string, string, string, string];
    inlines.push({ kind: 'picture', picture: { src, alt, title, width, height }, marks });
  } else {
    const inside = marksIn(node, marks);
    for (const child of node.childNodes) collect(child, inside, inlines);
  }
}

function marksIn(element: HtmlElement, marks: Marks): Marks {
  switch (element.tagName) {
    case 'strong':
    case 'b':
      return { ...marks, strong: true };
    case 'em':
    case 'i':
      return { ...marks, em: true };
    case 'u':
      return { ...marks, u: true };
    case 'a':
      return { ...marks, link: { href: attribute(element, 'href'), title: attribute(element, 'title') } };
    default:
      return marks;
  }
}

/** Writes blocks as HTML with allowed tags only, which `sanitizeHtml` and `readBlocks` leave unchanged. */
export function writeBlocks(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join('');
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'line':
      return `<${block.tag}${styleOf(block.align)}>${writeInlines(block.inlines)}</${block.tag}>`;
    case 'quote':
      return `<blockquote>${writeBlocks(block.blocks)}</blockquote>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      const start = block.ordered && block.start !== 1 ? ` start="${block.start}"` : '';
      return `<${tag}${start}>${block.items.map(writeItem).join('')}</${tag}>`;
    }
    case 'figure': {
      const { align, blocks, caption } = block;
      const words =
        caption && `<figcaption${styleOf(caption.align)}>${writeInlines(caption.inlines)}</figcaption>`;
      return `<figure${styleOf(align)}>${writeFramed(blocks)}${words ?? ''}</figure>`;
    }
  }
}

const styleOf = (align: Align | null) => (align ? ` style="text-align: ${align}"` : '');

const isBare = (line: Line) => line.tag === 'p' && line.align === null;

/** Writes an item. Its only line has no paragraph, as in the editor. */
function writeItem(blocks: readonly Block[]): string {
  const [first, second] = blocks;
  const isLone = first?.kind === 'line' && isBare(first) && !(second?.kind === 'line' && second.tag === 'p');
  if (!isLone) return `<li>${writeBlocks(blocks)}</li>`;
  return `<li>${writeInlines(first.inlines)}${writeBlocks(blocks.slice(1))}</li>`;
}

function writeFramed(blocks: readonly Block[]): string {
  const [first, ...rest] = blocks;
  const isPicture = first?.kind === 'line' && rest.length === 0 && isBare(first) && isPictures(first);
  return isPicture ? writeInlines(first.inlines) : writeBlocks(blocks);
}

/** The open elements in a line, outermost first. */
interface Open {
  link: Link | null;
  tags: string[];
}

function openOf({ link, strong, em, u }: Marks): Open {
  return { link, tags: [...(strong ? ['strong'] : []), ...(em ? ['em'] : []), ...(u ? ['u'] : [])] };
}

function writeInlines(inlines: readonly Inline[]): string {
  let html = '';
  let open = openOf(plain);
  const change = (next: Open) => {
    let same = 0;
    if (next.link === open.link)
      while (same < open.tags.length && open.tags[same] === next.tags[same]) same += 1;
    for (const tag of open.tags.slice(same).reverse()) html += `</${tag}>`;
    if (next.link !== open.link) {
      if (open.link) html += '</a>';
      if (next.link) html += linkTag(next.link);
    }
    for (const tag of next.tags.slice(same)) html += `<${tag}>`;
    open = next;
  };
  for (const inline of inlines) {
    change(openOf(inline.marks));
    if (inline.kind === 'text') html += escapeText(inline.text);
    else html += inline.kind === 'break' ? '<br>' : pictureTag(inline.picture);
  }
  change(openOf(plain));
  return html;
}

function linkTag({ href, title }: Link): string {
  const named = title ? ` title="${escapeAttribute(title)}"` : '';
  return `<a href="${escapeAttribute(href)}"${named} target="_blank" rel="noopener noreferrer">`;
}

function pictureTag({
  src,
  alt,
  title,
  width,
  height,
}: Extract<Inline, { kind: 'picture' }>['picture']): string {
  const rest = Object.entries({ title, width, height }).map(([name, value]) =>
    value ? ` ${name}="${escapeAttribute(value)}"` : '',
  );
  return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${rest.join('')}>`;
}

import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';
import { type Align, type Block, type Inline, type Line, type Marks, plain } from './blocks.ts';
import { type HtmlElement, parseHtml } from './parse-html.ts';
import { tidyInlines } from './tidy-inlines.ts';
import { visibleText } from './visible-text.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Where blocks stand: the alignment that they inherit, and the one that the figure around them is written with. */
interface Place {
  align: Align | null;
  figure: Align | null;
}

/** A sanitised body (`sanitise.ts`) as blocks. Alignment of lists, items and quotes becomes that of their lines. Throws `TooIntricateError`. */
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

/** The lines in a block, in their order. */
export function linesOf(block: Block): Line[] {
  if (block.kind === 'line') return [block];
  if (block.kind === 'list') return block.items.flat().flatMap(linesOf);
  return [
    ...block.blocks.flatMap(linesOf),
    ...(block.kind === 'figure' && block.caption ? [block.caption] : []),
  ];
}

/** Lines as one, with breaks between them. */
function joined(lines: readonly Line[]): Line | null {
  const [first] = lines;
  if (!first) return null;
  const inlines = lines.flatMap(({ inlines }, at): Inline[] =>
    at === 0 ? inlines : [{ kind: 'break', marks: plain }, ...inlines],
  );
  return { kind: 'line', tag: 'p', align: first.align, inlines };
}

/** An alignment, null where it is the one that holds without it. */
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

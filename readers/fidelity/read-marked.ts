import { findWords, type VisibleContent, type WordRun } from './compare-content.ts';
import { type OldAddresses, VisibleReader } from './read-visible.ts';

/** The elements that are shown. Others are replaced by their contents. */
type MarkedElement =
  | ('block' | 'heading' | 'quote' | 'code' | 'list' | 'numbered' | 'item')
  | ('table' | 'row' | 'cell' | 'strong' | 'em' | 'inline-code' | 'link');

/** A text with its differences marked. Safe to display. */
export type MarkedNode =
  | { type: 'text'; text: string; isMarked: boolean }
  | { type: 'object'; kind: 'picture' | 'player'; address: string; isMarked: boolean }
  | {
      type: 'element';
      name: MarkedElement;
      isMarked: boolean;
      address?: string;
      children: MarkedNode[];
    };

export interface MarkedText {
  nodes: MarkedNode[];
  /** True if the text is too long to show completely. */
  isCut: boolean;
}

/** The limits of what is shown. */
const most = { depth: 40, characters: 400_000, nodes: 20_000 } as const;

const tags: Record<MarkedElement, string> = {
  block: 'p div section article figure figcaption dl dt dd hr center address option',
  heading: 'h1 h2 h3 h4 h5 h6',
  quote: 'blockquote q',
  code: 'pre xmp',
  list: 'ul',
  numbered: 'ol',
  item: 'li',
  table: 'table',
  row: 'tr',
  cell: 'td th',
  strong: 'strong b',
  em: 'em i',
  'inline-code': 'code tt',
  link: 'a',
};
const names = new Map(
  (Object.keys(tags) as MarkedElement[]).flatMap((name) => tags[name].split(' ').map((tag) => [tag, name])),
);

const inline = new Set<MarkedElement>(['strong', 'em', 'inline-code', 'link']);

/** Elements that close an open one of the same kind, and the elements at which the search for it ends. */
const closing: Readonly<Partial<Record<MarkedElement, MarkedElement[]>>> = {
  item: ['list', 'numbered'],
  row: ['table'],
  cell: ['row', 'table'],
  link: [],
};

type ElementNode = Extract<MarkedNode, { type: 'element' }>;

interface Open {
  /** The tag name as written. */
  tag: string;
  node: ElementNode;
}

/** Which parts to mark, in the order of `VisibleContent`. */
interface MarkedParts {
  headings: ReadonlySet<string>;
  lists: ReadonlySet<string>;
}

/** Builds a tree from tags, even if they aren't properly nested. */
class MarkedTree {
  private readonly root: MarkedNode[] = [];
  private readonly open: Open[] = [];
  private readonly marked: MarkedParts;
  private characters = 0;
  private nodes = 0;

  constructor(marked: MarkedParts) {
    this.marked = marked;
  }

  get isCut(): boolean {
    return this.characters >= most.characters || this.nodes >= most.nodes;
  }

  finish(): MarkedText {
    this.closeTo(0);
    return { nodes: this.root, isCut: this.isCut };
  }

  start(tag: string, address: string | null, isMarked: boolean): void {
    if (tag === 'br') this.text('\n', false);
    const known = names.get(tag);
    if (known === undefined || this.isCut) return;
    this.endOwn(known);
    // Elements that were dropped because of their depth have no end tag either.
    if (this.open.length >= most.depth) return;
    if (known !== 'item') this.itemInList();
    const name = known === 'item' && !this.isInList() ? 'block' : known;
    const node: ElementNode = { type: 'element', name, isMarked, children: [] };
    if (address !== null) node.address = address;
    this.add(node);
    this.open.push({ tag, node });
  }

  end(tag: string): void {
    const at = this.open.findLastIndex((each) => each.tag === tag);
    const node = this.open[at]?.node;
    // An inline element's end tag doesn't close blocks.
    const isCrossing = node && inline.has(node.name) && this.open.slice(at).some(isBlock);
    if (node && !isCrossing) this.closeTo(at);
  }

  text(text: string, isMarked: boolean): void {
    if (this.isCut) return;
    const last = this.children.at(-1);
    const isAfterBlock = last === undefined || (last.type === 'element' && !inline.has(last.name));
    const shown = (isAfterBlock ? text.replace(/^\s*\n\s*/, '') : text).replaceAll('\u200b', '');
    if (shown === '' || (isAfterBlock && shown.trim() === '')) return;
    this.itemInList();
    this.characters += shown.length;
    const before = this.children.at(-1);
    if (before?.type === 'text' && before.isMarked === isMarked) before.text += shown;
    else this.add({ type: 'text', text: shown, isMarked });
  }

  object(kind: 'picture' | 'player', address: string, isMarked: boolean): void {
    if (this.isCut) return;
    this.itemInList();
    this.add({ type: 'object', kind, address, isMarked });
  }

  private get children(): MarkedNode[] {
    return this.open.at(-1)?.node.children ?? this.root;
  }

  private add(node: MarkedNode): void {
    this.nodes += 1;
    this.children.push(node);
  }

  private isInList(): boolean {
    const name = this.open.at(-1)?.node.name;
    return name === 'list' || name === 'numbered';
  }

  /** Opens an item, because a list may contain only items. */
  private itemInList(): void {
    if (!this.isInList()) return;
    const node: ElementNode = { type: 'element', name: 'item', isMarked: false, children: [] };
    this.add(node);
    this.open.push({ tag: 'li', node });
  }

  private endOwn(name: MarkedElement): void {
    const within = closing[name];
    if (!within) return;
    const inner = this.open.findLastIndex(({ node }) => node.name === name);
    const outer = this.open.findLastIndex(({ node }) => within.includes(node.name));
    if (inner > outer) this.closeTo(inner);
  }

  private closeTo(depth: number): void {
    for (let last = this.open.length - 1; last >= depth; last -= 1) {
      const node = this.open.pop()?.node;
      if (node) this.markWhole(node);
    }
  }

  /** Marks a heading or list that is missing on the other side, even if its words are there. */
  private markWhole(node: ElementNode): void {
    if (node.name === 'heading') {
      const key = findWords(textOfNodes(node.children)).keys.join(' ');
      node.isMarked = key !== '' && this.marked.headings.has(key);
    } else if (node.name === 'list' || node.name === 'numbered') {
      const tag = node.name === 'list' ? 'ul' : 'ol';
      node.isMarked = this.marked.lists.has(`${tag} ${node.children.length}`);
    }
  }
}

function isBlock({ node }: Open): boolean {
  return !inline.has(node.name);
}

function textOfNodes(nodes: readonly MarkedNode[]): string {
  return nodes
    .map((node) =>
      node.type === 'text' ? node.text : node.type === 'element' ? textOfNodes(node.children) : '',
    )
    .join(' ');
}

/** The word ranges and named parts to mark. */
export interface Marks extends MarkedParts {
  words: readonly WordRun[];
  pictures: ReadonlySet<string>;
  links: ReadonlySet<string>;
}

type Range = readonly [start: number, end: number];

/** Reads HTML like `readVisible` and marks parts. `content` is the result of `readVisible`. */
export function readMarked(
  html: string,
  blog: OldAddresses,
  content: VisibleContent,
  marks: Marks,
): MarkedText {
  const reader = new MarkedReader(html, blog, rangesOf(content, marks.words), marks);
  reader.read();
  return reader.tree.finish();
}

/** Marks parts of plain text. */
export function markText(content: VisibleContent, words: readonly WordRun[]): MarkedNode[] {
  return [...pieces(content.text, 0, rangesOf(content, words))].map(([text, isMarked]) => ({
    type: 'text',
    text,
    isMarked,
  }));
}

class MarkedReader extends VisibleReader {
  readonly tree: MarkedTree;
  private readonly ranges: readonly Range[];
  private readonly marks: Marks;
  /** The index of the first unfinished range. */
  private next = 0;

  constructor(html: string, blog: OldAddresses, ranges: readonly Range[], marks: Marks) {
    super(html, blog);
    this.tree = new MarkedTree(marks);
    this.ranges = ranges;
    this.marks = marks;
  }

  protected override onText(text: string, start: number): void {
    while ((this.ranges[this.next]?.[1] ?? Infinity) <= start) this.next += 1;
    for (const [piece, isMarked] of pieces(text, start, this.ranges, this.next))
      this.tree.text(piece, isMarked);
  }

  protected override onTag(name: string, isEnd: boolean, href: string | null): void {
    if (isEnd) this.tree.end(name);
    else this.tree.start(name, href, href !== null && this.marks.links.has(href));
  }

  protected override onItem(kind: 'picture' | 'player', address: string): void {
    const marked = kind === 'picture' ? this.marks.pictures : this.marks.links;
    this.tree.object(kind, address, marked.has(address));
  }
}

function rangesOf({ words: { starts, ends } }: VisibleContent, words: readonly WordRun[]): Range[] {
  return words.map(({ from, to }) => [starts[from] ?? 0, ends[to - 1] ?? 0]);
}

/** Splits text that begins at `start` where marks begin and end. */
function* pieces(
  text: string,
  start: number,
  ranges: readonly Range[],
  first = 0,
): Generator<[text: string, isMarked: boolean]> {
  const end = start + text.length;
  let at = start;
  for (let i = first; i < ranges.length; i += 1) {
    const [from, to] = ranges[i] ?? [0, 0];
    if (from >= end) break;
    if (to <= at) continue;
    if (from > at) yield [text.slice(at - start, from - start), false];
    const begin = Math.max(from, at);
    at = Math.min(to, end);
    yield [text.slice(begin - start, at - start), true];
  }
  if (at < end) yield [text.slice(at - start), false];
}
